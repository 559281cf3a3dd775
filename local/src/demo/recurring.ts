import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import {
  deliveryIDOfRun,
  externalIDOfRun,
  looksAt,
  type PlannedRun,
  plannedRuns,
  type RecurringDelivery,
  type RecurringRun,
  RUN_KEPT_DAYS,
  RUN_LEAD_MS,
  recurringDeliveries,
  recurringRuns,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { demoCustomers } from './customers';
import { lifeOf } from './delivery-lives';
import { type DemoDocument, documentWithID } from './demo-documents';
import { demoKitchens } from './kitchens';
import { paymentStatusAt, priceOf } from './trips';

const DAY_MS = 86_400_000;
const ID = 'demoRecurringLunches';

/** More than two weekdays and a long weekend. */
const DAYS_BACK = 10;

interface RecurringOptions {
  readonly orgID: string;
  readonly now: Date;
  readonly createdBy: string;
}

function recurringOf({ now, createdBy }: RecurringOptions): RecurringDelivery {
  const [kitchen] = demoKitchens();
  const customer = demoCustomers().find(({ name }) => name === 'Pieter van der Merwe') ?? demoCustomers()[0];
  const place = ({ text, latitude, longitude }: typeof kitchen.address) => ({
    text,
    coordinates: { latitude, longitude },
  });
  const began = new Date(now.getTime() - 30 * DAY_MS);
  return {
    ...{ id: ID, name: 'Office lunches', time: '11:30', holidays: 'skip', status: 'active', skipped: [] },
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    starts: toLocalDateTime(new Date(now.getTime() - DAYS_BACK * DAY_MS)).slice(0, 10),
    delivery: {
      deliverable_action: 'meet_at_door',
      pickup: {
        address: place(kitchen.address),
        ...{ name: kitchen.name, phone_number: kitchen.phoneNumber },
        instructions: kitchen.pickupInstructions,
      },
      dropoff: {
        ...{ address: place(customer?.address ?? kitchen.address), name: customer?.name ?? '' },
        ...{ phone_number: customer?.phoneNumber ?? '', instructions: customer?.instructions ?? '' },
      },
    },
    ...{ created_at: began, created_by: createdBy, updated_at: began, updated_by: createdBy },
    decidedUntil: began,
  };
}

/** The delivery that a run has become, which was delivered since. */
function deliveredBy(recurring: RecurringDelivery, { date, pickup }: PlannedRun, orgID: string) {
  const id = deliveryIDOfRun(recurring.id, date);
  const { delivery, name, created_by } = recurring;
  const [from, to] = [delivery.pickup.address.coordinates, delivery.dropoff.address.coordinates];
  const life = lifeOf({ orgID, id, status: 'Delivered', begun: pickup, courier: 1, reason: 'other' });
  const trip = { urgency_level: 'scheduled', pickup: from, dropoff: to, status: 'Delivered' } as const;
  const price = priceOf(trip);
  const created = new Date(pickup.getTime() - RUN_LEAD_MS);
  const { id: _, ...document } = newDelivery(
    {
      ...delivery,
      ...{ external_id: externalIDOfRun(name, date), urgency_level: 'scheduled', pickup_time: pickup },
    },
    { id, uid: created_by, serverTime: created },
  );
  const paid = { price, payment_status: paymentStatusAt('Delivered', price, false) };
  return [
    documentWithID(deliveries.path(orgID), id, { ...document, ...paid, ...life.fields }),
    ...life.history,
  ];
}

/** Lunches for an office on weekdays, and the two last of them: the deliveries apart, for they are charged. */
export function recurringDocuments(options: RecurringOptions): {
  readonly documents: readonly DemoDocument[];
  readonly deliveries: readonly DemoDocument[];
} {
  const { orgID, now } = options;
  const recurring = recurringOf(options);
  const past: PlannedRun[] = [];
  for (const run of plannedRuns(recurring, recurring.decidedUntil)) {
    // It takes a courier less than a day.
    if (run.pickup.getTime() > now.getTime() - DAY_MS) break;
    if (!run.skip) past.push(run);
  }
  const runs = past.slice(-2);
  const decided = { ...recurring, decidedUntil: now };
  const nextAt = looksAt(decided);
  const records = runs.map((run): RecurringRun => {
    const at = new Date(run.pickup.getTime() - RUN_LEAD_MS);
    const deliveryID = deliveryIDOfRun(ID, run.date);
    const expiresAt = new Date(run.pickup.getTime() + RUN_KEPT_DAYS * DAY_MS);
    return { id: run.date, pickup_time: run.pickup, state: 'created', deliveryID, at, expiresAt };
  });
  return {
    documents: [
      documentWithID(recurringDeliveries.path(orgID), ID, {
        ...decided,
        ...(nextAt && { nextAt }),
      }),
      ...records.map((record) => documentWithID(recurringRuns.path(orgID, ID), record.id, { ...record })),
    ],
    deliveries: runs.flatMap((run) => deliveredBy(recurring, run, orgID)),
  };
}
