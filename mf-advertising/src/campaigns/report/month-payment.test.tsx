import type { CampaignCharge } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { render, screen } from '@testing-library/react';
import { MonthPaymentCard } from './month-payment';

function charge(changes: Partial<CampaignCharge>): CampaignCharge {
  return {
    ...{ id: 'kota.2026-10', campaignID: 'kota', name: 'Kota Summer', month: '2026-10', isOwed: false },
    ...{ monthYear: 'October2026', openedAt: new Date('2026-11-03T05:00:00Z'), round: 0, status: 'paid' },
    ...{ amount: 378_500, price: { bikes: 8, full: 400_000, discounts: [], total: 378_500 } },
    ...changes,
  };
}

// 22:00 UTC is midnight in South Africa: it is on December's statement.
const paidAt = new Date('2026-11-30T22:30:00Z');

test.each([
  [{ paidAt }, /Charged R\s3\s785,00 on 01 Dec 2026\. Statement of December 2026/, '/billing/2026-12'],
  [{ status: 'refunded', paidAt }, /on 01 Dec 2026, and given back\. Statement/, '/billing/2026-12'],
  [{ status: 'waiting' }, /R\s3\s785,00 will be charged to your card\./, '/billing'],
  [{ status: 'failed' }, /R\s3\s785,00 could not be charged\. Pay it in Billing\./, '/billing'],
] as const)('a charge with %j says what became of it, and where', (changes, text, href) => {
  render(<MonthPaymentCard charge={charge(changes)} />);
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(text);
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('a month that comes to nothing is charged nowhere', () => {
  render(<MonthPaymentCard charge={charge({ status: 'free', amount: 0 })} />);
  expect(screen.getByText('Nothing is charged for this month.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
