import { AppError } from '@fleetfoot/shared/domain';
import type { CampaignCharge } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { ROLES } from '@fleetfoot/shared/model/team/people';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, within } from '@testing-library/react';
import { CampaignMonths, OpenMonths } from './campaign-months';

const [ADMIN] = ROLES;

function charge(id: string, changes: Partial<CampaignCharge> = {}): CampaignCharge {
  return {
    ...{ id, campaignID: 'kota', name: 'Kota Summer', month: '2026-10', monthYear: 'October2026' },
    ...{ openedAt: new Date('2026-11-03T05:00:00Z'), status: 'waiting', isOwed: true, round: 0 },
    ...{ amount: 378_500, price: { bikes: 8, full: 400_000, discounts: [], total: 378_500 } },
    ...changes,
  };
}

const asWritten = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('a month that failed comes first, leads to its report, and is paid by a member', async () => {
  const failed = charge('b', { status: 'failed', reason: 'expired_card', month: '2026-09' });
  const pay = jest.fn(async () => {});
  const { user, container } = renderPage(<OpenMonths months={[charge('a'), failed]} mayPay pay={pay} />);
  expect(asWritten(container.textContent)).toContain('R 7 570,00 owed for campaigns.');
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Kota Summer, September 2026.*Failed.*This card has expired/);
  expect(second).toHaveTextContent(/Kota Summer, October 2026.*To be charged.*R\s3\s785,00/);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/advertising/kota/October2026');
  await user.click(screen.getByRole('button', { name: 'Pay now: Kota Summer, September 2026' }));
  expect(pay).toHaveBeenCalledWith(failed);
});

test('a month that waits is not paid by hand', () => {
  renderPage(<OpenMonths months={[charge('a')]} mayPay pay={jest.fn()} />);
  expect(screen.queryByRole('button', { name: /Pay now/ })).not.toBeInTheDocument();
});

test('a card that is refused again is explained beside its month', async () => {
  const userMessage = 'Your bank declined this card.';
  const pay = jest.fn().mockRejectedValue(new AppError('failed-precondition', 'refused', { userMessage }));
  const months = [charge('a'), charge('b', { status: 'failed', reason: 'card_declined' })];
  const { user } = renderPage(<OpenMonths months={months} mayPay pay={pay} />);
  const [failed] = screen.getAllByRole('listitem');
  expect(failed).toHaveTextContent(userMessage);
  await user.click(screen.getByRole('button', { name: 'Pay now: Kota Summer, October 2026' }));
  expect(await within(failed as HTMLElement).findByRole('alert')).toHaveTextContent(userMessage);
});

test('a month that is paid takes the section with it', () => {
  const months = { status: 'ready', data: [], offline: false } as const;
  renderPage(<CampaignMonths orgID="acme" role={ADMIN} months={months} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
