import { addDays, laterOf } from './calendar';

const HOUR = 60;
/** The last quarter of an hour of a day. */
const LATEST = '23:45';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
const clock = (minutes: number) =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

const QUARTERS = Array.from({ length: 96 }, (_, index) => clock(index * 15));

/** A day, and two times of it: `09:30`. Of a moment only the first counts. */
export interface PickedTimes {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** What can be chosen. */
export interface Bounds {
  /** Nothing begins before it; as inputs write moments, in South African time. */
  readonly earliest: string;
  readonly isWindow: boolean;
}

/** Both ends as inputs write them; empty while there are none. */
export interface Held {
  readonly start: string;
  readonly end: string;
}

/** The quarters of an hour at which something may begin on a day. A window ends on the same day. */
export function beginnings(day: string, { earliest, isWindow }: Bounds): readonly string[] {
  return QUARTERS.filter((time) => `${day}T${time}` >= earliest && !(isWindow && time === LATEST));
}

/** The quarters of an hour at which a window may end that begins then. */
export function endings(from: string): readonly string[] {
  return QUARTERS.filter((time) => time > from);
}

/** The first day that can be chosen: tomorrow, where nothing of today is left. */
export function firstDay(bounds: Bounds): string {
  const day = bounds.earliest.slice(0, 10);
  return beginnings(day, bounds).length > 0 ? day : addDays(day, 1);
}

function lasting(day: string, from: string, minutes: number): PickedTimes {
  return { day, from, to: clock(Math.min(minutesOf(from) + minutes, minutesOf(LATEST))) };
}

/** With another beginning; the end goes along, as far as the day does. */
export function beginningAt({ day, from, to }: PickedTimes, other: string): PickedTimes {
  return lasting(day, other, minutesOf(to) - minutesOf(from));
}

/** The same times of another day, or the first of it where they are over. */
export function onDay(times: PickedTimes, other: string, bounds: Bounds): PickedTimes {
  const day = laterOf(other, firstDay(bounds));
  const moved = { ...times, day };
  const [first = times.from] = beginnings(day, bounds);
  return `${day}T${times.from}` < bounds.earliest ? beginningAt(moved, first) : moved;
}

/**
 * What a choice begins with: what the form holds, else an hour from `soon` on.
 * @param soon as inputs write moments
 */
export function firstTimes({ start, end }: Held, soon: string, bounds: Bounds): PickedTimes {
  const begin = start >= bounds.earliest ? start : laterOf(soon, bounds.earliest);
  const isOfOneDay = start.slice(0, 10) === end.slice(0, 10) && start < end;
  const minutes = isOfOneDay ? minutesOf(end.slice(11, 16)) - minutesOf(start.slice(11, 16)) : HOUR;
  const day = begin.slice(0, 10);
  const from = begin.slice(11, 16);
  // The last minutes of a day have no room for a window.
  if (day < firstDay(bounds) || (bounds.isWindow && from >= LATEST)) {
    const [first = from] = beginnings(addDays(day, 1), bounds);
    return lasting(addDays(day, 1), first, minutes);
  }
  return lasting(day, from, minutes);
}
