import fc from 'fast-check';
import { monthAway } from './use-month-report';

test.each([
  [202607, -1, 202606],
  [202601, -1, 202512],
  [202612, 1, 202701],
  [202612, 13, 202801],
])('%d and %d months is %d', (from, by, to) => expect(monthAway(from, by)).toBe(to));

test('a month moved away and back is the same month', () => {
  const months = fc.tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(months, fc.integer({ min: -60, max: 60 }), ([year, number], by) => {
      const month = year * 100 + number;
      expect(monthAway(monthAway(month, by), -by)).toBe(month);
      expect(monthAway(month, by) % 100).toBeGreaterThanOrEqual(1);
      expect(monthAway(month, by) % 100).toBeLessThanOrEqual(12);
    }),
  );
});
