import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { transition } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { CANCELLED, isUncollected } from '@fleetfoot/shared/model/delivery/delivery-status';
import { FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { systemActor } from '../platform/audit';
import { inTransaction } from '../platform/in-transaction';
import { orgOf, type Run, workInTurn } from '../platform/in-turn';
import type { Job } from '../platform/scheduled';
import { stored } from '../platform/stored';
import { priceStored } from '../quotes/price-delivery';
import { deployedRoads, type RoadsPort, roadsKey } from '../quotes/roads';
import { type CourierPort, deployedFleet, fleetSecret, orderDigest } from './fleet';
import { forgetRide, moveDelivery, readDelivery } from './move-delivery';

const MINUTE_MS = 60_000;
/** A fleet is asked so long before the pickup. */
export const LEAD_MS = 30 * MINUTE_MS;
/** What is older than that, nobody waits for: it is from before there was a fleet. */
export const OLDEST_MS = 24 * 60 * MINUTE_MS;
/** How long a delivery waits for a courier, from its pickup time or from when the fleet was first asked. */
export const MOST_WAIT_MS = 2 * 60 * MINUTE_MS;
/** A fleet that was asked in vain so often is asked no more: about an hour. */
export const MOST_FAILURES = 10;
/** How long nobody looks at what was just told: less than until the next run. */
const REST_MS = 30_000;
/** Deliveries that are read at once. */
const PAGE = 100;

/** What a run of the dispatcher works with. */
export interface DispatchRun extends Run {
  readonly fleet: CourierPort;
  /** By which a delivery without a price is priced before the fleet hears of it. */
  readonly roads: RoadsPort;
}

/** Whether a delivery has no courier yet. */
function isWaiting(status: string): boolean {
  return transition(status, 'assigned').kind === 'moved';
}

/** Notes a delivery for dispatch, once: a note is taken away only when the delivery is no longer Created. */
function note({ database, now }: DispatchRun, orgID: string, id: string): Promise<void> {
  const reference = database.doc(dispatches.document(orgID, id));
  return inTransaction(database, async (transaction) => {
    const [dispatch, delivery] = await Promise.all([
      transaction.get(reference),
      readDelivery(transaction, { database, orgID }, id),
    ]);
    const status = (delivery.data() as Delivery | undefined)?.status ?? CANCELLED;
    if (dispatch.exists || !isWaiting(status)) return;
    transaction.create(reference, { id, orgID, created_at: now, failures: 0, nextAt: now });
  });
}

/** Notes every delivery whose time has come, of live ones alone: test deliveries are in a collection of another name. */
async function noteDue(run: DispatchRun): Promise<void> {
  const { database, now } = run;
  const at = (millis: number) => Timestamp.fromMillis(now.getTime() + millis);
  const due = database
    .collectionGroup(deliveries.name)
    .where('status', '==', 'Created')
    .where('pickup_time', '>=', at(-OLDEST_MS))
    .where('pickup_time', '<=', at(LEAD_MS))
    .orderBy('pickup_time');
  let query: Query | undefined = due;
  while (query && run.hasTime()) {
    const { docs } = await query.limit(PAGE).get();
    if (docs.length === 0) return;
    const notes = await database.getAll(
      ...docs.map((document) => database.doc(dispatches.document(orgOf(document), document.id))),
    );
    for (const [index, document] of docs.entries()) {
      if (!notes[index]?.exists) await note(run, orgOf(document), document.id);
    }
    const last = docs.at(-1);
    query = last && docs.length === PAGE ? due.startAfter(last) : undefined;
  }
}

/** What is to be done for a noted delivery. */
type Task =
  | { readonly kind: 'none' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'dispatch'; readonly delivery: Delivery; readonly digest: string };

/**
 * Decides what to do next, and puts the note off where there is something, so that no other run does the same at the
 * same time.
 */
function take({ database, now }: DispatchRun, orgID: string, id: string): Promise<Task> {
  const reference = database.doc(dispatches.document(orgID, id));
  return inTransaction(database, async (transaction): Promise<Task> => {
    const [noted, found] = await Promise.all([
      transaction.get(reference),
      readDelivery(transaction, { database, orgID }, id),
    ]);
    if (!noted.exists) return { kind: 'none' };
    const dispatch = stored(dispatches, noted);
    if (dispatch.nextAt > now) return { kind: 'none' };
    const nextAt = new Date(now.getTime() + MINUTE_MS * Math.min(2 ** dispatch.failures, 8));
    const isHopeless = dispatch.failures >= MOST_FAILURES;
    if (!found.exists) {
      const copy = await transaction.get(database.doc(cancelledDeliveries.document(orgID, id)));
      if (copy.exists) forgetRide(transaction, { database, orgID }, copy);
      if (isHopeless) transaction.delete(reference);
      else transaction.update(reference, { nextAt });
      return isHopeless ? { kind: 'none' } : { kind: 'cancel' };
    }
    const delivery = stored(deliveries, found);
    const begun = Math.max(delivery.pickup_time.getTime(), dispatch.created_at.getTime());
    const waited = now.getTime() - begun;
    if (isWaiting(delivery.status) && (isHopeless || waited > MOST_WAIT_MS)) {
      await giveUp();
      return { kind: 'cancel' };
    }
    // A courier who has not come within a day does not come.
    if (!isUncollected(delivery.status) || waited > OLDEST_MS) {
      transaction.delete(reference);
      return { kind: 'none' };
    }
    const digest = orderDigest(orgID, delivery);
    if (dispatch.told === digest) return { kind: 'none' };
    transaction.update(reference, { nextAt });
    return { kind: 'dispatch', delivery, digest };

    async function giveUp(): Promise<void> {
      const place = { database, orgID, actor: systemActor('dispatch'), now };
      await moveDelivery(transaction, place, found, {
        id: 'no-courier',
        event: 'failed',
        reason: 'no_courier',
      });
    }
  });
}

/** Tells the fleet what is to be done, and keeps what it answered. */
async function tell(run: DispatchRun, orgID: string, id: string): Promise<void> {
  const { database, fleet, now } = run;
  const task = await take(run, orgID, id);
  if (task.kind === 'none') return;
  if (task.kind === 'dispatch' && !task.delivery.price) {
    // It was edited or cancelled, or there is no credit for it: the next look is of what it is then.
    if (!(await priceStored(run, orgID, task.delivery))) return;
  }
  const answer =
    task.kind === 'cancel'
      ? await fleet.cancel(orgID, id, now)
      : await fleet.dispatch(orgID, task.delivery, now);
  const reference = database.doc(dispatches.document(orgID, id));
  await inTransaction(database, async (transaction) => {
    const [noted, delivery] = await Promise.all([
      transaction.get(reference),
      readDelivery(transaction, { database, orgID }, id),
    ]);
    // Meanwhile it was collected, or it failed.
    if (!noted.exists) return;
    if (answer === 'failed') transaction.update(reference, { failures: FieldValue.increment(1) });
    else if (task.kind === 'cancel') transaction.delete(reference);
    else if (
      answer === 'refused' &&
      isWaiting((delivery.data() as Delivery | undefined)?.status ?? CANCELLED)
    ) {
      const place = { database, orgID, actor: systemActor('dispatch'), now };
      await moveDelivery(transaction, place, delivery, {
        ...{ id: 'no-courier', event: 'failed', reason: 'no_courier' },
      });
    } else {
      const nextAt = new Date(now.getTime() + REST_MS);
      transaction.update(reference, { failures: 0, nextAt, told: task.digest });
    }
  });
}

/**
 * Tells the fleet of every delivery whose time has come, of what was edited since, and of what was cancelled. Bounded,
 * and repeatable at any time.
 * @returns how many notes it looked at
 */
export async function runDispatcher(run: DispatchRun): Promise<number> {
  await noteDue(run);
  return workInTurn(run, dispatches.name, (orgID, id) => tell(run, orgID, id));
}

export const dispatchDeliveries: Job = {
  name: 'dispatchDeliveries',
  secrets: [fleetSecret, roadsKey],
  async work(run) {
    const fleet = deployedFleet();
    return fleet && runDispatcher({ ...run, fleet, roads: deployedRoads() });
  },
};
