import * as v from 'valibot';

/** When the documents that are there already were written. */
export const STORED_AT = new Date('2001-02-03T04:05:06.789Z');

export const ServerTime = v.strictObject({ special: v.literal('server time') });

export const StoredTime = v.strictObject({ special: v.literal('stored time') });

const ClientTime = v.strictObject({ special: v.literal('time'), after: v.number() });

/** Any moment. */
export const Time = v.union([ServerTime, StoredTime, ClientTime]);

// Only the order counts; as a figure rather than from a clock, because a seed means the same every day.
const STORED_BEFORE_NOW = 20 * 365 * 24 * 3_600_000;

const DAY = 24 * 3_600_000;

/** Milliseconds from the write to that moment. */
export function momentOf(time: v.InferOutput<typeof Time>): number {
  if (time.special === 'server time') return 0;
  return time.special === 'time' ? time.after : -STORED_BEFORE_NOW;
}

/** A moment that is within a year. */
export const NearTime = v.pipe(
  Time,
  v.check((time) => momentOf(time) <= 366 * DAY, 'more than a year away'),
);

/** A moment that is at most a day ago, and within a year. */
export const RecentTime = v.pipe(
  NearTime,
  v.check((time) => momentOf(time) >= -DAY, 'more than a day ago'),
);
