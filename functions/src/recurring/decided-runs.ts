import {
  type PlannedRun,
  type RecurringRun,
  RUN_KEPT_DAYS,
  type RunReason,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { daysFrom } from '@fleetfoot/shared/model/team/draft';

/** What is decided of a run. */
export type Decision = Pick<RecurringRun, 'state'> & {
  readonly reason?: RunReason;
  readonly deliveryID?: string;
};

/** The record of a run. */
export function runRecord({ date, pickup }: PlannedRun, decision: Decision, now: Date): RecurringRun {
  return { id: date, pickup_time: pickup, ...decision, at: now, expiresAt: daysFrom(pickup, RUN_KEPT_DAYS) };
}
