import { randomBytes } from 'node:crypto';
import { keyPrefix } from '@fleetfoot/shared/api';
import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { sha256 } from '../../platform/sha256';

/** A new key of an organisation: 256 random bits behind a prefix that says what it opens. */
export function newApiKey(mode: ApiMode): string {
  return `${keyPrefix(mode)}${randomBytes(32).toString('base64url')}`;
}

/** The hash that a key is looked up by. With 256 random bits there is nothing to guess, so that no salt is needed. */
export function hashOfKey(key: string): string {
  return sha256(key);
}
