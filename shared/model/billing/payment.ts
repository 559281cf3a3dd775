import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';
import { KeptBriefSchema } from '../advertising/campaign-brief';

// Only server functions read and write these.

/** One decision to pay, and everything that its payment intent is made of. */
export const PaymentAttemptSchema = v.object({
  planID: v.string(),
  noOfBikes: v.number(),
  /** What its campaign is to be, as it was told first. */
  brief: v.optional(KeptBriefSchema),
  /** Cents. */
  amount: v.number(),
  customerID: v.string(),
  paymentMethodID: v.string(),
  /** How many cards were refused for it before this one. */
  round: v.optional(v.number(), 0),
  /** The one payment intent of the round; not there until Stripe has made it. */
  intentID: v.optional(v.string()),
  /** Whether the card of the round was refused: nothing is held for it any more. */
  isRefused: v.optional(v.boolean(), false),
  /** uid of the user who decided. */
  createdBy: v.string(),
  /** Where it is counted: the day of its card's try, and the month that its amount is held in. */
  countedOn: v.optional(v.object({ day: v.string(), month: v.string() })),
});

/** Who an organisation is at Stripe. */
export const CustomerSchema = v.object({
  customerID: v.optional(v.string()),
  /** Until then one Admin changes the cards, and no other. */
  leasedUntil: v.optional(v.date()),
});

/** An event from Stripe that was entered in the books. */
export const StripeEventSchema = v.object({ type: v.string(), enteredAt: v.date() });

export type PaymentAttempt = v.InferOutput<typeof PaymentAttemptSchema>;

export const paymentAttempts = collection(
  'Organizations/{orgID}/PaymentAttempts/{attemptID}',
  PaymentAttemptSchema,
);

export const customers = singleDocument('Organizations/{orgID}/Private/stripe', CustomerSchema);

export const stripeEvents = collection('StripeEvents/{eventID}', StripeEventSchema);
