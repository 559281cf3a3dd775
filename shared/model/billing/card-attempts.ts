import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

// Only server functions read and write these.

/**
 * How often cards may be tried on one day in South Africa. A stolen account, or several, cannot find out which of many
 * stolen cards still work; a shop with a difficult card gets by. `user` counts over all organisations.
 */
export const CARD_ATTEMPT_LIMITS = {
  /** Begun to save a card. */
  setups: { member: 15, user: 20, organization: 30 },
  /** Refused by a bank, or begun to be charged and not paid yet. */
  declines: { member: 6, user: 9, organization: 18 },
} as const;

export type CardAttemptKind = keyof typeof CARD_ATTEMPT_LIMITS;
export type CardAttemptScope = keyof (typeof CARD_ATTEMPT_LIMITS)['declines'];

/** What was tried on a day. Each try has a key of its own, so that it is counted once and can be taken out. */
export const CardAttemptsSchema = v.object({
  /** uid of who tried, by the key of the try. */
  setups: v.optional(v.record(v.string(), v.string()), {}),
  declines: v.optional(v.record(v.string(), v.string()), {}),
  /** The limits that somebody has met: each is told to Admins once. */
  told: v.optional(v.array(v.string()), []),
});

export type CardAttempts = v.InferOutput<typeof CardAttemptsSchema>;

/** Of an organisation; the id is the day. */
export const cardAttempts = collection('Organizations/{orgID}/CardAttempts/{day}', CardAttemptsSchema);

/** Of a user in all organisations; the id is `uid_day`. */
export const userCardAttempts = collection('UserCardAttempts/{userDay}', CardAttemptsSchema);
