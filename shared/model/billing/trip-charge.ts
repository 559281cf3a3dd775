import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';
import { PriceSchema } from '../delivery/tariff';
import { ChargeSchema } from './charge';

// Written by server functions only.

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a trip that has ended is charged for. The id is the delivery's; of the way back alone, {@link wayBackID}. */
export const TripChargeSchema = v.object({
  ...ChargeSchema.entries,
  deliveryID: v.string(),
  /** The delivery's external ID. */
  reference: v.string(),
  /** When the trip ended. */
  endedAt: v.date(),
  /** What the whole trip comes to, of which `amount` is what was not charged before. */
  price: PriceSchema,
  /** Cents of that price which an earlier charge of the delivery was for. */
  before: v.optional(cents, 0),
});

/** What an organisation owes for trips: the sum of its charges that are waiting or failed. */
export const OwedSchema = v.object({ amount: v.pipe(v.number(), v.integer()) });

export type TripCharge = v.InferOutput<typeof TripChargeSchema>;
export type Owed = v.InferOutput<typeof OwedSchema>;

export const tripCharges = collection('Organizations/{orgID}/TripCharges/{chargeID}', TripChargeSchema, {
  mostInQuery: 200,
});

export const owedForTrips = singleDocument('Organizations/{orgID}/Owed/trips', OwedSchema);

/** The charge of a way back whose trip there was charged before. No delivery has a dot in its id. */
export function wayBackID(deliveryID: string): string {
  return `${deliveryID}.return`;
}

type PaymentStatus = 'Unpaid' | 'Paid' | 'Failed' | 'Refunded';

/** What a delivery says of its charges: first what is to be done, then what was done. Nothing to pay stays Unpaid. */
export function paymentStatusOf(charges: readonly Pick<TripCharge, 'status'>[]): PaymentStatus {
  const has = (...statuses: readonly TripCharge['status'][]) =>
    charges.some(({ status }) => statuses.includes(status));
  if (has('failed')) return 'Failed';
  if (has('waiting')) return 'Unpaid';
  if (has('paid')) return 'Paid';
  return has('refunded') ? 'Refunded' : 'Unpaid';
}
