import { toLocalDateTime } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that a month does not have would become one of the next.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** A moment as ISO 8601 with seconds and offset. */
export function timestamp(description: string) {
  return v.pipe(
    v.string(),
    v.isoTimestamp('Use ISO 8601 with an offset: 2026-11-22T14:30:00+02:00.'),
    v.check(isRealDay, 'There is no such day.'),
    v.description(description),
    v.examples(['2026-11-22T14:30:00+02:00']),
  );
}

/** A moment as the forms of the product write it: to the minute, in South African time. */
export function asTyped(moment: string): string {
  return toLocalDateTime(new Date(moment));
}
