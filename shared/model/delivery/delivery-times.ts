import { parseLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from '@fleetfoot/shared/schema';
import { forward, partialCheck } from 'valibot';

/** Tells the present moment. */
export type Clock = () => Date;

const MINUTE = 60_000;

/** A date and time as an `<input type="datetime-local">` writes it, read as South African time. */
export function dateTime(label: string) {
  return v.pipe(
    v.string(),
    v.nonEmpty(`Enter the ${label}.`),
    v.check(
      (input) => parseLocalDateTime(input) !== undefined,
      'Enter a date and a time, such as 24 Nov 2026 14:00.',
    ),
    v.transform((input) => parseLocalDateTime(input) ?? new Date(Number.NaN)),
  );
}

/** How far ahead a time may be, in milliseconds: a year, and the day that some have more. */
export const AHEAD_LIMIT_MS = 366 * 86_400_000;

/** A date and time within a year. */
export function nearDateTime(label: string, now: Clock) {
  return v.pipe(
    dateTime(label),
    v.check(
      (date) => date.getTime() <= now().getTime() + AHEAD_LIMIT_MS,
      `The ${label} is more than a year away. Choose an earlier time.`,
    ),
  );
}

/** A date and time within a year that has not passed. The inputs know whole minutes, so the present minute still counts. */
export function futureDateTime(label: string, now: Clock) {
  return v.pipe(
    nearDateTime(label, now),
    v.check(
      (date) => date.getTime() >= Math.floor(now().getTime() / MINUTE) * MINUTE,
      `The ${label} is in the past. Choose a later time.`,
    ),
  );
}

/** How long ago a time may be that is written, in milliseconds: what waited on a device for a day may still come. */
export const PAST_LIMIT_MS = 86_400_000;

/** A date and time within a year that is at most a day ago. */
export function recentDateTime(label: string, now: Clock) {
  return v.pipe(
    nearDateTime(label, now),
    v.check(
      (date) => date.getTime() >= now().getTime() - PAST_LIMIT_MS,
      `The ${label} is more than a day ago. Choose a later time.`,
    ),
  );
}

/** A window as typed; the output has Dates. */
export function windowSchema(
  label: string,
  { start, end }: Readonly<Record<'start' | 'end', v.GenericSchema<string, Date>>>,
) {
  return v.pipe(
    v.object({ start, end }),
    forward(
      partialCheck(
        [['start'], ['end']],
        ({ start, end }) => end > start,
        `The ${label} must end after it starts.`,
      ),
      ['end'],
    ),
  );
}
