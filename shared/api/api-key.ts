import { API_SCOPES, type ApiMode, ApiModeSchema, ApiScopeSchema } from '@fleetfoot/shared/model/api/api-key';
import { requiredText } from '@fleetfoot/shared/model/fields';
import { attemptID, documentID, operation } from '@fleetfoot/shared/operations';
import * as v from '@fleetfoot/shared/schema';

/** How a key begins. */
export function keyPrefix(mode: ApiMode): string {
  return `ff_${mode}_`;
}

/** Reads what a key opens off the key itself; `undefined` for what cannot be a key. */
export function modeOfKey(key: string): ApiMode | undefined {
  return /^ff_(?:live|test)_[\w-]{43}$/.test(key) ? (key.slice(3, 7) as ApiMode) : undefined;
}

const HOUR_MS = 3_600_000;

/** How long a key goes on working after it is replaced, in milliseconds. */
export const KEEP_MS = { now: 0, '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS } as const;

export const KEEP_CHOICES = Object.keys(KEEP_MS) as (keyof typeof KEEP_MS)[];

export type Keep = (typeof KEEP_CHOICES)[number];

/** How a key ends: what says which one it is, everywhere that it is not shown itself. */
export function endingOf(key: string): string {
  return key.slice(-4);
}

const LONG_ENDING_LENGTH = 8;

/** How a key ends, told by somebody who can see it. */
export function longEndingOf(key: string): string {
  return key.slice(-LONG_ENDING_LENGTH);
}

/**
 * Replaces a key of the organisation. The old one goes on working for the chosen time, and keys that were replaced
 * before it no longer than that either. For Admins. Idempotent per attempt.
 */
export const rollApiKey = operation(
  'rollApiKey',
  {
    orgID: documentID,
    mode: ApiModeSchema,
    /** The long ending of the key that is to be replaced, so that of two Admins at once only one replaces it. */
    ending: v.pipe(v.string(), v.minLength(LONG_ENDING_LENGTH), v.maxLength(LONG_ENDING_LENGTH)),
    keep: v.picklist(KEEP_CHOICES),
    /** One per press of the button that replaces it. */
    attemptID,
  },
  v.object({}),
);

/** How long a named key works from its creation, in days; none for one that is made to stay. */
export const LIFETIME_DAYS = { unlimited: undefined, '30d': 30, '90d': 90, '365d': 365 } as const;

export const LIFETIMES = Object.keys(LIFETIME_DAYS) as (keyof typeof LIFETIME_DAYS)[];

/** The name of a key, as its creator types it. */
export const KeyNameSchema = requiredText('a name', 60);

/**
 * Creates a named key. Its secret is in this answer and nowhere else. For Admins. Repeated with the same attempt it
 * gives the key another secret, as long as nobody has used the key: the answer that was lost opens nothing.
 */
export const createApiKey = operation(
  'createApiKey',
  {
    orgID: documentID,
    name: KeyNameSchema,
    mode: ApiModeSchema,
    scopes: v.pipe(
      v.array(ApiScopeSchema),
      v.minLength(1),
      v.maxLength(API_SCOPES.length),
      v.check((scopes) => new Set(scopes).size === scopes.length),
    ),
    lifetime: v.picklist(LIFETIMES),
    /** One per press of the button that creates it; also the key's id. */
    attemptID,
  },
  v.object({ key: v.string() }),
);

/** Ends a named key at once. For Admins. Idempotent. */
export const revokeApiKey = operation('revokeApiKey', { orgID: documentID, keyID: documentID }, v.object({}));
