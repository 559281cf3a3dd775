import { AppError } from '@fleetfoot/shared/domain';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { ROLES } from '@fleetfoot/shared/model/team/people';
import { renderPage } from '@fleetfoot/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { SpendingWrites } from './data';
import { openRequests } from './data';
import { OwnRequests, requestState } from './own-requests';
import { SpendingLimitsSection } from './spending-limits';
import { WaitingPurchases } from './waiting-purchases';

const NOW = new Date('2026-11-22T08:00:00Z');
const DAY_MS = 86_400_000;
const [ADMIN, MEMBER] = ROLES;

function requestFixture(changes: Partial<PurchaseRequest> = {}): PurchaseRequest {
  return {
    ...{ id: 'asked', planID: 'month-to-month', noOfBikes: 24, amount: 1_440_000, exceeded: 'perMonth' },
    ...{ requestedBy: 'sipho', requestedByName: 'Sipho Dlamini', status: 'waiting', at: NOW },
    expiresAt: new Date(NOW.getTime() + 7 * DAY_MS),
    ...changes,
  };
}

function ready<T>(data: T) {
  return { status: 'ready', data, offline: false } as const;
}

function writesOf(changes: Partial<SpendingWrites> = {}): SpendingWrites {
  return { setLimits: jest.fn(async () => ({})), decide: jest.fn(async () => ({})), ...changes };
}

const services = { now: jest.fn(() => NOW) };

function showWaiting(requests: readonly PurchaseRequest[], writes = writesOf()) {
  return renderPage(<WaitingPurchases requests={ready(requests)} uid="thandi" writes={writes} />, {
    services,
  });
}

test('requests that are decided or expired are open no more, and the oldest comes first', () => {
  const list = [
    requestFixture({ id: 'new', at: new Date(NOW.getTime() + 1) }),
    requestFixture({ id: 'old' }),
    requestFixture({ id: 'declined', status: 'declined' }),
    requestFixture({ id: 'expired', expiresAt: NOW }),
  ];
  expect(openRequests(list, NOW).map(({ id }) => id)).toEqual(['old', 'new']);
});

test('an Admin approves a purchase after its terms are told again', async () => {
  const writes = writesOf();
  const request = requestFixture();
  const { user } = showWaiting([request], writes);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent(
    /R\s14\s400,00.*Above the limit of the month.*Sipho Dlamini: Month-to-Month, 24 bikes/,
  );
  await user.click(within(row).getByRole('button', { name: /^Approve/ }));
  const dialog = screen.getByRole('dialog', { name: 'Approve this purchase?' });
  expect(dialog).toHaveTextContent(/deposit of R\s14\s400,00 with a card of your organisation, once/);
  expect(writes.decide).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(writes.decide).toHaveBeenCalledWith(request, 'approved');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an Admin sees what the campaign of a purchase is to be', () => {
  const brief = { name: 'Kota Summer', area: 'Soweto', requestedStart: '2026-12-01' };
  showWaiting([requestFixture({ brief }), requestFixture({ id: 'b', brief: { name: 'Pop-up', area: '' } })]);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Kota Summer, in Soweto, from 01 Dec 2026');
  expect(second).toHaveTextContent('Pop-up, as soon as it is approved');
});

test('an Admin declines a purchase after a question', async () => {
  const writes = writesOf();
  const request = requestFixture();
  const { user } = showWaiting([request], writes);
  await user.click(screen.getByRole('button', { name: /^Decline/ }));
  const dialog = screen.getByRole('dialog', { name: 'Decline this purchase?' });
  expect(writes.decide).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(writes.decide).toHaveBeenCalledWith(request, 'declined');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refused decision is explained in its dialog', async () => {
  const userMessage = 'This purchase has been decided on meanwhile.';
  const decide = jest.fn(() => Promise.reject(new AppError('failed-precondition', 'no', { userMessage })));
  const { user } = showWaiting([requestFixture()], writesOf({ decide }));
  await user.click(screen.getByRole('button', { name: /^Decline/ }));
  const dialog = screen.getByRole('dialog', { name: 'Decline this purchase?' });
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(userMessage);
});

test('an Admin does not decide on a purchase of their own', () => {
  showWaiting([requestFixture({ requestedBy: 'thandi' })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Another Admin decides on your purchase.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an empty list of purchases takes no room', () => {
  showWaiting([]);
  expect(screen.queryByText('Purchases to approve')).not.toBeInTheDocument();
});

test.each([
  [{}, 'Waits for an Admin'],
  [{ expiresAt: NOW }, 'Expired'],
  [{ status: 'approved' as const, decidedByName: 'Thandi' }, 'Approved by Thandi'],
  [{ status: 'approved' as const, expiresAt: NOW }, 'Approval expired'],
  [{ status: 'declined' as const }, 'Declined by an Admin'],
  [{ status: 'withdrawn' as const }, 'Given up'],
  [{ status: 'done' as const }, 'Used'],
])('the state of a request with %j is %s', (changes, text) => {
  expect(requestState(requestFixture(changes), NOW).text).toBe(text);
});

test('a Member sees their own requests', () => {
  renderPage(<OwnRequests requests={ready([requestFixture()])} />, { services });
  expect(screen.getByRole('table', { name: 'Your requests' })).toHaveTextContent(
    /Month-to-Month, 24 bikes.*R\s14\s400,00.*Waits for an Admin/,
  );
});

test('the usual limits are shown, and a Member cannot change them', () => {
  renderPage(<SpendingLimitsSection limits={ready(undefined)} role={MEMBER} writes={writesOf()} />, {
    services,
  });
  const rows = within(screen.getByRole('table', { name: 'Spending limits' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/Admins.*No limit.*No limit/);
  expect(rows[2]).toHaveTextContent(/Members.*R\s15\s000,00.*R\s30\s000,00/);
  expect(screen.queryByRole('button', { name: 'Change limits' })).not.toBeInTheDocument();
});

test('limits that were set are shown instead of the usual ones', () => {
  const limits = { Admin: {}, Member: { perPurchase: 1_500_000, perMonth: 2_000_000 } };
  renderPage(<SpendingLimitsSection limits={ready(limits)} role={ADMIN} writes={writesOf()} />, { services });
  const [, , members] = screen.getAllByRole('row');
  expect(members).toHaveTextContent(/Members.*R\s15\s000,00.*R\s20\s000,00/);
});

test('an Admin changes the limits; what is no amount is not sent', async () => {
  const writes = writesOf();
  const { user } = renderPage(
    <SpendingLimitsSection limits={ready(undefined)} role={ADMIN} writes={writes} />,
    { services },
  );
  await user.click(screen.getByRole('button', { name: 'Change limits' }));
  const members = within(await screen.findByRole('group', { name: 'Members' }));
  const [purchase, month] = members.getAllByRole('textbox');
  expect([purchase, month].map((field) => (field as HTMLInputElement).value)).toEqual(['15000', '30000']);
  await user.clear(purchase as HTMLElement);
  await user.type(purchase as HTMLElement, 'lots');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(purchase).toBeInvalid();
  expect(purchase).toHaveFocus();
  expect(writes.setLimits).not.toHaveBeenCalled();
  await user.clear(purchase as HTMLElement);
  await user.clear(month as HTMLElement);
  await user.type(month as HTMLElement, '20 000,50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(writes.setLimits).toHaveBeenCalledWith({ Admin: {}, Member: { perMonth: 2_000_050 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
