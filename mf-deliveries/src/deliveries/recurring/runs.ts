import { formatDate, parseLocalDateTime } from '@fleetfoot/shared/domain';
import {
  type RecurringDelivery,
  RUN_REASONS,
  type RunReason,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';

const DAY_MS = 86_400_000;
/** For so long a missed run is news. */
const NEWS_MS = 7 * DAY_MS;

/** A day as pages write it: `25 Nov 2026`. */
export function dayText(date: string): string {
  const moment = parseLocalDateTime(`${date}T00:00`);
  return moment ? formatDate(moment) : date;
}

/** Whether a reason has a text of its own. */
export function isKnownReason(reason: string | undefined): reason is RunReason {
  return reason !== undefined && Object.hasOwn(RUN_REASONS, reason);
}

/** Why there is no delivery of a run, in English words. A reason of a later release says no more than that. */
export function reasonText(reason: string | undefined): string {
  return isKnownReason(reason) ? RUN_REASONS[reason] : 'No delivery was created.';
}

/** Whether a run was missed lately. */
export function isMissedLately({ missed }: RecurringDelivery, now: Date): boolean {
  return missed !== undefined && now.getTime() - missed.at.getTime() < NEWS_MS;
}
