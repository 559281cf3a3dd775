import { formatDate, formatDateTime, formatTime, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { MenuItem } from '@fleetfoot/shared/model/restaurants/menu-item';
import { QUICK_TIMES, SOLD_OUT } from '../texts/sold-out';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an item may be sold out: longer is a slip of the finger, or no item of the menu. */
export const SOLD_OUT_LIMIT_MS = 366 * DAY_MS;

export function isSoldOut({ soldOutUntil }: Pick<MenuItem, 'soldOutUntil'>, now: Date): boolean {
  return soldOutUntil !== undefined && soldOutUntil > now;
}

/** An item as it is at a moment: one that was sold out is available. */
export function asOf(item: MenuItem, now: Date): MenuItem {
  return isSoldOut(item, now) ? item : { ...item, soldOutUntil: undefined };
}

/** Midnight in South Africa at the end of the day that is so many days from now. */
function endOfDay(now: Date, days: number): Date {
  const [date = ''] = toLocalDateTime(new Date(now.getTime() + (days + 1) * DAY_MS)).split('T');
  return new Date(`${date}T00:00:00+02:00`);
}

/** In whole minutes, as fields for times know them. */
function inHours(now: Date, hours: number): Date {
  return new Date(Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS + hours * HOUR_MS);
}

/** `Sold out until 18:00`, in South African time. */
export function soldOutText(until: Date, now: Date): string {
  if (until.getTime() === endOfDay(now, 0).getTime()) return SOLD_OUT.today;
  if (formatTime(until) === '00:00') return SOLD_OUT.until(formatDate(until));
  const isToday = formatDate(until) === formatDate(now);
  return SOLD_OUT.until(isToday ? formatTime(until) : formatDateTime(until));
}

/** A time that needs no typing, with the moment that it means. */
export interface QuickTime {
  readonly label: string;
  readonly until: Date;
}

/** Of the end of a day; with less left of it, the next morning is meant. */
const EVENING_MS = 4 * HOUR_MS;
const MORNING_MS = 6 * HOUR_MS;

/** How long an item is sold out unless somebody says otherwise. */
export function usualTime(now: Date): QuickTime {
  const midnight = endOfDay(now, 0);
  return midnight.getTime() - now.getTime() > EVENING_MS
    ? { label: QUICK_TIMES.today, until: midnight }
    : { label: QUICK_TIMES.morning, until: new Date(midnight.getTime() + MORNING_MS) };
}

/** Times that need no typing, each moment once: at the end of a week its rest is today, or today and tomorrow. */
export function quickTimes(now: Date): readonly QuickTime[] {
  const weekday = new Date(now.getTime() + 2 * HOUR_MS).getUTCDay();
  const times = [
    { label: QUICK_TIMES.hour, until: inHours(now, 1) },
    usualTime(now),
    { label: QUICK_TIMES.tomorrow, until: endOfDay(now, 1) },
    // Weeks begin on Monday.
    { label: QUICK_TIMES.week, until: endOfDay(now, (7 - weekday) % 7) },
  ];
  return times.filter(
    ({ until }, index) => times.findIndex((other) => other.until.getTime() === until.getTime()) === index,
  );
}
