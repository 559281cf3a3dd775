import { organizations } from '@fleetfoot/shared/model/team/organization';
import * as fc from 'fast-check';
import { hostileText } from './hostile-text';
import {
  type Fields,
  OWN_ID,
  OWN_NUMBER,
  OWN_UID,
  SERVER_TIME,
  STORED_TIME,
  time,
  type Value,
} from './value';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

// Far enough from now, and from what the rules count from now, that a slow machine changes no verdict.
export const clientTime: fc.Arbitrary<Value> = fc
  .constantFrom(
    ...[-2000 * YEAR, -60 * YEAR, -DAY - 10 * MINUTE, -DAY + 10 * MINUTE, -HOUR, -10 * MINUTE],
    ...[10 * MINUTE, HOUR, HOUR + 1, 2 * HOUR, 25 * HOUR, 25 * HOUR + 1, 26 * HOUR, 27 * HOUR],
    ...[30 * DAY, 10 * YEAR, 7900 * YEAR],
  )
  .map(time);

const anyTime = fc.oneof(clientTime, fc.constantFrom(SERVER_TIME, STORED_TIME));

const number: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, 1, -1),
  fc.constantFrom(90, -90, 90.000001, -90.000001, 89.999999, 180, -180, 180.000001, -180.000001, 179.999999),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, Number.MAX_VALUE, 2 ** 53, -(2 ** 63)),
  fc.double(),
  fc.integer(),
);

const identity = fc.constantFrom(OWN_UID, OWN_NUMBER, OWN_ID);

const otherType: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom<Value>(null, true, false),
  fc.constantFrom<Value>(
    { special: 'point' },
    { special: 'reference', path: organizations.document('fuzz') },
  ),
  fc.nat({ max: 40 }).map((length): Value => ({ special: 'bytes', length })),
  fc.constantFrom<Value>(-26.2, 0, 91, 27).map((by): Value => ({ special: 'increment', by: by as number })),
  fc.constant<Value>({ special: 'union', item: 'x' }),
);

const scalar = fc.oneof(hostileText, number, anyTime, identity, otherType);

const list = fc.array(
  scalar.filter((value) => !isTransform(value)),
  { maxLength: 3 },
);

export const MAP_KEYS = ['start', 'end', 'note', 'city', 'role', 'admin'];

const map: fc.Arbitrary<Fields> = fc.dictionary(fc.constantFrom(...MAP_KEYS), scalar, { maxKeys: 3 });

const window: fc.Arbitrary<Fields> = fc.record({ start: anyTime, end: anyTime });

/** Transforms have no place in a list. */
function isTransform(value: Value): boolean {
  const special =
    typeof value === 'object' && value !== null && 'special' in value ? value.special : undefined;
  return special === 'server time' || special === 'increment' || special === 'union';
}

/** Anything that a field can hold. */
export const hostileValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 10, arbitrary: hostileText },
  { weight: 5, arbitrary: number },
  { weight: 5, arbitrary: anyTime },
  { weight: 3, arbitrary: identity },
  { weight: 5, arbitrary: otherType },
  { weight: 1, arbitrary: list },
  { weight: 2, arbitrary: map },
  { weight: 2, arbitrary: window },
);
