import { metresBetween, routeOf } from './arrival';

const PICKUP = { latitude: -33.9221, longitude: 18.4197 };
const DROPOFF = { latitude: -33.9136, longitude: 18.3886 };
const BETWEEN = { latitude: -33.918, longitude: 18.404 };

test('the straight line between two places is measured on the ground', () => {
  expect(metresBetween(PICKUP, PICKUP)).toBe(0);
  expect(metresBetween(PICKUP, { ...PICKUP, latitude: PICKUP.latitude + 0.01 })).toBeCloseTo(1112, 0);
  expect(metresBetween(PICKUP, { ...PICKUP, longitude: PICKUP.longitude + 0.01 })).toBeCloseTo(923, 0);
});

test.each([
  ['Courier assigned', [BETWEEN, PICKUP, DROPOFF], [PICKUP, DROPOFF]],
  ['At pickup', [PICKUP, DROPOFF], [PICKUP, DROPOFF]],
  ['Collected', [BETWEEN, DROPOFF], [PICKUP, DROPOFF]],
  ['At drop-off', [BETWEEN, DROPOFF], [PICKUP, DROPOFF]],
  ['Returning', [BETWEEN, PICKUP], [DROPOFF, PICKUP]],
])('the line of a delivery that is %s leads over what is still to come', (status, withCourier, without) => {
  const stops = { pickup: PICKUP, dropoff: DROPOFF };
  expect(routeOf(status, stops, BETWEEN)).toEqual(withCourier);
  expect(routeOf(status, stops, undefined)).toEqual(without);
});
