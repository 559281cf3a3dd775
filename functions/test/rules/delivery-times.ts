import { serverTimestamp, Timestamp } from './client-sdk';
import type { DeliveryTable } from './delivery-fields';
import { inHours } from './new-delivery';

// One instant for each hour: a pickup time must be exactly the start of its window.
const [H0, H1, H2, H3] = [inHours(0), inHours(1), inHours(2), inHours(3)];
export const HALF_A_DAY_AGO = inHours(-36);
export const LONG_AGO = inHours(-60);
const NEXT_YEAR = inHours(365 * 24);
export const TOO_FAR = inHours(367 * 24);
const FURTHER = inHours(368 * 24);

interface Window {
  readonly start: unknown;
  readonly end: unknown;
}

/** Both windows and the pickup time that fits them. */
function windows(pickup: Window, dropoff: Window) {
  return { pickup_window: pickup, dropoff_window: dropoff, pickup_time: pickup.start };
}

const PICKUP = { start: H1, end: H2 };
const DROPOFF = { start: H2, end: H3 };
const RIGHT = windows(PICKUP, DROPOFF);

export const WRONG_ON_DEMAND: DeliveryTable = [
  ["the client's pickup_time", { pickup_time: Timestamp.now() }],
  ['a pickup_window', { pickup_window: PICKUP }],
  ['both windows', RIGHT],
  ['both windows and the pickup_time of the server', { ...RIGHT, pickup_time: serverTimestamp() }],
];

export const RIGHT_SCHEDULED: DeliveryTable = [
  // It may have waited on a device.
  ['a pickup_time half a day ago', { pickup_time: HALF_A_DAY_AGO }],
  ['a pickup_time in a year', { pickup_time: NEXT_YEAR }],
];

export const WRONG_SCHEDULED: DeliveryTable = [
  ['keys too many', { discount: 100 }],
  ['a pickup_time in text', { pickup_time: '2030-01-01T12:00:00Z' }],
  ['a pickup_time in milliseconds', { pickup_time: 1_893_499_200_000 }],
  ['a pickup_time more than a day ago', { pickup_time: LONG_AGO }],
  ['a pickup_time beyond a year', { pickup_time: TOO_FAR }],
  ['a pickup_time that is null', { pickup_time: null }],
  ['both windows', RIGHT],
];

export const RIGHT_WINDOWS: DeliveryTable = [
  ['a pickup_window and a dropoff_window that are one', windows(PICKUP, PICKUP)],
  ['a dropoff_window that ends as the pickup_window starts', windows(PICKUP, { start: H0, end: H1 })],
  ['a pickup_window since half a day', windows({ start: HALF_A_DAY_AGO, end: H1 }, DROPOFF)],
  ['windows that end in a year', windows({ start: H1, end: NEXT_YEAR }, { start: H2, end: NEXT_YEAR })],
  ['a dropoff_window since half a day', windows(PICKUP, { start: HALF_A_DAY_AGO, end: H2 })],
];

const TEXT = { start: '12:00', end: '13:00' };
const NUMBERS = { start: 1, end: 2 };
const MORE = { note: 'x' };

export const WRONG_WINDOWS: DeliveryTable = [
  ['keys too many', { ...RIGHT, discount: 100 }],
  ['a pickup_window that ends first', windows({ start: H2, end: H1 }, DROPOFF)],
  ['a dropoff_window that ends first', windows(PICKUP, { start: H3, end: H2 })],
  ['a pickup_window since more than a day', windows({ start: LONG_AGO, end: H1 }, DROPOFF)],
  ['a dropoff_window since more than a day', windows(PICKUP, { start: LONG_AGO, end: H2 })],
  ['a pickup_window that ends beyond a year', windows({ start: H1, end: TOO_FAR }, DROPOFF)],
  ['a dropoff_window that ends beyond a year', windows(PICKUP, { start: H2, end: TOO_FAR })],
  ['windows beyond a year', windows({ start: TOO_FAR, end: FURTHER }, { start: TOO_FAR, end: FURTHER })],
  ['an empty pickup_window', windows({ start: H2, end: H2 }, DROPOFF)],
  ['an empty dropoff_window', windows(PICKUP, { start: H2, end: H2 })],
  ['a pickup_window with more in it', windows({ ...PICKUP, ...MORE }, DROPOFF)],
  ['a dropoff_window with more in it', windows(PICKUP, { ...DROPOFF, ...MORE })],
  ['a dropoff_window without a start', { ...RIGHT, dropoff_window: { end: H3 } }],
  ['a dropoff_window without an end', { ...RIGHT, dropoff_window: { start: H2 } }],
  ['a pickup_window in text', windows(TEXT, DROPOFF)],
  ['a dropoff_window in text', windows(PICKUP, TEXT)],
  ['both windows in text', windows(TEXT, TEXT)],
  ['both windows in numbers', windows(NUMBERS, NUMBERS)],
  ['a dropoff_window before the pickup_window', windows({ start: H2, end: H3 }, { start: H0, end: H1 })],
  ['a pickup_time that is not the start of its window', { ...RIGHT, pickup_time: H2 }],
  ['the pickup_time of the server', { ...RIGHT, pickup_time: serverTimestamp() }],
  ['another urgency_level', { ...RIGHT, urgency_level: 'whenever' }],
];
