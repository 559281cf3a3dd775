import { AppError } from '@fleetfoot/shared/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignFixture } from '../../testing/campaign-fixture';
import type { PurchaseWrites } from './purchase/data';
import { CARD, confirmPurchase, NOTHING, openNewCampaign, REQUEST } from './testing/new-campaign-scene';

const UNCLEAR = 'We do not know yet whether the deposit was paid.';
const declined = () =>
  new AppError('failed-precondition', 'no', { userMessage: 'Your bank declined this card.' });

function payer() {
  return jest.fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>();
}

async function choose(plan: number, bikes: number): Promise<void> {
  await userEvent.click(screen.getAllByRole('radio')[plan] as HTMLElement);
  await userEvent.clear(bikeField());
  await userEvent.type(bikeField(), String(bikes));
}

const bikeField = () => screen.getByRole('spinbutton', { name: 'Number of bikes' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a declined card is explained each time, and the choice stays', async () => {
  const pay = payer().mockRejectedValueOnce(declined()).mockRejectedValueOnce(declined());
  const { writes } = await openNewCampaign({ pay });
  await choose(2, 4);
  const dialog = await confirmPurchase();
  const explained = 'Your bank declined this card. Nothing was charged.';
  expect(within(dialog).getByRole('alert')).toHaveTextContent(explained);
  await press('Confirm');
  expect(pay).toHaveBeenCalledTimes(2);
  expect(within(dialog).getByRole('alert')).toHaveTextContent(explained);
  await press('Cancel');
  expect(bikeField()).toHaveValue('4');
  expect(screen.getAllByRole('radio')[2]).toBeChecked();
  expect(writes.create).not.toHaveBeenCalled();
});

test('a payment whose request is lost twice is one purchase', async () => {
  const pay = payer()
    .mockRejectedValueOnce(new AppError('offline', 'lost'))
    .mockRejectedValueOnce(new AppError('offline', 'lost'))
    .mockResolvedValueOnce({ status: 'succeeded' });
  const { services, writes } = await openNewCampaign({ pay });
  const dialog = await confirmPurchase();
  for (const _ of [1, 2]) {
    expect(within(dialog).getByRole('alert')).toHaveTextContent(UNCLEAR);
    await press('Try again');
  }
  expect(new Set(pay.mock.calls.map(([{ attemptID }]) => attemptID)).size).toBe(1);
  expect(writes.create).toHaveBeenCalledTimes(1);
  expect(services.navigate).toHaveBeenCalledWith('/advertising');
});

test('a purchase is not begun offline, and begins with the next press', async () => {
  const record = jest.fn<ReturnType<PurchaseWrites['record']>, Parameters<PurchaseWrites['record']>>(
    async (purchase) => purchase,
  );
  record.mockRejectedValueOnce(new AppError('offline', 'gone'));
  const { writes } = await openNewCampaign({ record });
  const dialog = await confirmPurchase();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/You are offline\..*Nothing was charged\./);
  expect(writes.pay).not.toHaveBeenCalled();
  await press('Confirm');
  expect(writes.pay).toHaveBeenCalledTimes(1);
  expect(writes.create).toHaveBeenCalledTimes(1);
});

test('a campaign that was stored ends its purchase, although the answer was lost', async () => {
  const create = jest.fn().mockRejectedValue(new AppError('internal', 'lost'));
  const { services, writes, change } = await openNewCampaign({ create });
  await choose(1, 2);
  await confirmPurchase();
  const [{ attemptID = '' } = {}] = create.mock.lastCall ?? [];
  await change({ ...NOTHING, created: campaignFixture({ id: attemptID }) });
  expect(services.navigate).toHaveBeenCalledWith('/advertising');
  expect(create).toHaveBeenCalledTimes(1);
  expect(writes.pay).not.toHaveBeenCalled();
});

test('a campaign that cannot be created is told, and is created later by the same purchase', async () => {
  const create = jest.fn().mockRejectedValueOnce(new AppError('internal', 'down')).mockResolvedValue({});
  const { services, change } = await openNewCampaign({ create });
  await choose(1, 2);
  const dialog = await confirmPurchase();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('whether the campaign was created');
  const [purchase] = create.mock.lastCall ?? [];
  await press('Cancel');
  await change({ ...NOTHING, purchase });
  expect(screen.getByRole('region', { name: 'This campaign is not finished' })).toHaveTextContent(
    '12 Months, 2 bikes.',
  );
  await press('Go on');
  const resumed = screen.getByRole('dialog', { name: 'Finish this campaign?' });
  await userEvent.click(within(resumed).getByRole('button', { name: 'Confirm' }));
  expect(create.mock.calls).toEqual([[purchase], [purchase]]);
  expect(services.navigate).toHaveBeenCalledWith('/advertising');
});

test('a card whose look-up fails is looked up again', async () => {
  const cards = jest.fn(async () => [CARD]);
  cards.mockRejectedValueOnce(new AppError('internal', 'down'));
  await openNewCampaign({ cards });
  await press('Create Campaign');
  const dialog = screen.getByRole('dialog', { name: 'Create this campaign?' });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('could not be looked up');
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await press('Look again');
  expect(dialog).toHaveTextContent('Visa •••• 4242');
  expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('a purchase that an Admin declines is explained to its buyer, and can be given up', async () => {
  const pay = payer().mockResolvedValueOnce({ status: 'awaiting_approval' });
  const { writes, change } = await openNewCampaign({ pay });
  const dialog = await confirmPurchase();
  const [purchase] = pay.mock.lastCall ?? [];
  const request = { ...REQUEST, id: purchase?.attemptID ?? '' };
  await change({ ...NOTHING, purchase, request });
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.getByRole('region', { name: 'This campaign waits for an Admin' })).toHaveTextContent(
    'Nothing has been charged.',
  );
  await change({ ...NOTHING, purchase, request: { ...request, status: 'declined' } });
  expect(screen.getByRole('region', { name: 'This campaign was declined' })).toHaveTextContent(
    'has declined it. Nothing was charged.',
  );
  await press('Give it up');
  expect(writes.withdraw).toHaveBeenCalledWith(purchase);
  expect(writes.forget).toHaveBeenCalledTimes(1);
  await change(NOTHING);
  expect(screen.getByRole('button', { name: 'Create Campaign' })).toBeEnabled();
});
