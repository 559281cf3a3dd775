import { parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const QUARTER = 15 * MINUTE;

/** The end of an afternoon is too near for a window from here on. */
const LEAST_AFTERNOON = HOUR;

/** Times that presets fill in: a window of a stop, or the moment of the pickup. */
export type PresetTime = 'pickup_window' | 'dropoff_window' | 'pickup_time';

/** A window that one press fills in, as inputs write times: in South African time. */
export interface TimePreset {
  readonly label: string;
  readonly start: string;
  readonly end: string;
}

/** An hour of the South African day in which `day` is. */
function hourOf(day: Date, hour: number): Date {
  const date = toLocalDateTime(day).slice(0, 10);
  return parseLocalDateTime(`${date}T${String(hour).padStart(2, '0')}:00`) ?? day;
}

function preset(label: string, start: Date, end: Date): TimePreset {
  return { label, start: toLocalDateTime(start), end: toLocalDateTime(end) };
}

/** The next quarter of an hour, so that a time is easily read and not past before the form is sent. */
export function quarterAfter(time: number): number {
  return Math.ceil(time / QUARTER) * QUARTER;
}

/** Windows that are still ahead. */
export function timePresets(now: Date): readonly TimePreset[] {
  const soon = new Date(quarterAfter(now.getTime() + HOUR));
  const tomorrow = new Date(now.getTime() + DAY);
  const evening = hourOf(now, 17);
  const afternoon = new Date(Math.max(hourOf(now, 13).getTime(), quarterAfter(now.getTime() + QUARTER)));
  const hasAfternoon = evening.getTime() - afternoon.getTime() >= LEAST_AFTERNOON;
  return [
    preset('In 1 hour', soon, new Date(soon.getTime() + HOUR)),
    ...(hasAfternoon ? [preset('This afternoon', afternoon, evening)] : []),
    preset('Tomorrow 9 to 12', hourOf(tomorrow, 9), hourOf(tomorrow, 12)),
  ];
}

/** Moments that are still ahead. */
export function momentPresets(now: Date): readonly TimePreset[] {
  const [soon, tomorrow] = [quarterAfter(now.getTime() + HOUR), new Date(now.getTime() + DAY)];
  const one = hourOf(now, 13);
  const isAhead = one.getTime() >= quarterAfter(now.getTime() + QUARTER);
  return [
    ['In 1 hour', new Date(soon)] as const,
    ...(isAhead ? [['Today 13:00', one] as const] : []),
    ['Tomorrow 9:00', hourOf(tomorrow, 9)] as const,
  ].map(([label, time]) => preset(label, time, time));
}
