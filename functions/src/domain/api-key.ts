import { randomBytes } from 'node:crypto';

/** A new key of an organisation: 256 random bits behind a prefix that says what it opens. */
export function newApiKey(mode: 'live' | 'test'): string {
  return `ff_${mode}_${randomBytes(32).toString('base64url')}`;
}
