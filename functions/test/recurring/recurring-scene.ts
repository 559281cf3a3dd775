import { type Delivery, deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  deliveryIDOfRun,
  looksAt,
  type RecurringDelivery,
  recurringDeliveries,
  recurringRuns,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { withDates } from '../../src/platform/stored';
import { deployedRoads, type RoadsPort } from '../../src/quotes/roads';
import { runRecurring } from '../../src/recurring/run-recurring';
import { scene } from '../billing/scene';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';

/** The id of the recurring delivery of a scene. */
export const RECURRING_ID = 'r'.repeat(20);

/** A moment in South Africa, as `2026-11-23T08:30`. */
export function at(local: string): Date {
  return new Date(`${local}:00+02:00`);
}

/** Runs the scheduler at a moment in South Africa. */
export function runAt(local: string, roads: RoadsPort = deployedRoads()): Promise<number> {
  return runRecurring({ database, roads, now: at(local), hasTime: () => true });
}

/** An organisation with bread on weekdays at half past eight, from Monday, 23 November 2026 on. */
export async function recurringScene(changes: Partial<RecurringDelivery> = {}) {
  const { admin, member, orgID } = await scene();
  const path = recurringDeliveries.document(orgID, RECURRING_ID);
  const recurring = recurringDelivery({ created_by: member.uid, ...changes });
  const nextAt = looksAt(recurring);
  await put(path, { ...recurring, ...(nextAt && { nextAt }) });
  return {
    admin,
    member,
    orgID,
    path,
    call: (name: string, request: object = {}, by = member) =>
      callFunction(name, { orgID, recurringID: RECURRING_ID, ...request }, by.idToken),
    recurring: async () => withDates(await read(path)) as RecurringDelivery | undefined,
    run: async (date: string) => read(recurringRuns.document(orgID, RECURRING_ID, date)),
    delivery: async (date: string) =>
      withDates(await read(deliveries.document(orgID, deliveryIDOfRun(RECURRING_ID, date)))) as
        | Delivery
        | undefined,
    /** How many deliveries there are. */
    async count(): Promise<number> {
      return (await database.collection(deliveries.path(orgID)).get()).size;
    },
  };
}
