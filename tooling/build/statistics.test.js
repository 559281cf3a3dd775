import { median, medianInterval } from './statistics.js';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the interval of a median holds it, is the same each time, and narrows with more values', () => {
  const few = Array.from({ length: 10 }, (_, index) => (index * 7) % 10);
  const many = Array.from({ length: 1_000 }, (_, index) => (index * 7) % 10);
  const [low, high] = medianInterval(few);
  expect(low).toBeLessThanOrEqual(median(few));
  expect(high).toBeGreaterThanOrEqual(median(few));
  expect(medianInterval(few)).toEqual([low, high]);
  const [lower, higher] = medianInterval(many);
  expect(higher - lower).toBeLessThan(high - low);
});

test('an interval misses the true median about one time in twenty', () => {
  // Numbers from 0 to 1 whose median is 0.5, by a sequence of another kind than the resampling's.
  let state = 7;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const missed = Array.from({ length: 60 }, (_, trial) => {
    const [low, high] = medianInterval(Array.from({ length: 21 }, next), trial);
    return low > 0.5 || high < 0.5;
  }).filter(Boolean).length;
  expect(missed).toBeGreaterThan(0);
  expect(missed).toBeLessThan(9);
});
