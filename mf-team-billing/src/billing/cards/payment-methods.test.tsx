import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import { renderPage } from '@fleetfoot/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cardFixture } from './card-fixture';
import type { CardService } from './card-service';
import { PaymentMethods } from './payment-methods';

const VISA = cardFixture();
const MASTERCARD = cardFixture({
  id: 'pm_mastercard',
  isDefault: false,
  card: { brand: 'mastercard', last4: '4444', exp_month: 11, exp_year: 2026 },
});

/** The server's side: two cards unless told otherwise. */
function bank(start: readonly PaymentMethod[] = [VISA, MASTERCARD]) {
  let cards = start;
  return {
    list: jest.fn<Promise<readonly PaymentMethod[]>, []>(async () => cards),
    createSecret: jest.fn(async () => 'seti_1_secret_2'),
    makeDefault: jest.fn(async (id: string) => {
      cards = cards.map((card) => ({ ...card, isDefault: card.id === id }));
    }),
    remove: jest.fn(async (id: string) => {
      cards = cards.filter((card) => card.id !== id);
    }),
  } satisfies CardService;
}

function show(service: CardService, { isAdmin = true, path = '/billing' } = {}) {
  return renderPage(<PaymentMethods service={service} isAdmin={isAdmin} />, {
    path,
    services: { now: jest.fn(() => new Date('2026-11-20T08:00:00Z')) },
  });
}

test('cards are masked, the default and what expires are marked', async () => {
  show(bank());
  const [visa, mastercard] = await screen.findAllByRole('listitem');
  expect(visa).toHaveTextContent('Visa •••• 4242');
  expect(visa).toHaveTextContent('Visa ending in 4242');
  expect(visa).toHaveTextContent('Default');
  expect(visa).toHaveTextContent('Expires 08/2027');
  expect(mastercard).not.toHaveTextContent('Default');
  expect(mastercard).toHaveTextContent('Expires this month');
});

test('a default card that has expired says what follows', async () => {
  show(bank([cardFixture({ card: { exp_year: 2025 } })]));
  const card = await screen.findByRole('listitem');
  expect(card).toHaveTextContent('Has expired');
  expect(card).toHaveTextContent('Payments will fail until it is replaced.');
});

test('a Member sees the cards and may add one, no more', async () => {
  show(bank(), { isAdmin: false });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '+ Add payment method',
  ]);
});

test('an Admin makes a card the default', async () => {
  const service = bank();
  const { user, services } = show(service);
  await user.click(await screen.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  expect(await screen.findByText('Mastercard ending in 4444 is now the default card.')).toBeVisible();
  expect(services.announce).toHaveBeenCalledWith('Mastercard ending in 4444 is now the default card.');
  expect(service.makeDefault).toHaveBeenCalledWith('pm_mastercard');
  expect(screen.getByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeEnabled();
});

test('a refusal to make it the default is shown and changes nothing', async () => {
  const service = bank();
  service.makeDefault.mockRejectedValueOnce(new AppError('permission-denied', 'no'));
  const { user } = show(service);
  await user.click(await screen.findByRole('button', { name: /^Make default/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this.');
  expect(screen.getByRole('button', { name: /^Make default/ })).toBeEnabled();
});

test('deleting asks first and tells what happens', async () => {
  const service = bank();
  const { user, services } = show(service);
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 4242' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete Visa ending in 4242?' });
  expect(dialog).toHaveTextContent('The newest of the others becomes the default.');
  expect(service.remove).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(services.announce).toHaveBeenCalledWith('Visa ending in 4242 was deleted.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('why the last card in use stays is said in the popup', async () => {
  const service = bank([VISA]);
  const userMessage = 'This card pays for a running campaign. Add another one first.';
  service.remove.mockRejectedValueOnce(new AppError('failed-precondition', 'in use', { userMessage }));
  const { user } = show(service);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('It is the only card.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(userMessage);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('4242');
});

test('a failure to load can be tried again, and is when the connection comes back', async () => {
  const service = bank();
  service.list.mockRejectedValueOnce(new AppError('internal', 'down'));
  service.list.mockRejectedValueOnce(new AppError('offline', 'gone'));
  const { user } = show(service);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});

test('no card at all', async () => {
  show(bank([]));
  expect(await screen.findByText('No payment methods yet')).toBeVisible();
});

test('the popup waits with a spinner, and says so when the fields cannot be loaded', async () => {
  const { user } = show(bank());
  await user.click(screen.getByRole('button', { name: '+ Add payment method' }));
  const dialog = screen.getByRole('dialog', { name: 'Add payment method' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Loading the card form…');
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  // No account is configured here.
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('somebody who comes back from the bank finds a clean address', async () => {
  const path =
    '/billing?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded';
  const { services } = show(bank(), { path });
  expect(services.navigate).toHaveBeenCalledWith('/billing', { replace: true });
  // Stripe cannot be asked here.
  expect(await screen.findByRole('alert')).toBeVisible();
});
