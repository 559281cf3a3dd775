import * as v from '@fleetfoot/shared/schema';
import { singleDocument } from '@fleetfoot/shared/schema';
import type { Delivery } from '../delivery/delivery';
import type { Owed } from './trip-charge';

/** What an organisation may owe and have under way, in cents, where an operator has set nothing else. */
export const DEFAULT_CREDIT_LIMIT = 2_000_000;

/** What a delivery without a price holds of the limit: cents. */
export const UNPRICED_RESERVE = 15_000;

/** What an operator has set for one organisation: cents. Nobody else writes it. */
const CreditSettingsSchema = v.object({ limit: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/**
 * What deliveries under way hold of the limit, in cents: the sum of {@link reserveOf} of each. Whoever creates, prices or
 * cancels one changes it in the same write; it is released when the trip ends.
 */
const ReservedSchema = v.object({
  amount: v.pipe(v.number(), v.integer()),
  /** The delivery of a member's last change, and when that was: rules compare them. Not there after a function's. */
  of: v.optional(v.string()),
  at: v.optional(v.date()),
});

export const creditSettings = singleDocument('Organizations/{orgID}/Settings/credit', CreditSettingsSchema);
export const reservedForTrips = singleDocument('Organizations/{orgID}/Owed/reserved', ReservedSchema);

type Settings = v.InferOutput<typeof CreditSettingsSchema>;
type Reserved = v.InferOutput<typeof ReservedSchema>;

/** What counts for the limit. */
export interface CreditState {
  readonly owed: Pick<Owed, 'amount'> | undefined;
  readonly reserved: Pick<Reserved, 'amount'> | undefined;
  readonly settings: Settings | undefined;
}

/** The limit that holds. */
export function creditLimit(settings: Settings | undefined): number {
  return settings?.limit ?? DEFAULT_CREDIT_LIMIT;
}

/** What is left for new deliveries: cents, less than nothing above the limit. */
export function creditLeft({ owed, reserved, settings }: CreditState): number {
  return creditLimit(settings) - (owed?.amount ?? 0) - (reserved?.amount ?? 0);
}

/** What a delivery under way holds of the limit: its price, in cents. */
export function reserveOf({ price }: Pick<Delivery, 'price'>): number {
  return Number.isInteger(price?.total) ? Number(price?.total) : UNPRICED_RESERVE;
}

/** Why a delivery is not created, and what to do. */
export const ABOVE_CREDIT =
  'What your organisation owes for trips and has under way would be above its limit. Pay the open trips in Billing or wait until trips end, then create this delivery.';
