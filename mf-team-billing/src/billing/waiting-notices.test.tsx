import type { CampaignCharge } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { type TripCharge, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { renderPage } from '@fleetfoot/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { cardFixture } from '../testing/card-fixture';
import { WaitingNotices, waitingTexts } from './waiting-notices';

const NOW = new Date('2026-11-20T08:00:00Z');
const NOTHING = { cards: [], trips: [], months: [] };

const TRIP: TripCharge = {
  ...{ id: 'd1', deliveryID: 'd1', reference: 'PO-1', endedAt: NOW, amount: 6_100, isOwed: true, round: 0 },
  ...{
    status: 'failed',
    before: 0,
    price: { tariffID: 'first', metres: 0, seconds: 0, lines: [], total: 6_100 },
  },
};
const MONTH: CampaignCharge = {
  ...{ id: 'a', campaignID: 'kota', name: 'Kota Summer', month: '2026-10', monthYear: 'October2026' },
  ...{ openedAt: NOW, status: 'failed', isOwed: true, round: 0, amount: 378_500 },
  price: { bikes: 8, full: 400_000, discounts: [], total: 378_500 },
};

function textsOf(...known: Parameters<typeof waitingTexts>): readonly string[] {
  return waitingTexts(...known).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

test('a card that has expired, or will this month, says what to do', () => {
  const cards = [
    cardFixture({ card: { exp_month: 10, exp_year: 2026 } }),
    cardFixture({ card: { exp_month: 11, exp_year: 2026, brand: 'mastercard', last4: '4444' } }),
    cardFixture(),
  ];
  expect(textsOf({ ...NOTHING, cards }, 'Admin', NOW)).toEqual([
    'Visa ending in 4242 has expired. Replace it under Payment methods.',
    'Mastercard ending in 4444 expires at the end of this month. Replace it under Payment methods.',
  ]);
  expect(textsOf({ ...NOTHING, cards }, 'Member', NOW)[0]).toContain('Ask an Admin to replace it.');
});

test('charges that failed are summed up by what they are for; those that wait are not told', () => {
  const trips = [TRIP, { ...TRIP, id: 'd2' }, { ...TRIP, id: 'd3', status: 'waiting' as const }];
  expect(textsOf({ ...NOTHING, trips, months: [MONTH] }, 'Member', NOW)).toEqual([
    '2 trips could not be charged: R 122,00. See why, and pay, under Trips to pay.',
    '1 campaign month could not be charged: R 3 785,00. See why, and pay, under Campaign months to pay.',
  ]);
});

test('charges of which there may be more than were read are told without a sum', () => {
  const trips = Array.from({ length: tripCharges.mostInQuery }, (_, index) => ({ ...TRIP, id: `d${index}` }));
  expect(textsOf({ ...NOTHING, trips }, 'Member', NOW)).toEqual([
    `${tripCharges.mostInQuery} or more trips could not be charged. See why, and pay, under Trips to pay.`,
  ]);
});

test('the notice is not shown while nothing waits, or is known to', () => {
  const admin = 'Admin';
  const loading = { status: 'loading' } as const;
  const ready = { status: 'ready', data: [], offline: false } as const;
  expect(textsOf(NOTHING, 'Admin', NOW)).toEqual([]);
  renderPage(<WaitingNotices cards={loading} trips={ready} months={ready} role={admin} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const failed = { ...ready, data: [TRIP] };
  cleanup();
  renderPage(<WaitingNotices cards={loading} trips={failed} months={ready} role={admin} />);
  expect(within(screen.getByRole('status')).getByRole('list', { name: 'What needs you' })).toHaveTextContent(
    '1 trip could not be charged',
  );
});
