const DAY_MS = 86_400_000;

/** Those of the Public Holidays Act that have a date of their own, as `MM-DD`. */
const FIXED = {
  '01-01': "New Year's Day",
  '03-21': 'Human Rights Day',
  '04-27': 'Freedom Day',
  '05-01': "Workers' Day",
  '06-16': 'Youth Day',
  '08-09': "National Women's Day",
  '09-24': 'Heritage Day',
  '12-16': 'Day of Reconciliation',
  '12-25': 'Christmas Day',
  '12-26': 'Day of Goodwill',
} as const;

const BY_DAY: Readonly<Record<string, string>> = FIXED;

const midnightOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** The date this many days later. @param date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  return new Date(midnightOf(date).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a date, from 0 for Sunday. @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): number {
  return midnightOf(date).getUTCDay();
}

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous computus of 1876. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const m = Math.floor((a + 11 * d + 22 * e) / 451);
  const days = d + e - 7 * m;
  return addDays(`${String(year).padStart(4, '0')}-03-22`, days);
}

/** What the Act calls a date itself; two names when two fall on it, as on 21 March 2008. */
function ownName(date: string): string | undefined {
  const easter = easterOf(Number(date.slice(0, 4)));
  const names = [
    BY_DAY[date.slice(5)],
    date === addDays(easter, -2) ? 'Good Friday' : undefined,
    date === addDays(easter, 1) ? 'Family Day' : undefined,
  ].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' and ') : undefined;
}

/**
 * The South African public holiday on a date, of any year since the Act of 1994. What the President declares for once,
 * such as the day of an election, is not known.
 * @param date `YYYY-MM-DD`
 */
export function publicHoliday(date: string): string | undefined {
  const own = ownName(date);
  if (own !== undefined || weekdayOf(date) !== 1) return own;
  const sunday = ownName(addDays(date, -1));
  return sunday && `${sunday} (observed)`;
}
