import { reserveOf } from '@fleetfoot/shared/model/billing/credit';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';
import { newDelivery } from '@fleetfoot/shared/model/delivery/new-delivery';
import {
  deliveryIDOfRun,
  externalIDOfRun,
  looksAt,
  type PlannedRun,
  type RecurringDelivery,
  RUN_MARGIN_MS,
  recurringDeliveries,
  recurringRuns,
  undecidedRun,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { creditLeftIn, creditRefs, reserve } from '../billing/trips/credit';
import { record, systemActor } from '../platform/audit';
import { inTransaction } from '../platform/in-transaction';
import { stored } from '../platform/stored';
import { priceByRoad } from '../quotes/price-delivery';
import type { Pricing } from '../quotes/price-trips';
import { type Decision, runRecord } from './decided-runs';

/** A run that cannot be created yet is tried again so much later: at the next run of the scheduler. */
const TRY_AGAIN_MS = 4 * 60_000;

/** Which recurring delivery. */
export interface Which {
  readonly orgID: string;
  readonly recurringID: string;
}

type Priced = Pick<Delivery, 'price'>;

/** What was measured before the transaction, and of which delivery. */
interface Measured {
  readonly of: string;
  readonly priced: Priced;
}

/** What is known when a run is decided. */
interface Known {
  readonly run: DocumentSnapshot;
  readonly delivery: DocumentSnapshot;
  readonly cancelled: DocumentSnapshot;
  readonly credit: readonly DocumentSnapshot[];
  /** What the delivery would hold of the limit: cents. */
  readonly holds: number;
}

function detailsOf({ name, delivery }: RecurringDelivery, { date, pickup }: PlannedRun): DeliveryDetails {
  return {
    ...delivery,
    external_id: externalIDOfRun(name, date),
    urgency_level: 'scheduled',
    pickup_time: pickup,
  };
}

/** When a recurring delivery is to be looked at next, as its document has it. */
export function nextAtOf(recurring: RecurringDelivery): Date | FieldValue {
  return looksAt(recurring) ?? FieldValue.delete();
}

/** The run whose turn it is. */
function dueRun(recurring: RecurringDelivery, now: Date): PlannedRun | undefined {
  const at = looksAt(recurring);
  return at && at <= now ? undecidedRun(recurring) : undefined;
}

/** Decides about a run of which nothing is decided. Its delivery may be there, written under its id by somebody else. */
function decide(run: PlannedRun, deliveryID: string, known: Known, now: Date): Decision | 'create' {
  if (known.delivery.exists || known.cancelled.exists) return { state: 'created', deliveryID };
  if (run.skip) return { state: 'skipped', reason: run.skip };
  const isWithoutCredit = creditLeftIn(known.credit) < known.holds;
  if (now.getTime() - run.pickup.getTime() > RUN_MARGIN_MS) {
    const isWaiting = known.run.exists && known.run.get('reason') === 'credit';
    return { state: 'missed', reason: isWaiting ? 'credit' : 'outage' };
  }
  return isWithoutCredit ? { state: 'waiting', reason: 'credit' } : 'create';
}

function keyOf(recurring: RecurringDelivery, date: string): string {
  return JSON.stringify([date, recurring.delivery]);
}

/** Whether a run has a decision that holds. What was missed or skipped that day at an earlier time, before an edit, does not. */
function isDecided({ pickup }: PlannedRun, run: DocumentSnapshot): boolean {
  const known = run.exists ? stored(recurringRuns, run) : undefined;
  if (!known || known.state === 'waiting') return false;
  return known.state === 'created' || known.pickup_time >= pickup;
}

/** Prices the delivery of the run whose turn it is; the road is measured outside of the transaction. */
async function measure(pricing: Pricing, { orgID, recurringID }: Which): Promise<Measured | undefined> {
  const { database, now } = pricing;
  const document = await database.doc(recurringDeliveries.document(orgID, recurringID)).get();
  if (!document.exists) return undefined;
  const recurring = stored(recurringDeliveries, document);
  const run = dueRun(recurring, now);
  if (!run || run.skip || now.getTime() - run.pickup.getTime() > RUN_MARGIN_MS) return undefined;
  // Each look at a run that waits would pay for a road.
  if (creditLeftIn(await database.getAll(...creditRefs(database, orgID))) <= 0) return undefined;
  const delivery = newDelivery(detailsOf(recurring, run), { id: '', uid: '', serverTime: now });
  const price = await priceByRoad(pricing, delivery);
  return { of: keyOf(recurring, run.date), priced: typeof price === 'object' ? { price } : {} };
}

function create(
  transaction: Transaction,
  { database }: Pricing,
  {
    which: { orgID },
    recurring,
    run,
    id,
    priced,
  }: {
    readonly which: Which;
    readonly recurring: RecurringDelivery;
    readonly run: PlannedRun;
    readonly id: string;
    readonly priced: Priced;
  },
): void {
  const details = detailsOf(recurring, run);
  const path = deliveries.document(orgID, id);
  const changeID = record(transaction, database, orgID, {
    ...{ kind: 'delivery.created', actor: { ...systemActor('recurring'), name: recurring.name } },
    object: { id, label: details.external_id, path },
    after: { recurringID: recurring.id, onBehalfOf: recurring.created_by },
  });
  const serverTime = FieldValue.serverTimestamp();
  const document = newDelivery(details, { id, uid: recurring.created_by, serverTime, priced });
  transaction.create(database.doc(path), { ...document, changeID });
}

/** Remembers a run of which there is no delivery although there should be. */
export function tellMissed(
  transaction: Transaction,
  database: Pricing['database'],
  orgID: string,
  {
    recurring,
    date,
    reason,
  }: { readonly recurring: RecurringDelivery; readonly date: string; readonly reason: string },
): void {
  const { id, name } = recurring;
  record(transaction, database, orgID, {
    // Of runs at the same time each would tell the same.
    id: `${id}-${date}-missed`,
    ...{ kind: 'recurring.missed', actor: systemActor('recurring'), after: { date, reason } },
    object: { id, label: name, path: recurringDeliveries.document(orgID, id) },
  });
}

/** Decides the run whose turn it is. @returns whether there may be another one */
function decideRun(pricing: Pricing, which: Which, measured: Measured | undefined): Promise<boolean> {
  const { database, now } = pricing;
  const { orgID, recurringID } = which;
  const reference = database.doc(recurringDeliveries.document(orgID, recurringID));
  return inTransaction(database, async (transaction) => {
    const document = await transaction.get(reference);
    if (!document.exists) return false;
    const recurring = stored(recurringDeliveries, document);
    const due = dueRun(recurring, now);
    if (!due) {
      transaction.update(reference, { nextAt: nextAtOf(recurring) });
      return false;
    }
    const id = deliveryIDOfRun(recurringID, due.date);
    const [run, delivery, cancelled, ...credit] = (await transaction.getAll(
      database.doc(recurringRuns.document(orgID, recurringID, due.date)),
      database.doc(deliveries.document(orgID, id)),
      database.doc(cancelledDeliveries.document(orgID, id)),
      ...creditRefs(database, orgID),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot, ...DocumentSnapshot[]];
    // What was measured of other places is of no use; the dispatcher prices what has no price.
    const priced = measured?.of === keyOf(recurring, due.date) ? measured.priced : {};
    const known = { run, delivery, cancelled, credit, holds: reserveOf(priced) };
    const decided = isDecided(due, run) ? undefined : decide(due, id, known, now);
    const decision: Decision | undefined =
      decided === 'create' ? { state: 'created', deliveryID: id } : decided;
    if (decided === 'create') {
      reserve(transaction, database, orgID, known.holds);
      create(transaction, pricing, { which, recurring, run: due, id, priced });
    }
    if (decision) transaction.set(run.ref, runRecord(due, decision, now));
    if (decision?.state === 'waiting') {
      transaction.update(reference, { nextAt: new Date(now.getTime() + TRY_AGAIN_MS) });
      return false;
    }
    const { date, pickup } = due;
    const next = { ...recurring, decidedUntil: pickup };
    const isMissed = decision?.state === 'missed';
    const reason = decision?.reason ?? 'outage';
    if (isMissed) tellMissed(transaction, database, orgID, { recurring, date, reason });
    transaction.update(reference, {
      ...{ decidedUntil: pickup, nextAt: nextAtOf(next) },
      skipped: recurring.skipped.filter((skipped) => skipped > date),
      ...(isMissed && { missed: { date, reason, at: now } }),
    });
    return true;
  });
}

/** Carries out the run of a recurring delivery whose turn it is, once, whoever else does. @returns whether there may be more */
export async function carryOutRun(pricing: Pricing, which: Which): Promise<boolean> {
  return decideRun(pricing, which, await measure(pricing, which));
}
