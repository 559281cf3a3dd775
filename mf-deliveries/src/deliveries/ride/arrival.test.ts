import type { CourierPosition } from '@fleetfoot/shared/model/delivery/courier';
import type { Price } from '@fleetfoot/shared/model/delivery/tariff';
import { delivery } from '../testing/delivery';
import { arrivalOf } from './arrival';

const NOW = new Date('2026-02-03T12:00:00Z');
const BETWEEN = { latitude: -33.918, longitude: 18.404 };

function position(age = 20, at = BETWEEN): CourierPosition {
  const moment = new Date(NOW.getTime() - age * 1000);
  return { id: 'delivery-1', ...at, at: moment, updated_at: moment };
}

function price(metres: number, seconds: number): Price {
  return { tariffID: '2026-11', metres, seconds, lines: [], total: 3500 };
}

const arrival = (status: string, courier?: CourierPosition, changes = {}) =>
  arrivalOf(delivery({ status, ...changes }), courier, NOW);

// 1.6 km beeline, 1.3 times as far on the road, at 7 m/s.
test.each([
  ['Courier assigned', 'About 5 minutes to the pickup'],
  ['At pickup', 'About 12 minutes to the drop-off'],
  ['Collected', 'About 5 minutes to the drop-off'],
  ['At drop-off', 'At the drop-off'],
  ['Returning', 'About 5 minutes back to the pickup'],
])('the arrival of a delivery that is %s: %s', (status, estimate) => {
  expect(arrival(status, position())).toMatchObject({ estimate, age: 'Position 20 s old' });
});

test.each([
  [0, 'Position a moment old'],
  [59, 'Position 59 s old'],
  [60, 'Position 1 min old'],
  [121, 'Last position 2 min old: the courier may be elsewhere'],
  [901, 'Last position 15 min old: too old to say when'],
  [4000, 'Last position more than an hour old: too old to say when'],
])('a position of %i seconds says how old it is', (seconds, age) => {
  const { estimate, age: said } = arrival('Collected', position(seconds));
  expect(said).toBe(age);
  expect(estimate === '').toBe(seconds > 900);
});

test('the estimate leaves out what was ridden since the position, down to a minute', () => {
  expect(arrival('Collected', position(0)).estimate).toBe('About 5 minutes to the drop-off');
  expect(arrival('Collected', position(110)).estimate).toBe('About 3 minutes to the drop-off');
  expect(arrival('Collected', position(600)).estimate).toBe('About a minute to the drop-off');
});

test('a device whose clock lags behind the position takes it for new', () => {
  expect(arrival('Collected', position(-30)).age).toBe('Position a moment old');
});

test.each([
  ['twice as far', price(6_000, 600), 'About 5 minutes to the drop-off'],
  ['slow', price(4_000, 1_000), 'About 9 minutes to the drop-off'],
  ['no road at all', price(0, 0), 'About 4 minutes to the drop-off'],
  ['a road around the world', price(40_000_000, 6_000_000), 'About 10 minutes to the drop-off'],
])('a price with a road that is %s is believed within bounds', (_, known, estimate) => {
  expect(arrival('Collected', position(0), { price: known }).estimate).toBe(estimate);
});

test('a ride between two cities has no false precision', () => {
  const far = { dropoff_latitude: -26.2, dropoff_longitude: 28.04 };
  expect(arrival('Collected', position(), far).estimate).toBe('More than 3 hours to the drop-off');
});

test('the spoken estimate changes in steps', () => {
  const spoken = Array.from({ length: 280 }, (_, age) => arrival('Collected', position(age)).spoken);
  expect([...new Set(spoken)]).toEqual([
    'About 5 minutes to the drop-off',
    'About 2 minutes to the drop-off',
    'About a minute to the drop-off',
  ]);
});

test('without a position, or with a stop that is nowhere, nothing is estimated', () => {
  expect(arrival('Collected')).toEqual({ estimate: '', age: 'No position of the courier yet', spoken: '' });
  expect(arrival('Collected', position(), { dropoff_latitude: 'unknown' }).estimate).toBe('');
});
