import type { DowntimeLine } from '@fleetfoot/shared/model/advertising/report';
import fc from 'fast-check';
import { downtimeFixture } from '../../../testing/report-fixtures';
import { downtimeReport } from './downtime';

test.each([
  [0, 100],
  [62, 38],
  [99.5, 0.5],
  [33.33, 66.67],
  [100, 0],
  [120, 0],
])('a bike with %d hours on the road has %d hours of downtime', (totalTime, hours) => {
  expect(downtimeReport([downtimeFixture({ totalTime })]).lines[0]?.hours).toBe(hours);
});

test.each([
  [62, 285, 7.5],
  [90, 50, 5],
  [37.5, 312.5, 5],
  [62, 285.01, undefined],
  [100, 20, undefined],
])(
  '%d hours on the road with a discount of R%d have the hourly rate %s',
  (totalTime, discountValue, rate) => {
    expect(downtimeReport([downtimeFixture({ totalTime, discountValue })]).lines[0]?.rate).toBe(rate);
  },
);

test('an empty report has no hours and no discount', () => {
  expect(downtimeReport([])).toEqual({ lines: [], hours: 0, discount: 0 });
});

const stored = fc.record({
  id: fc.uuid(),
  regNo: fc.string(),
  reason: fc.string(),
  totalTime: fc.double({ min: 0, max: 200, noNaN: true }),
  discountValue: fc.double({ min: 0, max: 100_000, noNaN: true }),
});
const parts = (value: number) => Math.round(value * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the lines add up to the totals, to the hundredth of an hour and to the cent', () => {
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 40 }), (lines: readonly DowntimeLine[]) => {
      const report = downtimeReport(lines);
      expect(sum(report.lines.map(({ hours }) => parts(hours)))).toBe(parts(report.hours));
      expect(sum(report.lines.map(({ discount }) => parts(discount)))).toBe(parts(report.discount));
      expect(report.lines).toHaveLength(lines.length);
      for (const { totalTime, hours, rate, discount } of report.lines) {
        if (totalTime <= 100) expect(parts(hours)).toBe(10_000 - parts(totalTime));
        else expect(hours).toBe(0);
        if (rate !== undefined) expect(parts(rate) * parts(hours)).toBe(parts(discount) * 100);
      }
    }),
  );
});

test('the lines are sorted by time on the road, longest first', () => {
  fc.assert(
    fc.property(fc.array(stored, { maxLength: 40 }), (lines: readonly DowntimeLine[]) => {
      const times = downtimeReport(lines).lines.map(({ totalTime }) => totalTime);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    }),
  );
});
