import { monthOf } from '@fleetfoot/shared/billing';
import { reservedForTrips, reserveOf } from '@fleetfoot/shared/model/billing/credit';
import type { LedgerEntry } from '@fleetfoot/shared/model/billing/ledger';
import { owedForTrips, type TripCharge, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import type { UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import {
  FIRST_TARIFF,
  finalPrice,
  type Price,
  quotedPrice,
  type TripEnd,
} from '@fleetfoot/shared/model/delivery/tariff';
import { roadBetween } from '../stand-ins/roads/start-roads';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION } from './people';

const ENDS: readonly string[] = ['Delivered', 'Failed', 'Returned'] satisfies TripEnd['status'][];
const MINUTE_MS = 60_000;
const LAST4 = '4242';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface DemoTrip {
  readonly urgency_level: UrgencyLevel;
  readonly pickup: Place;
  readonly dropoff: Place;
  readonly status: string;
  readonly failure_reason?: string | undefined;
}

/** What a trip costs by the roads of the local map, as it was quoted or, once it has ended, as it is charged. */
export function priceOf({ urgency_level, pickup, dropoff, status, failure_reason }: DemoTrip): Price {
  const road = roadBetween(pickup, dropoff) ?? { distanceMeters: 0, duration: '0s' };
  const [metres, seconds] = [road.distanceMeters, Number.parseInt(road.duration, 10)];
  const quoted = quotedPrice(FIRST_TARIFF, { urgency_level, metres, seconds });
  if (!ENDS.includes(status)) return quoted;
  const waited = { pickup: 0, dropoff: 0 };
  return finalPrice(FIRST_TARIFF, quoted, { status: status as TripEnd['status'], failure_reason, waited });
}

/** What a delivery of the demo says of its payment: nothing is owed before its end, and the last trip was refused. */
export function paymentStatusAt(status: string, { total }: Price, isRefused: boolean): string {
  if (!ENDS.includes(status) || total === 0) return 'Unpaid';
  return isRefused ? 'Failed' : 'Paid';
}

/** What is read of a delivery's document. */
interface Ended {
  readonly id: string;
  readonly external_id: string;
  readonly status: string;
  readonly payment_status: string;
  readonly price: Price;
  readonly status_times: Readonly<Record<string, Date>>;
}

function chargeOf(delivery: Ended, endedAt: Date): TripCharge {
  const { id, external_id: reference, price, payment_status } = delivery;
  const common = { id, deliveryID: id, reference, endedAt, price, before: 0, amount: price.total };
  if (price.total === 0) return { ...common, status: 'free', isOwed: false, round: 0 };
  if (payment_status === 'Failed') {
    return { ...common, status: 'failed', isOwed: true, round: 1, reason: 'insufficient_funds' };
  }
  return { ...common, status: 'paid', isOwed: false, round: 0, intentID: intentOf(id) };
}

function intentOf(id: string): string {
  return `pi_${id.replaceAll('-', '_')}`;
}

function entryOf({ id, reference, amount }: TripCharge, endedAt: Date): LedgerEntry {
  const createdAt = new Date(endedAt.getTime() + MINUTE_MS);
  return {
    ...{ id: intentOf(id), paymentIntentID: intentOf(id), kind: 'charge', amount, last4: LAST4 },
    ...{ description: `Delivery ${reference}`, createdAt, month: monthOf(createdAt) },
    trip: { chargeID: id, deliveryID: id, reference },
  };
}

/** What the deliveries that have ended are charged for, and what the others hold: charges, what is owed and held, what was paid. */
export function tripsOf(deliveries: readonly DemoDocument[]): {
  readonly documents: readonly DemoDocument[];
  readonly entries: readonly LedgerEntry[];
} {
  const { id: orgID } = DEMO_ORGANIZATION;
  const all = deliveries
    .map(({ data }) => data as unknown as Ended)
    .filter(({ external_id }) => external_id !== undefined);
  const underWay = all.filter(({ status }) => !ENDS.includes(status) && status !== 'Returning');
  const reserved = underWay.reduce((sum, delivery) => sum + reserveOf(delivery), 0);
  const charges = all
    .filter(({ status }) => ENDS.includes(status))
    .map((delivery) => {
      const endedAt = delivery.status_times[delivery.status] ?? new Date(0);
      return { charge: chargeOf(delivery, endedAt), endedAt };
    });
  const owed = charges.reduce((sum, { charge }) => sum + (charge.isOwed ? charge.amount : 0), 0);
  return {
    documents: [
      ...charges.map(({ charge }) => documentWithID(tripCharges.path(orgID), charge.id, { ...charge })),
      { path: owedForTrips.document(orgID), data: { amount: owed } },
      { path: reservedForTrips.document(orgID), data: { amount: reserved } },
    ],
    entries: charges
      .filter(({ charge }) => charge.status === 'paid')
      .map(({ charge, endedAt }) => entryOf(charge, endedAt)),
  };
}
