import { DELIVERABLE_ACTIONS, deliveries, URGENCY_LEVELS, type UrgencyLevel } from '@fleetfoot/shared/model';
import { type Customer, demoCustomers } from './customers';
import { type DemoDocument, documentWithID } from './demo-documents';
import { demoKitchens, type Kitchen } from './kitchens';
import { createRandom, type Random } from './random';

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

function placesOf(customer: Customer, kitchen: Kitchen): Readonly<Record<string, unknown>> {
  return {
    dropoff_address: customer.address.text,
    dropoff_latitude: customer.address.latitude,
    dropoff_longitude: customer.address.longitude,
    dropoff_name: customer.name,
    dropoff_phone_number: customer.phoneNumber,
    dropoff_instructions: customer.instructions,
    pickup_facility_id: kitchen.id,
    pickup_address: kitchen.address.text,
    pickup_latitude: kitchen.address.latitude,
    pickup_longitude: kitchen.address.longitude,
    pickup_name: kitchen.name,
    pickup_phone_number: kitchen.phoneNumber,
    pickup_instructions: kitchen.pickupInstructions,
  };
}

/** Deliveries from the last weeks to the next days, the oldest first. */
export function deliveryDocuments(options: DeliveriesOptions): DemoDocument[] {
  const { orgID, now, count, createdBy, seed } = options;
  const random = createRandom(seed);
  const customers = demoCustomers();
  const kitchens = demoKitchens();
  return Array.from({ length: count }, (_, index) => {
    const days = Math.round((index / Math.max(1, count - 1)) * (DAYS_BACK + DAYS_AHEAD)) - DAYS_BACK;
    const isAhead = days > 0;
    const urgency = isAhead
      ? random.pick(['scheduled', 'time_window'] as const)
      : (URGENCY_LEVELS[index % URGENCY_LEVELS.length] ?? 'on_demand');
    const planned = pickupOn(random, now, days);
    // Something on demand is picked up when it is ordered, which cannot lie ahead.
    const pickup = urgency === 'on_demand' && planned > now ? now : planned;
    const ordered = urgency === 'on_demand' ? pickup : hoursAfter(pickup, -random.between(3, 30));
    const created = ordered > now ? hoursAfter(now, -1) : ordered;
    const author = random.pick(createdBy);
    return documentWithID(deliveries.path(orgID), `demo-delivery-${index + 1}`, {
      external_id: `KK-${1_001 + index}`,
      urgency_level: urgency,
      ...placesOf(customers[index % customers.length] ?? random.pick(customers), random.pick(kitchens)),
      deliverable_action: random.pick(DELIVERABLE_ACTIONS),
      metadata: { order: `#${4_200 + index}`, items: random.between(1, 6) },
      ...timesOf(urgency, pickup),
      status: 'Created',
      payment_status: !isAhead && random.next() < 0.3 ? 'Paid' : 'Unpaid',
      created_at: created,
      updated_at: created,
      created_by: author,
      updated_by: author,
    });
  });
}
