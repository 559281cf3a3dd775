import fc from 'fast-check';
import { axisOf, valueAt } from './column-chart';

test.each([
  [[0], [0]],
  [[], [0]],
  [[7], [0, 2, 4, 6, 8]],
  [
    [100, 62],
    [0, 25, 50, 75, 100],
  ],
  [[14_000], [0, 5_000, 10_000, 15_000]],
  [[2_200_000], [0, 1_000_000, 2_000_000, 3_000_000]],
])('%j', (values, axis) => expect(axisOf(values)).toEqual(axis));

test('a scale begins at zero, covers every value and has few even steps', () => {
  const values = fc.array(fc.double({ min: 0.01, max: 1e9, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (given) => {
      const axis = axisOf(given);
      const top = axis.at(-1) ?? 0;
      expect(axis[0]).toBe(0);
      expect(top).toBeGreaterThanOrEqual(Math.max(...given) * 0.999_999);
      expect(axis.length).toBeGreaterThan(1);
      expect(axis.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('a value stands above its column, and no line goes through it', () => {
  expect(valueAt(100, undefined)).toBe(94);
  expect(valueAt(100, 20)).toBe(94);
  expect(valueAt(100, 180)).toBe(94);
  for (let across = 60; across <= 120; across += 0.5) {
    const base = valueAt(100, across);
    expect(base).toBeLessThanOrEqual(94);
    expect(across <= base - 11 || across >= base + 2).toBe(true);
  }
});
