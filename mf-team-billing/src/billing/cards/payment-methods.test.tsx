import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import type { Role } from '@fleetfoot/shared/model/team/people';
import { useRequest } from '@fleetfoot/shared/requests';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cardFixture } from '../../testing/card-fixture';
import type { CardWrites } from './data';
import { PaymentMethods } from './payment-methods';

const VISA = cardFixture();
const MASTERCARD = cardFixture({
  id: 'pm_mastercard',
  isDefault: false,
  card: { brand: 'mastercard', last4: '4444', exp_month: 11, exp_year: 2026 },
});

/** A fake server with two cards by default. */
function bank(start: readonly PaymentMethod[] = [VISA, MASTERCARD]) {
  let cards = start;
  return {
    list: jest.fn<Promise<readonly PaymentMethod[]>, []>(async () => cards),
    secrets: { get: jest.fn(async () => 'seti_1_secret_2'), usedUp: jest.fn() },
    makeDefault: jest.fn(async (id: string) => {
      cards = cards.map((card) => ({ ...card, isDefault: card.id === id }));
    }),
    remove: jest.fn(async (id: string) => {
      cards = cards.filter((card) => card.id !== id);
    }),
  } satisfies CardWrites;
}

function Cards({ writes, role }: { readonly writes: CardWrites; readonly role: Role }) {
  return <PaymentMethods cards={useRequest(writes.list)} writes={writes} role={role} />;
}

function show(
  writes: CardWrites,
  { role = 'Admin', path = '/billing' }: { role?: Role; path?: string } = {},
) {
  return renderPage(<Cards writes={writes} role={role} />, {
    path,
    services: { now: jest.fn(() => new Date('2026-11-20T08:00:00Z')) },
  });
}

test('cards are masked; the default card and an expiring card are marked', async () => {
  show(bank());
  const [visa, mastercard] = await screen.findAllByRole('listitem');
  expect(visa).toHaveTextContent('Visa •••• 4242');
  expect(visa).toHaveTextContent('Visa ending in 4242');
  expect(visa).toHaveTextContent('Default');
  expect(visa).toHaveTextContent('Expires 08/2027');
  expect(mastercard).not.toHaveTextContent('Default');
  expect(mastercard).toHaveTextContent('Expires this month');
});

test('a card bears the mark of its brand, and one of another brand a plain card', async () => {
  const other = cardFixture({
    id: 'pm_other',
    isDefault: false,
    card: { brand: 'constructor', last4: '0005' },
  });
  show(bank([VISA, MASTERCARD, other]));
  const marks = (await screen.findAllByRole('listitem')).map((row) => row.querySelector('[data-brand]'));
  expect(marks.map((mark) => mark?.getAttribute('data-brand'))).toEqual(['visa', 'mastercard', undefined]);
  // The name says the brand: nothing is read out twice.
  expect(screen.queryByText('VISA', { ignore: '[aria-hidden] *' })).not.toBeInTheDocument();
});

test('an expired default card says that payments will fail', async () => {
  show(bank([cardFixture({ card: { exp_year: 2025 } })]));
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent('Has expired');
  expect(card).toHaveTextContent('Payments will fail until it is replaced.');
});

test('a Member sees the cards and can only add one', async () => {
  show(bank(), { role: 'Member' });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '+ Add payment method',
  ]);
});

test('an Admin makes a card the default', async () => {
  const writes = bank();
  const { user, services } = show(writes);
  await user.click(await screen.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  expect(await screen.findByText('Mastercard ending in 4444 is now the default card.')).toBeVisible();
  expect(services.announce).toHaveBeenCalledWith('Mastercard ending in 4444 is now the default card.');
  expect(writes.makeDefault).toHaveBeenCalledWith('pm_mastercard');
  expect(screen.getByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeEnabled();
});

test('a refused change of the default card is shown and changes nothing', async () => {
  const writes = bank();
  writes.makeDefault.mockRejectedValueOnce(new AppError('permission-denied', 'no'));
  const { user } = show(writes);
  await user.click(await screen.findByRole('button', { name: /^Make default/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  expect(screen.getByRole('button', { name: /^Make default/ })).toBeEnabled();
});

test('a deletion is confirmed first and announced', async () => {
  const writes = bank();
  const { user, services } = show(writes);
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 4242' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Visa ending in 4242?' });
  expect(dialog).toHaveTextContent('The newest of the others becomes the default.');
  expect(writes.remove).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(services.announce).toHaveBeenCalledWith('Visa ending in 4242 was deleted.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the refusal to delete the last card in use is shown in the dialog', async () => {
  const writes = bank([VISA]);
  const userMessage = 'This card pays for a running campaign. Add another one first.';
  writes.remove.mockRejectedValueOnce(new AppError('failed-precondition', 'in use', { userMessage }));
  const { user } = show(writes);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('It is the only card.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(userMessage);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('4242');
});

test('a failure to load can be retried, and is retried when the connection comes back', async () => {
  const writes = bank();
  writes.list.mockRejectedValueOnce(new AppError('internal', 'down'));
  writes.list.mockRejectedValueOnce(new AppError('offline', 'gone'));
  const { user } = show(writes);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test('an empty list says that there are no payment methods', async () => {
  show(bank([]));
  expect(await screen.findByText('No payment methods yet')).toBeVisible();
});

test('the dialog shows a spinner, then a failure when the fields cannot be loaded', async () => {
  const { user } = show(bank());
  await user.click(screen.getByRole('button', { name: '+ Add payment method' }));
  const dialog = screen.getByRole('dialog', { name: 'Add payment method' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading the card form…');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  // No Stripe account is configured in this test.
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a return from the bank clears the address', async () => {
  const path =
    '/billing?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';
  const { services } = show(bank(), { path });
  expect(services.navigate).toHaveBeenCalledWith('/billing', { replace: true });
  // Stripe cannot be reached in this test.
  expect(await screen.findByRole('alert')).toBeVisible();
});
