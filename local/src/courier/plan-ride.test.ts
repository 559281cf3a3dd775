import { type Order, placeOn, planRide } from './plan-ride';

const ORDER: Order = {
  organization_id: 'acme',
  delivery_id: 'd1',
  pickup: { latitude: -33.92, longitude: 18.42 },
  dropoff: { latitude: -33.96, longitude: 18.47 },
};

/** Gives one number after the other, and then the last one again. */
function numbers(...given: readonly number[]): () => number {
  let next = 0;
  return () => given[Math.min(next++, given.length - 1)] ?? 0.5;
}

const types = (random: () => number) => planRide(ORDER, random).map(({ tells }) => tells.type);

test('a courier is assigned, rides to the pickup and to the drop-off, and delivers', () => {
  const ride = planRide(ORDER, () => 0.5);
  expect(ride.map(({ tells }) => tells.type)).toEqual([
    ...['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'],
  ]);
  expect(ride[0]?.tells).toMatchObject({ courier: { name: expect.any(String) } });
  expect(ride[3]).toMatchObject({ from: ORDER.pickup, to: ORDER.dropoff });
  // 6.4 km as the crow flies.
  expect(ride[3]?.seconds).toBeCloseTo(1072, -2);
});

test('a ride in ten is late, and one in fifty fails and comes back', () => {
  const there = (late: number) => planRide(ORDER, numbers(0, 0.5, 0.5, late, 0.5))[3]?.seconds ?? 0;
  expect(there(0.09)).toBeCloseTo(2 * there(0.1));
  expect(types(numbers(0, 0.5, 0.5, 0.5, 0.019, 0.5)).slice(-3)).toEqual(['failed', 'returning', 'returned']);
  expect(types(numbers(0, 0.5, 0.5, 0.5, 0.02, 0.5)).at(-1)).toBe('delivered');
});

test('a ride to another city ends within the hour all the same', () => {
  const dropoff = { latitude: -26.2, longitude: 28.04 };
  expect(planRide({ ...ORDER, dropoff }, () => 0.5)[3]?.seconds).toBe(2_400);
});

test('a courier is on the line between two places', () => {
  const [, , , leg] = planRide(ORDER, () => 0.5);
  if (!leg) throw new Error('There is a ride to the drop-off.');
  expect([placeOn(leg, 0), placeOn(leg, 1)]).toEqual([ORDER.pickup, ORDER.dropoff]);
  expect(placeOn(leg, 0.5).latitude).toBeCloseTo(-33.94);
});
