import { owedForTrips, type TripCharge, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { runCharger } from '../../src/billing/charges/charge-due';
import { TRIP_CHARGES } from '../../src/billing/trips/trip-charges';
import { courierScene } from '../couriers/courier-scene';
import { database, put, read } from '../world/data';
import { booksOf } from './books';
import { stripe } from './local-stripe';

const MINUTE_MS = 60_000;

/** Seven kilometres on demand: R 61. */
export const PRICE = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 7_000, seconds: 900 });

/** A run of the function that charges trips, now or later. */
export function chargeTrips(minutes = 0): Promise<number> {
  const now = new Date(Date.now() + minutes * MINUTE_MS);
  return runCharger(TRIP_CHARGES, { database, stripe, now, hasTime: () => true });
}

/** Stores the charge of a trip whose card was refused, as `d1`. */
export async function putRefusedTrip(orgID: string): Promise<void> {
  const charge: TripCharge = {
    id: 'd1',
    deliveryID: 'd1',
    reference: 'PO-1',
    endedAt: new Date(),
    price: PRICE,
    before: 0,
    isOwed: true,
    status: 'failed',
    amount: PRICE.total,
    round: 1,
    reason: 'card_declined',
  };
  await put(tripCharges.document(orgID, 'd1'), charge);
}

/** What is charged, owed and entered of an organisation's one delivery. */
async function tripState(orgID: string, path: string) {
  const [delivery, owed, { entries }] = [
    await read(path),
    await read(owedForTrips.document(orgID)),
    await booksOf(orgID),
  ];
  return {
    payment_status: delivery?.['payment_status'],
    owed: Number(owed?.['amount'] ?? 0),
    ledger: entries.map(({ amount }) => amount).sort((one, other) => other - one),
  };
}

interface TripScene extends Awaited<ReturnType<typeof courierScene>> {
  /** A charge as it is stored, of the delivery where no id is given. */
  charge(id?: string): Promise<Record<keyof TripCharge, unknown> | undefined>;
  state(): ReturnType<typeof tripState>;
}

/** An organisation with a delivery on its way, priced unless it is said otherwise. */
export async function tripScene(changes: Partial<Delivery> = {}): Promise<TripScene> {
  const found = await courierScene({ status: 'Collected', price: PRICE, ...changes });
  const { orgID, path } = found;
  return {
    ...found,
    charge: async (id = 'd1') =>
      (await read(tripCharges.document(orgID, id))) as Record<keyof TripCharge, unknown> | undefined,
    state: () => tripState(orgID, path),
  };
}
