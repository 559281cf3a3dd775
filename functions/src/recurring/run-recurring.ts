import { recurringDeliveries } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { type Run, workInTurn } from '../platform/in-turn';
import type { Job } from '../platform/scheduled';
import { deployedRoads, type RoadsPort, roadsKey } from '../quotes/roads';
import { carryOutRun } from './carry-out-run';

/** Runs of one recurring delivery in a row, as after days without a scheduler. */
const MOST_IN_A_ROW = 100;

/** What a run of the scheduler works with. */
export interface RecurringRunner extends Run {
  readonly roads: RoadsPort;
}

/**
 * Creates the delivery of every run whose turn it is, and says of the others what became of them. Bounded, and repeatable
 * at any time.
 * @returns how many recurring deliveries it looked at
 */
export function runRecurring(runner: RecurringRunner): Promise<number> {
  return workInTurn(runner, recurringDeliveries.name, async (orgID, recurringID) => {
    let count = 0;
    while (count < MOST_IN_A_ROW && (await carryOutRun(runner, { orgID, recurringID }))) count += 1;
  });
}

export const createRecurringDeliveries: Job = {
  name: 'createRecurringDeliveries',
  secrets: [roadsKey],
  work: (run) => runRecurring({ ...run, roads: deployedRoads() }),
};
