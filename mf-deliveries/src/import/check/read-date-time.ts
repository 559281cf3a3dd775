import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { monthOf, weekdayOf } from './date-words';

/** Which of the two comes first in a date of three numbers that ends with its year. */
export type DateOrder = 'day' | 'month';

/** What keeps a text from being a date and time, for the user. */
const PROBLEMS = {
  unreadable: 'Enter a date and a time, such as 24 Nov 2026 14:00.',
  noTime: 'The time is missing. Write both, such as 24 Nov 2026 14:00.',
  noDate: 'The date is missing. Write both, such as 24 Nov 2026 14:00.',
  noYear: 'The year is missing. Write it, too, such as 24 Nov 2026 14:00.',
  unknownWord: 'A word of this date is not known. Write it as 24 Nov 2026 14:00.',
  noSuchDate: 'This date does not exist. Look at its day and month.',
  noSuchMonth: 'This date has no such month. Its column is read with the day first.',
  noSuchMonthFirst: 'This date has no such month. Its column is read with the month first.',
  noSuchTime: 'This time does not exist. Hours go from 0 to 23, minutes to 59.',
  otherWeekday: 'The day of the week does not fit the date. Correct one of them.',
} as const;

type Problem = keyof typeof PROBLEMS;

export type DateTimeResult =
  /** As an `<input type="datetime-local">` writes it. */
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly message: string }
  /** It is two dates, by which of day and month comes first. */
  | { readonly ok: false; readonly isEither: true };

interface WrittenDate {
  readonly year: number;
  /** From 1; where the order matters, as for a day first. */
  readonly month: number;
  readonly day: number;
  /** Whether day and month may be the other way round. */
  readonly isNumeric: boolean;
}

interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  /** Minutes ahead of UTC. */
  readonly zone: number;
}

interface Written {
  readonly date: WrittenDate;
  readonly time: WrittenTime | Problem;
  readonly weekday: number | undefined;
}

const SOUTH_AFRICA = 120;

const ZONE = String.raw`(?: ?(z|utc|gmt|sast|cat)(?![a-z]))?(?:(?: (?=[+-]\d\d?:?\d\d(?!\d)))?([+-])(\d{1,2}):?(\d{2})?(?![\d/.-]))?`;
/** Times that cannot be taken for a part of a date. */
const TIMES = [
  String.raw`(?<![\d.:/+-])(\d{1,2})(?: ?: ?|[hu])(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?![\d:])(?: ?h(?![a-z]))?(?: ?([ap]m)(?![a-z]))?${ZONE}`,
  String.raw`(?<![\d.:/+-])(\d{1,2})()() ?([ap]m)(?![a-z])${ZONE}`,
  String.raw`(?<![\d.:/+-])(\d{1,2}) ?h()()()(?![a-z\d])${ZONE}`,
].map((pattern) => new RegExp(pattern));
const TIME_WORD = /^(?:[ap]m|utc|gmt|sast|cat)$/;
/** Times that are read behind a date alone. */
const LATE_TIMES = [
  String.raw`[t, ] ?(\d{1,2})\.(\d{2})(?:\.(\d{2}))? ?([ap]m)?${ZONE}$`,
  String.raw`[t ](\d{2})(\d{2})(\d{2})?()${ZONE}$`,
].map((pattern) => new RegExp(pattern));

/** A text without accents, case, full stops of short forms and words between its parts. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}\u200e\u200f]/gu, '')
    .toLowerCase()
    .replace(/\(.*\)$/, '')
    .replace(/(?<![a-z])(?:(a)|p)\.? ?m(?![a-z])\.?/g, (_, morning) => (morning ? 'am' : 'pm'))
    .replace(/(?<![a-z])([vn])m(?![a-z])\.?/g, (_, half) => (half === 'v' ? 'am' : 'pm'))
    .replace(/(\d)(?:st|nd|rd|th|ste|de)(?![a-z])/g, '$1')
    .replace(/(?<![a-z])(?:of|the|at|on|om|op|die|van|ngo|nge|hrs|hours|uur)(?![a-z])/g, ' ')
    .replace(/([a-z])\./g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param isIso whether `-09:00` is an offset, and not the end of `08:00-09:00` */
