import type { MobileNumberProblem } from '@fleetfoot/shared/domain';
import type { SignInProblem } from '@fleetfoot/shared/firebase/sign-in-problem';
import { signInTexts } from './sign-in';

const { problems, numberHints } = signInTexts.english;

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
  expect(problems[problem]).toBe(message);
});

test.each<[MobileNumberProblem, boolean]>([
  ['missing', false],
  ['incomplete', true],
  ['not-mobile', true],
  ['foreign', true],
])('a number that is %s gets a hint: %s', (problem, hasHint) => {
  expect(Object.hasOwn(numberHints, problem)).toBe(hasHint);
});
