import { TIME_ZONE } from './product';

const UTC_OFFSET = '+02:00';

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** `03 Feb 2026` in South African time. */
export function formatDate(date: Date): string {
  // ICU writes "Sept"; every month of ours has three letters.
  return DATE.format(date).replace('Sept', 'Sep');
}

/** `14:05` in South African time. */
export function formatTime(date: Date): string {
  return TIME.format(date);
}

/** `03 Feb 2026, 14:05` in South African time. */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}, ${formatTime(date)}`;
}

/** `03 Feb 2026, 14:05 to 15:05` in South African time; the second date is named when it is another day. */
export function formatTimeRange(start: Date, end: Date): string {
  const until = formatDate(start) === formatDate(end) ? formatTime(end) : formatDateTime(end);
  return `${formatDateTime(start)} to ${until}`;
}

/**
 * Reads the value of an `<input type="datetime-local">` as South African time, whatever zone the device is in.
 * @param value `2026-02-03T14:05`
 * @returns `undefined` when it is not a date
 */
export function parseLocalDateTime(value: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return undefined;
  const date = new Date(`${value.slice(0, 16)}:00${UTC_OFFSET}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The value for an `<input type="datetime-local">` that shows this instant in South African time. */
export function toLocalDateTime(date: Date): string {
  return new Date(date.getTime() + 2 * 3_600_000).toISOString().slice(0, 16);
}
