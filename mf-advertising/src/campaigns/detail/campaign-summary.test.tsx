import { render, screen } from '@testing-library/react';
import { campaignFixture } from '../../testing/campaign-fixture';
import { CampaignSummary, formatCampaignDate } from './campaign-summary';

function value(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

test('the summary shows every field', () => {
  render(<CampaignSummary campaign={campaignFixture({ endDate: 'someday' })} />);
  expect(value('Name')).toHaveTextContent('Summer launch');
  expect(value('Number of bikes')).toHaveTextContent('12');
  expect(value('Price per bike per month')).toHaveTextContent('R 750,00');
  expect(value('Total price per month')).toHaveTextContent('R 9 000,00');
  expect(value('Area')).toHaveTextContent('Sandton');
  expect(value('Status')).toHaveTextContent('Active');
  expect(value('Start date')).toHaveTextContent('01 Nov 2025');
  expect(value('End date')).toHaveTextContent('Error');
});

test('a missing value reads N/A', () => {
  const unpriced = { pricePerBike: undefined, totalMonthlyCost: undefined, monthlyFee: 0 };
  render(<CampaignSummary campaign={campaignFixture({ ...unpriced, area: '', endDate: undefined })} />);
  for (const label of ['Price per bike per month', 'Total price per month', 'Area', 'End date']) {
    expect(value(label)).toHaveTextContent('N/A');
  }
});

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
