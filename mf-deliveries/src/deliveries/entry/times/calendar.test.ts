import { addMonths, movedBy, weekdayOf, weeksOf } from './calendar';

const FIRST = '2026-11-10';

test.each([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2027-01-03', '2026-12-27'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['Home', '2026-11-25', '2026-11-23'],
  ['Home', '2026-11-23', '2026-11-23'],
  ['End', '2026-11-25', '2026-11-29'],
  ['End', '2026-12-31', '2027-01-03'],
  ['PageUp', '2027-01-31', '2026-12-31'],
  ['PageDown', '2026-12-31', '2027-01-31'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
  ['ArrowRight', '2028-02-28', '2028-02-29'],
  ['ArrowRight', '2027-02-28', '2027-03-01'],
])('%s leads from %s to %s', (key, day, to) => {
  expect(movedBy(key, day, FIRST)).toBe(to);
});

test.each(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])('%s leads to no day before the first', (key) => {
  expect(movedBy(key, FIRST, FIRST)).toBe(FIRST);
});

test.each(['Tab', 'Enter', 'a'])('%s leads nowhere', (key) => {
  expect(movedBy(key, '2026-11-25', FIRST)).toBeUndefined();
});

test('a month of another year has its own last day', () => {
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
});

test('days end with the year 9999, the last that an input writes', () => {
  expect(movedBy('PageDown', '9999-12-31', FIRST)).toBe('9999-12-31');
  expect(movedBy('ArrowRight', '9999-12-31', FIRST)).toBe('9999-12-31');
});

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-29')).toBe(6);
});

/** The days of a month's weeks, without the month. */
const drawn = (day: string) =>
  weeksOf(day).map((week) =>
    week
      .map((one) => one?.slice(8) ?? '')
      .join(' ')
      .trim(),
  );

test.each([
  ['2026-11-25', ['01', '02 03 04 05 06 07 08', '09 10 11 12 13 14 15'], '30'],
  ['2027-02-01', ['01 02 03 04 05 06 07', '08 09 10 11 12 13 14', '15 16 17 18 19 20 21'], ''],
  ['2028-02-29', ['01 02 03 04 05 06', '07 08 09 10 11 12 13', '14 15 16 17 18 19 20'], ''],
])('the month of %s has six weeks, with its own days alone', (day, begin, end) => {
  const weeks = drawn(day);
  expect(weeks).toHaveLength(6);
  expect(weeks.slice(0, 3)).toEqual(begin);
  expect(weeks[5]).toBe(end);
});

test('a 29th of February stands in its month', () => {
  expect(weeksOf('2028-02-01').flat()).toContain('2028-02-29');
  expect(weeksOf('2027-02-01').flat().filter(Boolean)).toHaveLength(28);
});
