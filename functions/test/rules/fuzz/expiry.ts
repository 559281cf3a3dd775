import * as fc from 'fast-check';
import * as v from 'valibot';
import type { Change } from './change';
import { momentOf, Time } from './entity-time';
import { time } from './value';

const DAY_MS = 86_400_000;
/** Days after which the rules let nothing be forgotten any later. */
const MOST_MS = 91 * DAY_MS;

/** When a right document may be forgotten. */
export const IN_TIME = time(30 * DAY_MS);

/** Moments around the latest at which something may be forgotten; an hour is more than a write takes. */
export const expiryBoundaries: fc.Arbitrary<Change> = fc
  .constantFrom(-3_600_000, 3_600_000, 365 * DAY_MS)
  .map((more) => ({ put: 'expiresAt', as: time(MOST_MS + more) }));

/** A time at which something may be forgotten. */
export const Expiry = v.pipe(
  Time,
  v.check((at) => momentOf(at) <= MOST_MS),
);
