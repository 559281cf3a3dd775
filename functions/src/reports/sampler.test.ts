import { createSampler } from './sampler';

function weights(count: number, next: () => number): number[] {
  return Array.from({ length: count }, () => next()).filter((weight) => weight > 0);
}

test('a few reports are counted each', () => {
  expect(
    weights(
      20,
      createSampler(() => 0),
    ),
  ).toEqual(Array(20).fill(1));
});

test('of many, one in ten counts for ten', () => {
  expect(
    weights(
      120,
      createSampler(() => 0),
    ),
  ).toEqual([...Array(20).fill(1), ...Array(10).fill(10)]);
});

test('a flood costs no more than 38 writes a minute', () => {
  let now = 0;
  const next = createSampler(() => now);
  expect(weights(100_000, next)).toHaveLength(38);
  now = 60_000;
  expect(weights(100_000, next)).toHaveLength(38);
});
