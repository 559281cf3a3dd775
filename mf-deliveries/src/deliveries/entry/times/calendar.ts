// Days of the calendar, as inputs write them: `2026-11-25`. They are reckoned with in UTC, where each has 24 hours; which day it is
// in South Africa is asked elsewhere.

const DAY = 24 * 3_600_000;

/** No input writes a year of five digits. */
const LAST = Date.UTC(9999, 11, 31);

const timeOf = (day: string) => Date.parse(`${day}T00:00Z`);
const written = (time: number) => new Date(Math.min(time, LAST)).toISOString().slice(0, 10);

/** 0 on a Monday, 6 on a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

export function addDays(day: string, count: number): string {
  return written(timeOf(day) + count * DAY);
}

/** The same day of another month, or the last one where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return written(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** The weeks of the month in which a day is, Monday first. Always six, so that what stands below them stays where it is. */
export function weeksOf(day: string): readonly (readonly (string | undefined)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const inMonth = (count: number) => {
    const one = addDays(monday, count);
    return one.startsWith(month) ? one : undefined;
  };
  return [0, 7, 14, 21, 28, 35].map((week) => [0, 1, 2, 3, 4, 5, 6].map((index) => inMonth(week + index)));
}

/** The later of two days or moments, as inputs write them. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

const STEPS: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/**
 * Where a key leads to in a month.
 * @param first the first day that can be chosen
 * @returns `undefined` when the key leads nowhere
 */
export function movedBy(key: string, day: string, first: string): string | undefined {
  const to = STEPS[key]?.(day);
  return to && laterOf(to, first);
}
