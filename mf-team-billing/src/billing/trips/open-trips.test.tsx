import { AppError } from '@fleetfoot/shared/domain';
import type { TripCharge } from '@fleetfoot/shared/model/billing/trip-charge';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { ROLES } from '@fleetfoot/shared/model/team/people';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen } from '@testing-library/react';
import { OpenTrips } from './open-trips';
import { Trips } from './trips';

const [ADMIN] = ROLES;
const PRICE = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 7_000, seconds: 900 });

function charge(id: string, changes: Partial<TripCharge> = {}): TripCharge {
  return {
    ...{ id, deliveryID: id, reference: `PO-${id}`, endedAt: new Date('2026-11-20T08:00:00Z'), isOwed: true },
    ...{ status: 'waiting', price: PRICE, before: 0, amount: PRICE.total, round: 0 },
    ...changes,
  };
}

const FAILED = { status: 'failed', round: 1, reason: 'insufficient_funds' } as const;

function show(trips: readonly TripCharge[], props: Partial<Parameters<typeof OpenTrips>[0]> = {}) {
  const pay = jest.fn(async () => {});
  const owed = { amount: trips.reduce((sum, { amount }) => sum + amount, 0) };
  const page = renderPage(
    <OpenTrips owed={owed} trips={trips} credit={undefined} mayPay pay={pay} {...props} />,
  );
  return { ...page, pay };
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => asWritten(textContent));
const asWritten = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('a failed trip comes first, says why it failed, and is paid by a member', async () => {
  const { user, pay, container } = show([charge('d1'), charge('d2', FAILED)]);
  expect(asWritten(container.textContent)).toContain(
    'R 122,00 owed for trips. You can owe up to R 20 000,00.',
  );
  const [first, second] = texts();
  expect(first).toMatch(/PO-d2.*Failed.*not enough money on this card.*It is not tried again by itself/);
  expect(second).toMatch(/PO-d1.*To be charged/);
  expect(screen.getByRole('link', { name: 'PO-d2' })).toHaveAttribute('href', '/deliveries/d2');
  await user.click(screen.getByRole('button', { name: 'Pay now: PO-d2' }));
  expect(pay).toHaveBeenCalledWith('d2');
});

test('a card that is refused again says what to do', async () => {
  const userMessage = 'Your bank declined this card.';
  const pay = jest.fn().mockRejectedValue(new AppError('failed-precondition', 'refused', { userMessage }));
  const { user } = show([charge('d2', FAILED)], { pay });
  await user.click(screen.getByRole('button', { name: 'Pay now: PO-d2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(userMessage);
  expect(screen.getByRole('button', { name: 'Pay now: PO-d2' })).toBeEnabled();
});

test('above the limit it says that nothing can be created', () => {
  const { container } = show([charge('d1')], { credit: { limit: 6_000 } });
  expect(asWritten(container.textContent)).toContain(
    'above your limit of R 60,00: no delivery can be created',
  );
});

test('a trip without a card points to the cards, and a retry tells its day', () => {
  show([charge('d1', { ...FAILED, reason: 'no_card', nextAt: new Date('2099-11-21T10:00:00Z') })]);
  expect(texts()[0]).toContain(
    'There is no card to charge. Add one under Payment methods. It is tried again on 21 Nov 2099.',
  );
});

test('a trip that is paid takes the section with it', () => {
  renderPage(<Trips orgID="acme" role={ADMIN} trips={{ status: 'ready', data: [], offline: false }} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
