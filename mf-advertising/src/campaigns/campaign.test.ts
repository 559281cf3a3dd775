import { campaignFixture } from '../testing/campaign-fixture';
import { formatCampaignDate, startText } from './campaign';

test.each([
  [undefined, 'N/A'],
  [null, 'N/A'],
  ['', 'N/A'],
  [new Date('2025-12-01T08:00:00Z'), '01 Dec 2025'],
  // 22:00 UTC is midnight in South Africa.
  [new Date('2025-12-31T22:30:00Z'), '01 Jan 2026'],
  ['2026-02-03', '03 Feb 2026'],
  ['2026-02-03T14:05:00+02:00', '03 Feb 2026'],
  [new Date(Number.NaN), 'Error'],
  ['soon', 'Error'],
  ['2026-13-45', 'Error'],
  [1, 'Error'],
  [{ seconds: 'x' }, 'Error'],
  [false, 'Error'],
])('a date stored as %p reads %s', (value, written) => {
  expect(formatCampaignDate(value)).toBe(written);
});

test.each([
  [{ status: 'Review' }, 'Once approved'],
  [{ status: 'Review', requestedStart: '2026-02-03' }, '03 Feb 2026'],
  [{ status: 'Active', requestedStart: '2026-02-03' }, '01 Nov 2025'],
])('the start of %j is %s', (fields, text) => expect(startText(campaignFixture(fields))).toBe(text));
