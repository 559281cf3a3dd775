import type { MobileNumberProblem } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { numberHint, numberMessage, signInMessage } from './sign-in-message';

test.each<[SignInProblem, string]>([
  ['invalid-phone-number', 'The phone number format is incorrect. Please check and try again.'],
  ['missing-phone-number', 'Please provide your phone number.'],
  ['quota-exceeded', "We've sent too many codes. Please try again later."],
  ['user-disabled', 'This user has been disabled. Please contact support.'],
  ['operation-not-allowed', 'Phone verification is not available right now. Please contact support.'],
  ['unknown', 'An error occurred. Please try again.'],
  ['wrong-code', 'That code is not right. Check the message and enter it again.'],
  ['code-expired', 'That code has expired. Ask for a new one and enter it here.'],
  ['offline', 'You are offline. Check your connection and try again.'],
])('the problem %s reads: %s', (problem, message) => {
  expect(signInMessage(problem)).toBe(message);
});

test.each<[MobileNumberProblem, string, boolean]>([
  ['missing', 'Please provide your phone number.', false],
  ['incomplete', 'The phone number format is incorrect. Please check and try again.', true],
  ['not-mobile', 'The phone number format is incorrect. Please check and try again.', true],
  ['foreign', 'The phone number format is incorrect. Please check and try again.', true],
])('a number that is %s reads: %s', (problem, message, hasHint) => {
  expect(numberMessage(problem)).toBe(message);
  expect(numberHint(problem) !== undefined).toBe(hasHint);
});
