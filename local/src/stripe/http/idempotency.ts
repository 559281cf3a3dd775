import { createHash } from 'node:crypto';
import type { Account, KeptAnswer } from '../account';
import { StripeFailure } from '../stripe-failure';

/** Tells a request from others; what was in it cannot be read back. */
export function fingerprintOf(request: string, body: string): string {
  return createHash('sha256').update(`${request}\n${body}`).digest('hex');
}

/**
 * The answer that was given under this key before.
 * @throws StripeFailure when the key was used for another request
 */
export function earlierAnswer(
  account: Account,
  key: string | undefined,
  fingerprint: string,
): KeptAnswer | undefined {
  const earlier = key === undefined ? undefined : account.answers.get(key);
  if (!earlier || earlier.fingerprint === fingerprint) return earlier;
  throw new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
