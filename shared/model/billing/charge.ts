import * as v from '@fleetfoot/shared/schema';

/**
 * How it stands with a charge: it comes to nothing, waits to be charged, was refused, is paid, or was
 * paid and given back whole.
 */
const CHARGE_STATUSES = ['free', 'waiting', 'failed', 'paid', 'refunded'] as const;

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What every charge has, whatever it is for. Written by server functions only. */
export const ChargeSchema = v.object({
  id: v.string(),
  status: v.picklist(CHARGE_STATUSES),
  /** Whether it is waiting or failed: for queries, which know no "or". */
  isOwed: v.boolean(),
  /** What is charged. */
  amount: cents,
  /** How many times it was refused. */
  round: cents,
  /** The one payment intent of the round; not there until Stripe has made it. */
  intentID: v.optional(v.string()),
  /** Why it was refused last: a code of Stripe's, or `no_card`. */
  reason: v.optional(v.string()),
  /** When it is tried next without anybody asking; put off before each try. Not there when it is not. */
  nextAt: v.optional(v.date()),
  /** When Stripe took the money. */
  paidAt: v.optional(v.date()),
});

export type Charge = v.InferOutput<typeof ChargeSchema>;

/** The reason of a charge that failed because there was no card. */
export const NO_CARD = 'no_card';
