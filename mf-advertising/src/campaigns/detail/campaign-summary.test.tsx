import { render, screen } from '@testing-library/react';
import { campaignFixture } from '../../testing/campaign-fixture';
import { CampaignSummary } from './campaign-summary';

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

test('a campaign in review says when it was asked to start', () => {
  const { rerender } = render(<CampaignSummary campaign={campaignFixture({ status: 'Review' })} />);
  expect(value('Requested start')).toHaveTextContent('As soon as it is approved');
  rerender(
    <CampaignSummary campaign={campaignFixture({ status: 'Review', requestedStart: '2025-12-01' })} />,
  );
  expect(value('Requested start')).toHaveTextContent('01 Dec 2025');
  expect(value('Start date')).toHaveTextContent('01 Nov 2025');
  rerender(<CampaignSummary campaign={campaignFixture({ requestedStart: '2025-12-01' })} />);
  expect(screen.queryByText('Requested start')).not.toBeInTheDocument();
});
