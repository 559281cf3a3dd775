/** Why sending or confirming a code failed, as the sign-in screens tell it apart. */
export type SignInProblem =
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'quota-exceeded'
  | 'user-disabled'
  | 'operation-not-allowed'
  | 'wrong-code'
  | 'code-expired'
  | 'offline'
  | 'unknown';

const PROBLEMS = new Map<unknown, SignInProblem>(
  Object.entries({
    'auth/invalid-phone-number': 'invalid-phone-number',
    'auth/missing-phone-number': 'missing-phone-number',
    'auth/quota-exceeded': 'quota-exceeded',
    'auth/too-many-requests': 'quota-exceeded',
    'auth/user-disabled': 'user-disabled',
    'auth/operation-not-allowed': 'operation-not-allowed',
    'auth/billing-not-enabled': 'operation-not-allowed',
    'auth/invalid-verification-code': 'wrong-code',
    'auth/missing-code': 'wrong-code',
    'auth/code-expired': 'code-expired',
    'auth/invalid-verification-id': 'code-expired',
    'auth/network-request-failed': 'offline',
    offline: 'offline',
    timeout: 'offline',
  } satisfies Record<string, SignInProblem>),
);

/** Names the problem behind whatever `sendCode` or `confirm` rejected with. */
export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  const known = error.cause === undefined ? undefined : signInProblem(error.cause);
  if (known && known !== 'unknown') return known;
  return PROBLEMS.get(code) ?? 'unknown';
}
