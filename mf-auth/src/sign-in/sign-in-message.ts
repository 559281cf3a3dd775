import { type MobileNumberProblem, PRODUCT_NAME, userMessageFor } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';

export const SIGN_IN_TITLE = `Sign in to ${PRODUCT_NAME}`;

const FORMAT = 'The phone number format is incorrect. Please check and try again.';
const MISSING = 'Please provide your phone number.';

const SIGN_IN_MESSAGES: Record<SignInProblem, string> = {
  'invalid-phone-number': FORMAT,
  'missing-phone-number': MISSING,
  'quota-exceeded': "We've sent too many codes. Please try again later.",
  'user-disabled': 'This user has been disabled. Please contact support.',
  'operation-not-allowed': 'Phone verification is not available right now. Please contact support.',
  'wrong-code': 'That code is not right. Check the message and enter it again.',
  'code-expired': 'That code has expired. Ask for a new one and enter it here.',
  offline: userMessageFor('offline'),
  unknown: 'An error occurred. Please try again.',
};

/** What the user reads when a code cannot be sent or is not accepted. */
export function signInMessage(problem: SignInProblem): string {
  return SIGN_IN_MESSAGES[problem];
}

/** What the user reads under a number that no code can be sent to. */
export function numberMessage(problem: MobileNumberProblem): string {
  return problem === 'missing' ? MISSING : FORMAT;
}

const NUMBER_HINTS: Record<MobileNumberProblem, string | undefined> = {
  missing: undefined,
  incomplete: 'A mobile number has nine digits after +27, such as 82 123 4567.',
  'not-mobile': 'Use a mobile number, such as 82 123 4567. Codes cannot be sent to other lines.',
  foreign: 'Only South African mobile numbers can sign in.',
};

/** What would make the number right, when there is more to say than the message does. */
export function numberHint(problem: MobileNumberProblem): string | undefined {
  return NUMBER_HINTS[problem];
}
