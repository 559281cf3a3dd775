import { reserveOf } from '@fleetfoot/shared/model/billing/credit';
import {
  owedForTrips,
  paymentStatusOf,
  type TripCharge,
  tripCharges,
  wayBackID,
} from '@fleetfoot/shared/model/billing/trip-charge';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { finalPrice, type Price, PriceSchema, type TripEnd } from '@fleetfoot/shared/model/delivery/tariff';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { stored, withDates } from '../../platform/stored';
import { priceByLine } from '../../quotes/price-delivery';
import { presentTariff, tariffOf } from '../../quotes/tariffs';
import { reserve } from './credit';

const MINUTE_MS = 60_000;
const ENDS: readonly string[] = ['Delivered', 'Failed', 'Returned'] satisfies TripEnd['status'][];
/** What only an end adds to a price. */
const OF_END: readonly string[] = ['waiting_pickup', 'waiting_dropoff', 'return', 'waived'];

/** A price without what an earlier end has added to it. */
function quoteIn(price: Price): Price {
  const lines = price.lines.filter(({ kind }) => !OF_END.includes(kind));
  return { ...price, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Whole minutes between two statuses; none where one of them was never told. */
function minutesBetween(times: Readonly<Record<string, Date>>, from: string, to: string): number {
  const [start, end] = [times[from], times[to]];
  return start && end ? Math.max(Math.floor((end.getTime() - start.getTime()) / MINUTE_MS), 0) : 0;
}

/** Price of a delivery that ends now: by the straight line where it has none. */
async function priceAt(
  transaction: Transaction,
  database: Firestore,
  delivery: Delivery,
  { status, reason, now }: End,
): Promise<Price> {
  const times = { ...(withDates(delivery.status_times) as Record<string, Date> | undefined), [status]: now };
  const failure_reason = reason ?? delivery.failure_reason;
  const { success, output } = v.safeParse(PriceSchema, delivery.price);
  if (!success) logError('a delivery without a price has ended', { id: delivery.id });
  const tariff = await (success
    ? tariffOf(transaction, database, output.tariffID)
    : presentTariff(database, now));
  const quoted = success ? quoteIn(output) : priceByLine(tariff, delivery);
  return finalPrice(tariff, quoted, {
    ...{ status: status as TripEnd['status'], failure_reason },
    waited: {
      pickup: minutesBetween(times, 'At pickup', 'Collected'),
      dropoff: minutesBetween(times, 'At drop-off', 'Delivered'),
    },
  });
}

/** A status that a delivery takes on. */
interface End {
  readonly status: string;
  readonly reason?: string | undefined;
  readonly now: Date;
}

interface Place {
  readonly database: Firestore;
  readonly orgID: string;
}

/** Whether a charge can still be another one: nothing was charged for it, and no payment intent might be. */
function isOpen({ status, intentID }: TripCharge): boolean {
  return intentID === undefined && status !== 'paid' && status !== 'refunded';
}

function amountFields(price: Price, before: number, present?: TripCharge['status']) {
  const amount = price.total - before;
  const status = amount === 0 ? 'free' : present === 'failed' ? 'failed' : 'waiting';
  return { status, isOwed: amount > 0, amount, before, price } as const;
}

/**
 * Writes what a delivery that ends is charged for, once, adds it to what the organisation owes, and releases what it held of
 * the credit limit. A failed delivery that
 * is brought back is charged for that too: by the same charge while nothing was charged, else by one of its own.
 * @param transaction has written nothing yet
 * @returns what becomes of the delivery's fields; nothing unless the status is an end
 */
export async function endTrip(
  transaction: Transaction,
  { database, orgID }: Place,
  delivery: DocumentSnapshot,
  end: End,
): Promise<Partial<Pick<Delivery, 'price' | 'payment_status'>>> {
  if (!ENDS.includes(end.status)) return {};
  const present = delivery.data() as Delivery;
  const reference = database.doc(tripCharges.document(orgID, delivery.id));
  const [document, price] = [
    await transaction.get(reference),
    await priceAt(transaction, database, present, end),
  ];
  const first = document.exists ? stored(tripCharges, document) : undefined;
  const common = { deliveryID: delivery.id, reference: present.external_id, endedAt: end.now };

  function owe(cents: number): void {
    const owed = { amount: FieldValue.increment(cents) };
    if (cents !== 0) transaction.set(database.doc(owedForTrips.document(orgID)), owed, { merge: true });
  }
  if (!first || isOpen(first)) {
    const fields = amountFields(price, 0, first?.status);
    const charge = { id: delivery.id, ...common, round: 0, ...fields };
    const due = fields.isOwed && !first?.isOwed && { nextAt: end.now };
    if (first) transaction.update(reference, { ...fields, endedAt: end.now, ...due });
    else {
      transaction.create(reference, { ...charge, ...due });
      reserve(transaction, database, orgID, -reserveOf(present));
    }
    owe(fields.amount - (first?.amount ?? 0));
    return { price };
  }
  const fields = amountFields(price, first.amount);
  if (fields.amount <= 0) return {};
  const id = wayBackID(delivery.id);
  transaction.create(database.doc(tripCharges.document(orgID, id)), {
    ...{ id, ...common, round: 0, nextAt: end.now },
    ...fields,
  });
  owe(fields.amount);
  return { price, payment_status: paymentStatusOf([first, fields]) };
}
