import { formatMonth, monthOf } from './accounting';

test.each([
  ['2026-10-31T21:59:59.999Z', '2026-10'],
  ['2026-10-31T22:00:00Z', '2026-11'],
  ['2026-12-31T22:00:00Z', '2027-01'],
])('%s is in %s', (moment, month) => expect(monthOf(new Date(moment))).toBe(month));

test('a month in words', () => expect(formatMonth('2023-12')).toBe('December 2023'));
