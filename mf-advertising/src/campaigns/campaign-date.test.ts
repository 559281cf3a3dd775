import { formatCampaignDate } from './campaign-date';

test.each([
  [undefined, 'N/A'],
  [null, 'N/A'],
  ['', 'N/A'],
  [new Date('2025-12-01T08:00:00Z'), '01 Dec 2025'],
  // After ten at night in Greenwich it is the next day in South Africa.
  [new Date('2025-12-31T22:30:00Z'), '01 Jan 2026'],
  ['2026-02-03', '03 Feb 2026'],
  ['2026-02-03T14:05:00+02:00', '03 Feb 2026'],
  [new Date(Number.NaN), 'Error'],
  ['soon', 'Error'],
  ['2026-13-45', 'Error'],
  [1, 'Error'],
  [{ seconds: 'x' }, 'Error'],
  [false, 'Error'],
])('%p reads %s', (value, written) => {
  expect(formatCampaignDate(value)).toBe(written);
});