function readTime(match: RegExpMatchArray, isIso: boolean): WrittenTime | Problem {
  const [, hours, minutes, seconds, half, zone, sign, zoneHours, zoneMinutes] = match;
  if (sign === '-' && !zone && !isIso) return 'unreadable';
  const [hour, minute] = [Number(hours), Number(minutes || 0)];
  const shift = (Number(zoneHours || 0) * 60 + Number(zoneMinutes || 0)) * (sign === '-' ? -1 : 1);
  const base = zone === 'sast' || zone === 'cat' ? SOUTH_AFRICA : 0;
  const isOver = hour > 23 || minute > 59 || Number(seconds || 0) > 59 || Math.abs(shift) > 14 * 60;
  if (isOver || (half && hour === 0) || (half === 'am' && hour > 12)) return 'noSuchTime';
  const isNight = half === 'am' && hour === 12;
  const isAfternoon = half === 'pm' && hour < 12;
  return {
    hour: isNight ? 0 : hour + (isAfternoon ? 12 : 0),
    minute,
    zone: zone || sign ? base || shift : SOUTH_AFRICA,
  };
}

const BETWEEN = `[-/,. ]{1,3}`;
const AROUND = `[-/,. ]{0,3}`;
const YEAR = String.raw`(\d{4}|\d{2})`;
const DAY = String.raw`(\d{1,2})`;
/** Dates whose month is a word, for which `#` stands, and of numbers; each with its parts in their order. */
const DATES = [
  { pattern: `${DAY}${AROUND}#${AROUND}${YEAR}`, parts: 'dy' },
  { pattern: `#${AROUND}${DAY}${BETWEEN}${YEAR}`, parts: 'dy' },
  { pattern: String.raw`(\d{4})${AROUND}#${AROUND}${DAY}`, parts: 'yd' },
  { pattern: String.raw`(\d{4})( ?[-/.] ?| )(\d{1,2})\2(\d{1,2})`, parts: 'y md' },
  { pattern: String.raw`(\d{4})(\d{2})(\d{2})`, parts: 'ymd' },
  { pattern: String.raw`(\d{1,2})( ?[-/.] ?| )(\d{1,2})\2${YEAR}`, parts: 'd my' },
].map(({ pattern, parts }) => ({ pattern: new RegExp(`^${pattern}$`), parts }));
const WITHOUT_YEAR = new RegExp(`^(?:${DAY}${AROUND}#|#${AROUND}${DAY}|${DAY} ?[-/. ] ?${DAY})$`);

/** @param month that the `#` of the text stands for, from 0 */
function readDate(text: string, month: number | undefined): WrittenDate | Problem {
  for (const { pattern, parts } of DATES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const part = (name: string) => match[parts.indexOf(name) + 1] ?? '';
    const year = part('y');
    return {
      year: year.length === 2 ? 2000 + Number(year) : Number(year),
      month: month === undefined ? Number(part('m')) : month + 1,
      day: Number(part('d')),
      isNumeric: parts === 'd my',
    };
  }
  if (text === '') return 'noDate';
  return WITHOUT_YEAR.test(text) ? 'noYear' : 'unreadable';
}

/** Days from 1899-12-30, by which spreadsheets count; the years 2000 to 2099. */
const SERIAL = /^(\d{5})(?:[.,](\d+))?$/;
const SERIAL_DAY_ONE = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

function readSerial(text: string): Written | Problem | undefined {
  const [, days, fraction] = SERIAL.exec(text) ?? [];
  if (days === undefined) return undefined;
  const serial = new Date(SERIAL_DAY_ONE + Number(`${days}.${fraction ?? 0}`) * DAY_MS + 30_000);
  const year = serial.getUTCFullYear();
  if (year < 2000 || year > 2099) return 'unreadable';
  const date = { year, month: serial.getUTCMonth() + 1, day: serial.getUTCDate(), isNumeric: false };
  const time = { hour: serial.getUTCHours(), minute: serial.getUTCMinutes(), zone: SOUTH_AFRICA };
  return { date, time: Number(fraction ?? 0) === 0 ? 'noTime' : time, weekday: undefined };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[-,; ]+|[-,;t ]+$/g, '');
}

