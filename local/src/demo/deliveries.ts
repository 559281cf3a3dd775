import { dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERABLE_ACTIONS,
  URGENCY_LEVELS,
  type UrgencyLevel,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import { type Customer, demoCustomers } from './customers';
import { begunBefore, type LifeStatus, lifeOf } from './delivery-lives';
import { type DemoDocument, documentWithID } from './demo-documents';
import { proofOf } from './demo-proofs';
import { demoKitchens, type Kitchen } from './kitchens';
import { createRandom, type Random } from './random';
import { paymentStatusAt, priceOf } from './trips';

const HOUR_MS = 3_600_000;
const DAYS_BACK = 24;
const DAYS_AHEAD = 5;

export interface DeliveriesOptions {
  readonly orgID: string;
  readonly now: Date;
  readonly count: number;
  /** Who created them. */
  readonly createdBy: readonly string[];
  readonly seed: number;
}

function hoursAfter(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * HOUR_MS);
}

/** A pickup between ten and twenty o'clock South African time. */
function pickupOn(random: Random, now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * 24 * HOUR_MS);
  day.setUTCHours(random.between(8, 17), random.pick([0, 15, 30, 45]), 0, 0);
  return day;
}

function timesOf(urgency: UrgencyLevel, pickup: Date): Readonly<Record<string, unknown>> {
  if (urgency !== 'time_window') return { pickup_time: pickup };
  return {
    pickup_time: pickup,
    pickup_window: { start: pickup, end: hoursAfter(pickup, 1) },
    dropoff_window: { start: hoursAfter(pickup, 1), end: hoursAfter(pickup, 3) },
  };
}

function customerDirections({ directions }: Customer): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(directions).map(([field, text]) => [`dropoff_${field}`, text]));
}

function placesOf(customer: Customer, kitchen: Kitchen): Readonly<Record<string, unknown>> {
  return {
    dropoff_address: customer.address.text,
    dropoff_latitude: customer.address.latitude,
    dropoff_longitude: customer.address.longitude,
    dropoff_name: customer.name,
    dropoff_phone_number: customer.phoneNumber,
    dropoff_instructions: customer.instructions,
    ...customerDirections(customer),
    pickup_facility_id: kitchen.id,
    pickup_address: kitchen.address.text,
    pickup_latitude: kitchen.address.latitude,
    pickup_longitude: kitchen.address.longitude,
    pickup_name: kitchen.name,
    pickup_phone_number: kitchen.phoneNumber,
    pickup_instructions: kitchen.pickupInstructions,
    ...(kitchen.unit && { pickup_unit: kitchen.unit }),
  };
}

/** What couriers have in hand now, and by how many hours it is later than planned; the last one waits for somebody. */
const IN_HAND: readonly (readonly [LifeStatus, number])[] = [
  ['Returning', 0],
  ['At drop-off', 0],
  ['Collected', 0],
  // In windows, of which the last has passed.
  ['Collected', 3.2],
  ['At pickup', 0],
  ['Courier assigned', 0.75],
  ['Courier assigned', 0],
  ['Created', 0],
];

/** How the deliveries of the last weeks have ended: most of them well. */
function endOf(index: number): LifeStatus {
  if (index % 11 === 4) return 'Failed';
  return index % 11 === 9 ? 'Returned' : 'Delivered';
}

const REASONS = ['recipient_absent', 'address_not_found', 'recipient_refused', 'not_ready'] as const;

/** What the dispatcher has noted of a delivery that is not collected: it tells the fleet of an edit or a cancellation. */
function noteOf(orgID: string, id: string, now: Date): DemoDocument {
  return {
    path: dispatches.document(orgID, id),
    data: { id, orgID, created_at: now, failures: 0, nextAt: now },
  };
}

/** Deliveries from the last weeks to the next days, the oldest first, with what happened to them. */
export function deliveryDocuments(options: DeliveriesOptions): DemoDocument[] {
  const { orgID, now, count, createdBy, seed } = options;
  const random = createRandom(seed);
  const customers = demoCustomers();
  const kitchens = demoKitchens();
  const dayOf = (index: number) =>
    Math.round((index / Math.max(1, count - 1)) * (DAYS_BACK + DAYS_AHEAD)) - DAYS_BACK;
  const past = Array.from({ length: count }, (_, index) => dayOf(index)).filter((days) => days <= 0).length;
  return Array.from({ length: count }, (_, index) => {
    const days = dayOf(index);
    const isAhead = days > 0;
    const [inHand, late = 0] = (isAhead ? undefined : IN_HAND[index - (past - IN_HAND.length)]) ?? [];
    const urgency = isAhead
      ? random.pick(['scheduled', 'time_window'] as const)
      : (URGENCY_LEVELS[index % URGENCY_LEVELS.length] ?? 'on_demand');
    const status = isAhead ? 'Created' : (inHand ?? endOf(index));
    const planned = pickupOn(random, now, days);
    const begun = inHand ? begunBefore(now, inHand) : planned;
    const pickup = hoursAfter(begun, -late);
    const isNow = urgency === 'on_demand' || inHand !== undefined;
    const ordered = isNow ? pickup : hoursAfter(pickup, -random.between(3, 30));
    const created = ordered > now ? hoursAfter(now, -1) : ordered;
    const author = random.pick(createdBy);
    const id = `demo-delivery-${index + 1}`;
    const reason = REASONS[index % REASONS.length] ?? 'other';
    const life = lifeOf({ orgID, id, status, begun, courier: index, reason });
    const customer = customers[index % customers.length] ?? random.pick(customers);
    const kitchen = random.pick(kitchens);
    const price = priceOf({
      ...{ urgency_level: urgency, pickup: kitchen.address, dropoff: customer.address, status },
      failure_reason: life.fields['failure_reason'] as string | undefined,
    });
    // The last one that has ended.
    const isRefused = index === past - IN_HAND.length - 1;
    const delivery = documentWithID(deliveries.path(orgID), id, {
      external_id: `KK-${1_001 + index}`,
      urgency_level: urgency,
      ...placesOf(customer, kitchen),
      deliverable_action: random.pick(DELIVERABLE_ACTIONS),
      metadata: { order: `#${4_200 + index}`, items: random.between(1, 6) },
      ...timesOf(urgency, pickup),
      price,
      payment_status: paymentStatusAt(status, price, isRefused),
      created_at: created,
      updated_at: created,
      created_by: author,
      updated_by: author,
      ...life.fields,
    });
    const proof = proofOf({
      ...{ orgID, id, index, life: life.fields },
      ...{ recipient: customer.name, place: customer.address },
    });
    const isNoted = inHand !== undefined && isUncollected(inHand);
    const proved = { ...delivery, data: { ...delivery.data, ...proof.fields } };
    return [proved, ...proof.documents, ...life.history, ...(isNoted ? [noteOf(orgID, id, now)] : [])];
  }).flat();
}
