import * as v from 'valibot';
import { ApiModeSchema } from './mode';

const HOUR_MS = 3_600_000;

/** How long a key goes on working after it is replaced, in milliseconds. */
export const KEEP_MS = { now: 0, '1h': HOUR_MS, '24h': 24 * HOUR_MS, '7d': 168 * HOUR_MS } as const;

export const KEEP_CHOICES = Object.keys(KEEP_MS) as (keyof typeof KEEP_MS)[];

export type Keep = (typeof KEEP_CHOICES)[number];

/** How much of a key's end says which one it is. */
export const KEY_ENDING_LENGTH = 8;

export function endingOf(key: string, length = KEY_ENDING_LENGTH): string {
  return key.slice(-length);
}

/** Organizations/{orgId}/ApiKeyRolls/{attemptId}: a key that was replaced. */
export const KeyRollSchema = v.object({
  id: v.string(),
  mode: ApiModeSchema,
  at: v.date(),
  /** uid of the Admin who replaced it. */
  by: v.string(),
  /** The last four characters of the key that was replaced. */
  oldKeyEnding: v.string(),
  /** When the old key stops working. */
  oldKeyExpiresAt: v.date(),
});

export type KeyRoll = v.InferOutput<typeof KeyRollSchema>;

/** Path of an organisation's replaced keys. */
export function keyRollsPath(organizationId: string): string {
  return `Organizations/${organizationId}/ApiKeyRolls`;
}