/** What a text says, whatever it means. */
function readWritten(typed: string): Written | Problem {
  const text = plain(typed);
  const serial = readSerial(text);
  if (serial) return serial;
  const isIso = /\dt\d/.test(text);
  const early = TIMES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const untimed = early ? text.replace(early[0], ' ') : text;
  let [weekday, month, isUnknown]: [number?, number?, boolean?] = [];
  const numbers = untimed.replace(/[a-z]{2,}/g, (word) => {
    if (TIME_WORD.test(word)) return word;
    const [day, named] = [weekdayOf(word), monthOf(word)];
    if (day !== undefined) weekday = day;
    else if (named === undefined || month !== undefined) isUnknown = true;
    else month = named;
    return day === undefined ? '#' : ' ';
  });
  if (isUnknown) return /\d/.test(text) ? 'unknownWord' : 'unreadable';
  const rest = trimmed(numbers);
  const whole = readDate(rest, month);
  if (typeof whole !== 'string')
    return { date: whole, time: early ? readTime(early, isIso) : 'noTime', weekday };
  const late = early
    ? undefined
    : LATE_TIMES.map((pattern) => pattern.exec(rest)).find((match) => match !== null);
  if (!late) return whole === 'noDate' && !early ? 'unreadable' : whole;
  const date = readDate(trimmed(rest.slice(0, late.index)), month);
  return typeof date === 'string' ? date : { date, time: readTime(late, isIso), weekday };
}

/** Before it no year is one of four digits that somebody meant. */
const FIRST_YEAR = 1900;

/** Whether the date is in the calendar and on its day of the week. */
function problemOf({ year, month, day }: WrittenDate, weekday: number | undefined): Problem | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < FIRST_YEAR || date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return 'noSuchDate';
  return weekday === undefined || weekday === date.getUTCDay() ? undefined : 'otherWeekday';
}

function swapped(date: WrittenDate): WrittenDate {
  return { ...date, month: date.day, day: date.month };
}

/** The date of a text and what is wrong with it, by an order. */
function inOrder({ date, weekday }: Written, order: DateOrder) {
  const ordered = date.isNumeric && order === 'month' ? swapped(date) : date;
  return { date: ordered, problem: problemOf(ordered, weekday) };
}

/** The only order in which a text is a date; `either` for two dates, `undefined` where the order says nothing. */
export function orderOf(text: string): DateOrder | 'either' | undefined {
  const written = readWritten(text);
  if (typeof written === 'string' || !written.date.isNumeric || written.date.day === written.date.month)
    return undefined;
  const [day, month] = [inOrder(written, 'day'), inOrder(written, 'month')];
  if (day.problem && month.problem) return undefined;
  if (day.problem) return 'month';
  return month.problem ? 'day' : 'either';
}

function failed(problem: Problem): DateTimeResult {
  return { ok: false, message: PROBLEMS[problem] };
}

/**
 * A date and time as people and spreadsheets write it, in South African time unless it names another.
 * @param order of a date of three numbers; without it, one that may be two dates is neither
 */
export function readDateTime(text: string, order?: DateOrder): DateTimeResult {
  const written = readWritten(text);
  if (typeof written === 'string') return failed(written);
  const possible = order ?? orderOf(text) ?? 'day';
  if (typeof written.time === 'string') return failed(written.time);
  if (possible === 'either') return { ok: false, isEither: true };
  const { date, problem } = inOrder(written, possible);
  if (problem === 'noSuchDate' && order && date.isNumeric && date.month > 12) {
    return failed(order === 'day' ? 'noSuchMonth' : 'noSuchMonthFirst');
  }
  if (problem) return failed(problem);
  const { hour, minute, zone } = written.time;
  const moment = new Date(Date.UTC(date.year, date.month - 1, date.day, hour, minute - zone));
  return { ok: true, value: toLocalDateTime(moment) };
}
