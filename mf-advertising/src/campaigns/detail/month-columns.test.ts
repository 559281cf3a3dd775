import { reportFixture } from '../../testing/report-fixtures';
import { METRICS } from '../metric';
import { describeColumns, monthColumns } from './month-columns';

const month = (year: number, number: number, totalDistance: number) =>
  reportFixture({
    ...{ id: `${year}-${number}`, year, month: number, totalDistance },
    monthYearInt: year * 100 + number,
  });

const REPORTS = [month(2026, 2, 900.5), month(2025, 12, 1200), month(2026, 1, 300)];

test('months are in order, and each year is labelled at its first month', () => {
  const columns = monthColumns('kota', REPORTS, METRICS[0]);
  expect(columns.map(({ label }) => label)).toEqual([
    ['Dec', ''],
    ['Jan', '2026'],
    ['Feb', ''],
  ]);
  expect(columns[2]).toMatchObject({ value: 900.5, words: 'February 2026: 900,5 KM' });
  expect(columns[2]?.href).toBe(`/advertising/kota/${REPORTS[0]?.monthYear}`);
});

test.each([
  [
    [month(2025, 11, 1), month(2025, 12, 1), month(2026, 1, 1)],
    ['2025', '', '2026'],
  ],
  [
    [month(2026, 3, 1), month(2026, 4, 1)],
    ['2026', ''],
  ],
  [[month(2026, 3, 1)], ['2026']],
])('a year is labelled where there is room for it: %#', (reports, years) => {
  expect(monthColumns('kota', reports, METRICS[0]).map(({ label }) => label[1])).toEqual(years);
});

test('a chart shows twelve months at most', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    month(2020 + Math.floor(index / 12), (index % 12) + 1, 1),
  );
  const columns = monthColumns('kota', many, METRICS[0]);
  expect(columns).toHaveLength(12);
  expect(columns.at(-1)?.key).toBe('2022-6');
});

test('the description names the newest, the highest and the lowest month', () => {
  expect(describeColumns(monthColumns('kota', REPORTS, METRICS[0]), METRICS[0]).replace(/\s/g, ' ')).toBe(
    'Distance by month. Newest: February 2026: 900,5 KM. Highest: December 2025: 1 200 KM. Lowest: January 2026: 300 KM.',
  );
  expect(describeColumns([], METRICS[0])).toBe('Distance by month');
});
