import { PRODUCT_NAME, userMessageFor } from '@fleetfoot/shared/domain';

const FORMAT = 'The phone number format is incorrect. Please check and try again.';
const MISSING = 'Please provide your phone number.';

/** What the sign-in pages say. Their first download: what other pages say has its own file. */
export const SIGN_IN = {
  title: `Sign in to ${PRODUCT_NAME}`,
  pageTitle: 'Sign in',
  language: 'Language',
  mobileNumber: 'Mobile number',
  example: 'For example 82 123 4567. We send a six-digit code to it.',
  /** Before the address of support. */
  privacy:
    'We use your number to send you the code, to find your invitations and to show your team who you are. You may object at any time:',
  continue: 'Continue',
  problems: {
    'invalid-phone-number': FORMAT,
    'missing-phone-number': MISSING,
    'quota-exceeded': "We've sent too many codes. Please try again later.",
    'user-disabled': 'This user has been disabled. Please contact support.',
    'operation-not-allowed': 'Phone verification is not available right now. Please contact support.',
    'wrong-code': 'That code is not right. Check the message and enter it again.',
    'code-expired': 'That code has expired. Ask for a new one and enter it here.',
    offline: userMessageFor('offline'),
    unknown: 'An error occurred. Please try again.',
  },
  /** What would make a number right, where there is more to say. */
  numberHints: {
    incomplete: 'A mobile number has nine digits after +27, such as 82 123 4567.',
    'not-mobile': 'Use a mobile number, such as 82 123 4567. Codes cannot be sent to other lines.',
    foreign: 'Only South African mobile numbers can sign in.',
  },
} as const;
