import { fromSdkError } from './sdk-error';
import { signInProblem } from './sign-in-problem';

test.each([
  ['auth/invalid-phone-number', 'invalid-phone-number'],
  ['auth/missing-phone-number', 'missing-phone-number'],
  ['auth/quota-exceeded', 'quota-exceeded'],
  ['auth/too-many-requests', 'quota-exceeded'],
  ['auth/user-disabled', 'user-disabled'],
  ['auth/operation-not-allowed', 'operation-not-allowed'],
  ['auth/billing-not-enabled', 'operation-not-allowed'],
  ['auth/invalid-verification-code', 'wrong-code'],
  ['auth/missing-code', 'wrong-code'],
  ['auth/code-expired', 'code-expired'],
  ['auth/invalid-verification-id', 'code-expired'],
  ['auth/network-request-failed', 'offline'],
  ['auth/captcha-check-failed', 'unknown'],
])('%s is %s, bare and as the door rejects with it', (code, problem) => {
  const error = Object.assign(new Error(code), { code });
  expect(signInProblem(error)).toBe(problem);
  expect(signInProblem(fromSdkError(error, true))).toBe(problem);
});

test('a failure while offline is offline, whatever the SDK calls it', () => {
  const error = Object.assign(new Error('x'), { code: 'auth/internal-error' });
  expect(signInProblem(fromSdkError(error, false))).toBe('offline');
});

test.each([undefined, 'auth/quota-exceeded', {}, new Error('x')])('%p is unknown', (error) => {
  expect(signInProblem(error)).toBe('unknown');
});
