// South African time is two hours ahead of UTC all year round, and has been since 1944. Reckoned, and not asked of the browser's
// formatters: each of those takes milliseconds to make, and they disagree about the names of months.
const UTC_OFFSET = '+02:00';
const UTC_OFFSET_MS = 2 * 3_600_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The value for an `<input type="datetime-local">` that shows this instant in South African time. */
export function toLocalDateTime(date: Date): string {
  return new Date(date.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 16);
}

/** `03 Feb 2026` in South African time. */
export function formatDate(date: Date): string {
  const [year, month, day] = toLocalDateTime(date).slice(0, 10).split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `14:05` in South African time. */
export function formatTime(date: Date): string {
  return toLocalDateTime(date).slice(11);
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
