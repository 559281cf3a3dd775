import { createHash, randomBytes } from 'node:crypto';
import { type ApiMode, keyPrefix } from '@fleetfoot/shared/api';

/** A new key of an organisation: 256 random bits behind a prefix that says what it opens. */
export function newApiKey(mode: ApiMode): string {
  return `${keyPrefix(mode)}${randomBytes(32).toString('base64url')}`;
}

/** What a key is looked up by. With 256 random bits there is nothing to guess, so that no salt is needed. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
