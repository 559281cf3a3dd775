import type { ShellServices } from '@fleetfoot/shared/contract';
import {
  type CollectionQuery,
  callFunction,
  type DocumentQuery,
  parseWith,
} from '@fleetfoot/shared/firebase';
import {
  type RecurringDelivery,
  type RecurringRun,
  recurringDeliveries,
  recurringRuns,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import {
  createRecurring,
  deleteRecurring,
  editRecurring,
  skipRun,
  switchRecurring,
} from '@fleetfoot/shared/operations';

/** Runs of one recurring delivery that its page shows. */
const RUNS_SHOWN = 30;

const parseRecurring = parseWith(recurringDeliveries.schema);
const parseRun = parseWith(recurringRuns.schema);

/** All recurring deliveries, by name. */
export function recurringListQuery(orgID: string): CollectionQuery<RecurringDelivery> {
  return {
    path: recurringDeliveries.path(orgID),
    orderBy: ['name', 'asc'],
    limit: recurringDeliveries.mostInQuery,
    keep: true,
    parse: parseRecurring,
  };
}

export function recurringQuery(orgID: string, recurringID: string): DocumentQuery<RecurringDelivery> {
  return { path: recurringDeliveries.document(orgID, recurringID), keep: true, parse: parseRecurring };
}

/** What became of its runs, the latest first. */
export function runsQuery(orgID: string, recurringID: string): CollectionQuery<RecurringRun> {
  return {
    path: recurringRuns.path(orgID, recurringID),
    orderBy: ['pickup_time', 'desc'],
    limit: RUNS_SHOWN,
    keep: true,
    parse: parseRun,
  };
}

/** A member's writes of one recurring delivery. Each can be asked for again when its answer was lost. */
export interface RecurringWrites {
  create(details: TypedRecurring): Promise<void>;
  /** @param seen what the user has seen, and nothing else is replaced */
  edit(details: TypedRecurring, seen: RecurringDelivery): Promise<void>;
  switchTo(status: RecurringDelivery['status']): Promise<void>;
  skip(date: string, isSkipped: boolean): Promise<void>;
  delete(): Promise<void>;
}

/** The writes; a failure is also reported to the operator. */
export function recurringWrites(
  orgID: string,
  recurringID: string,
  report: ShellServices['report'],
): RecurringWrites {
  const which = { orgID, recurringID };
  async function reported(message: string, call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } catch (error) {
      report(error, { message, recurringID });
      throw error;
    }
  }
  return {
    create: (details) =>
      reported('Error creating a recurring delivery', callFunction(createRecurring, { ...which, details })),
    edit: (details, { updated_at }) =>
      reported(
        'Error changing a recurring delivery',
        callFunction(editRecurring, { ...which, details, seen: updated_at.getTime() }),
      ),
    switchTo: (status) =>
      reported('Error switching a recurring delivery', callFunction(switchRecurring, { ...which, status })),
    skip: (date, isSkipped) =>
      reported('Error skipping a run', callFunction(skipRun, { ...which, date, isSkipped })),
    delete: () => reported('Error deleting a recurring delivery', callFunction(deleteRecurring, which)),
  };
}
