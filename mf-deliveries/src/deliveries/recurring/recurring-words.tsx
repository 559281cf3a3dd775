import { formatDate, formatDateTime, parseLocalDateTime } from '@fleetfoot/shared/domain';
import {
  nextRuns,
  type PlannedRun,
  type RecurringDelivery,
  RUN_REASONS,
  type RunReason,
  type Schedule,
  WEEKDAYS,
  type Weekday,
} from '@fleetfoot/shared/model';
import { Badge } from '@fleetfoot/shared/ui';

export const DAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** What happens on a public holiday. */
export const HOLIDAY_LABELS: Readonly<Record<RecurringDelivery['holidays'], string>> = {
  skip: 'Skip the day',
  run: 'Run as usual',
};

const DAY_MS = 86_400_000;
/** For so long a missed run is news. */
export const NEWS_MS = 7 * DAY_MS;

const WORKING_DAYS = 5;

/** `Weekdays`, or the days by name. */
export function daysText(days: readonly Weekday[]): string {
  const isOn = (day: Weekday) => days.includes(day);
  const [working, weekend] = [WEEKDAYS.slice(0, WORKING_DAYS), WEEKDAYS.slice(WORKING_DAYS)];
  const others = days.length;
  if (others === WEEKDAYS.length) return 'Every day';
  if (others === working.length && working.every(isOn)) return 'Weekdays';
  if (others === weekend.length && weekend.every(isOn)) return 'Weekends';
  const names = WEEKDAYS.filter(isOn).map((day) => DAY_LABELS[day]);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** `Weekdays at 08:30` */
export function scheduleText({ days, time }: Pick<Schedule, 'days' | 'time'>): string {
  return `${daysText(days)} at ${time}`;
}

/** A day as pages write it: `25 Nov 2026`. */
export function dayText(date: string): string {
  const moment = parseLocalDateTime(`${date}T00:00`);
  return moment ? formatDate(moment) : date;
}

/** A run with its weekday: `Wednesday, 25 Nov 2026, 08:30`. */
export function pickupText(pickup: Date): string {
  // By South African time, whatever zone the device is in.
  const weekday = new Date(pickup.getTime() + 2 * 3_600_000).getUTCDay();
  const day = WEEKDAYS[(weekday + 6) % WEEKDAYS.length];
  return `${day ? `${DAY_LABELS[day]}, ` : ''}${formatDateTime(pickup)}`;
}

/** Why there is no delivery of a run, in words. A reason of a later release says no more than that. */
export function reasonText(reason: string | undefined): string {
  return reason !== undefined && Object.hasOwn(RUN_REASONS, reason)
    ? RUN_REASONS[reason as RunReason]
    : 'No delivery was created.';
}

/** The next run that is not skipped. */
export function nextRun(recurring: RecurringDelivery, now: Date): PlannedRun | undefined {
  if (recurring.status === 'paused') return undefined;
  // More than there are days to skip in a row.
  return nextRuns(recurring, now, 100).find(({ skip }) => skip === undefined);
}

interface StateProps {
  readonly recurring: RecurringDelivery;
  readonly now: Date;
}

/** Whether a run was missed lately. */
export function isMissedLately({ missed }: RecurringDelivery, now: Date): boolean {
  return missed !== undefined && now.getTime() - missed.at.getTime() < NEWS_MS;
}

/** Whether it creates deliveries, and whether one is missing. */
export function RecurringState({ recurring, now }: StateProps) {
  if (isMissedLately(recurring, now)) return <Badge tone="danger">Missed a run</Badge>;
  if (recurring.status === 'paused') return <Badge tone="warning">Paused</Badge>;
  if (!nextRun(recurring, now)) return <Badge>Ended</Badge>;
  return <Badge tone="success">Active</Badge>;
}
