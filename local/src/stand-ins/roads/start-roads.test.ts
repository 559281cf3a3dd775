import { roadBetween } from './start-roads';

const LONG_STREET = { latitude: -33.9249, longitude: 18.4241 };

test('a road through a city is longer than the straight line, at the speed of a city', () => {
  const road = roadBetween(LONG_STREET, { latitude: -33.9608, longitude: 18.4767 });
  // 6.3 km as the crow flies.
  expect(road?.distanceMeters).toBeGreaterThan(8_000);
  expect(road?.distanceMeters).toBeLessThan(9_000);
  expect(Number.parseInt(road?.duration ?? '', 10) / 60).toBeCloseTo(16, 0);
});

test('a road between two cities is about as long as the real one', () => {
  const road = roadBetween(LONG_STREET, { latitude: -26.2041, longitude: 28.0473 });
  expect((road?.distanceMeters ?? 0) / 1_400_000).toBeCloseTo(1.1, 0);
});

test('a road from a place to itself has no length', () => {
  expect(roadBetween(LONG_STREET, LONG_STREET)).toEqual({ distanceMeters: 0, duration: '0s' });
});

test('there is no road beyond the local map', () => {
  expect(roadBetween(LONG_STREET, { latitude: 51.5, longitude: -0.12 })).toBeUndefined();
});
