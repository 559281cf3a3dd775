import { AppError } from '@fleetfoot/shared/domain';
import { startBounds, usualCampaignName } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { CAMPAIGN_PLANS } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PurchaseWrites } from './purchase/data';
import type { Purchase } from './purchase/purchase';
import {
  CARD,
  confirmPurchase,
  INTERRUPTED,
  NOTHING,
  openNewCampaign,
  REQUEST,
} from './testing/new-campaign-scene';

test('the plans are one group of radio buttons, with the figures of the chosen plan', async () => {
  await openNewCampaign();
  const plans = within(screen.getByRole('group', { name: 'Plan' })).getAllByRole('radio');
  expect(plans.map((plan) => plan.getAttribute('value'))).toEqual([
    'year-with-activation',
    'year-without-activation',
    'month-to-month',
  ]);
  expect(plans[1]).toHaveAccessibleDescription(/Activation fee R\s0,00 Total for 12 months R\s9\s000,00/);
  expect(plans[2]).toHaveAccessibleName(/^Month-to-Month \(12 months\) R\s750,00 per bike per month/);
  await userEvent.click(plans[1] as HTMLElement);
  await userEvent.keyboard('{ArrowDown}');
  expect(plans[2]).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'One bike more' }));
  expect(screen.getByText('Total activation').nextElementSibling).toHaveTextContent('R 2 400,00');
  expect(screen.getByText('Total cost for 12 months').nextElementSibling).toHaveTextContent('R 20 400,00');
});

test('the dialog names the amount and the card before anything is charged', async () => {
  const { writes } = await openNewCampaign();
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  const dialog = screen.getByRole('dialog', { name: 'Create this campaign?' });
  expect(dialog).toHaveTextContent(
    /You will be charged R\s600,00 now, half of the total activation fee of R\s1\s200,00\./,
  );
  expect(dialog).toHaveTextContent('Card: Visa ending in 4242');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(writes.pay).not.toHaveBeenCalled();
});

test('a purchase with a deposit cannot be confirmed without a card', async () => {
  await openNewCampaign({ cards: async () => [] });
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add a card' })).toBeEnabled();
});

test('a finished purchase leads to the list', async () => {
  const { services, writes } = await openNewCampaign();
  await confirmPurchase();
  expect(writes.create).toHaveBeenCalledTimes(1);
  expect(services.navigate).toHaveBeenCalledWith('/advertising');
  expect(services.announce).toHaveBeenCalledWith('Your campaign has been created. It is in review.');
});

test('a purchase with an unclear outcome is resumed by the next press', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce({ status: 'succeeded' });
  await openNewCampaign({ pay });
  const dialog = await confirmPurchase();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('you are never charged twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const [first, second] = pay.mock.calls;
  expect(second).toEqual(first);
});

test('a press after a refused card goes on with the same purchase and the card that is chosen', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>()
    .mockRejectedValueOnce(new AppError('failed-precondition', 'no', { userMessage: 'Declined.' }))
    .mockResolvedValueOnce({ status: 'succeeded' });
  const other = { ...CARD, id: 'pm_2', isDefault: false, card: { ...CARD.card, last4: '4444' } };
  await openNewCampaign({ pay, cards: async () => [CARD, other] });
  const dialog = await confirmPurchase();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Declined. Nothing was charged.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change card' }));
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Card' }), 'pm_2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  const [first, second] = pay.mock.calls;
  expect(first?.[1]).toEqual({ round: 0, paymentMethodID: 'pm_1' });
  expect(second).toEqual([first?.[0], { round: 1, paymentMethodID: 'pm_2' }]);
});

test('the brief travels with the purchase, and the dialog names the campaign', async () => {
  const { writes } = await openNewCampaign();
  await userEvent.click(screen.getByRole('radio', { name: /Month-to-Month/ }));
  const name = screen.getByRole('textbox', { name: 'Campaign name' });
  expect(name).toHaveValue(usualCampaignName(CAMPAIGN_PLANS[2], new Date()));
  await userEvent.clear(name);
  await userEvent.type(name, 'Kota Summer');
  await userEvent.type(screen.getByRole('textbox', { name: 'Suburbs (optional)' }), 'Soweto');
  const requestedStart = startBounds(new Date()).latest;
  fireEvent.change(screen.getByLabelText('Start (optional)'), { target: { value: requestedStart } });
  const dialog = await confirmPurchase();
  expect(dialog).toHaveTextContent('Kota Summer: Month-to-Month, 1 bike.');
  const brief = { name: 'Kota Summer', area: 'Soweto', requestedStart };
  expect(writes.pay).toHaveBeenCalledWith(expect.objectContaining({ brief }), expect.anything());
  expect(writes.create).toHaveBeenCalledWith(expect.objectContaining({ brief }));
});

test('a brief that is wrong is explained at its field, and nothing is asked', async () => {
  await openNewCampaign();
  const name = screen.getByRole('textbox', { name: 'Campaign name' });
  await userEvent.clear(name);
  expect(name).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(name).toHaveAccessibleDescription('Enter a name for the campaign.');
  expect(name).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.type(name, 'Kota');
  expect(name).toBeValid();
});

test('an interrupted purchase is resumed before any other', async () => {
  const { writes } = await openNewCampaign({}, { ...NOTHING, purchase: INTERRUPTED });
  expect(screen.queryByRole('button', { name: 'Create Campaign' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'This campaign is not finished' })).toHaveTextContent(
    /Month-to-Month, 8 bikes\..*deposit of R\s4\s800,00 has not been paid yet, your card is charged once/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(writes.pay).toHaveBeenCalledWith(INTERRUPTED, { round: 0, paymentMethodID: undefined });
});

test('an interrupted purchase is given up at Stripe before it is forgotten', async () => {
  const forget = jest.fn(async () => {});
  const withdraw = jest
    .fn<ReturnType<PurchaseWrites['withdraw']>, Parameters<PurchaseWrites['withdraw']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce('paid')
    .mockResolvedValueOnce('withdrawn');
  const { services } = await openNewCampaign({ forget, withdraw }, { ...NOTHING, purchase: INTERRUPTED });
  const giveUp = screen.getByRole('button', { name: 'Give it up' });
  await userEvent.click(giveUp);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection');
  await userEvent.click(giveUp);
  expect(screen.getByRole('alert')).toHaveTextContent('has been paid already');
  expect(forget).not.toHaveBeenCalled();
  await userEvent.click(giveUp);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(services.announce).toHaveBeenCalledWith('The campaign was given up. Nothing was charged.');
});

test('a purchase left behind is not mistaken for the next', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce({ status: 'succeeded' });
  await openNewCampaign({ pay });
  await userEvent.click(within(await confirmPurchase()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'One bike more' }));
  await confirmPurchase();
  const [first, second] = pay.mock.calls.map(([purchase]) => purchase);
  expect([first?.noOfBikes, second?.noOfBikes]).toEqual([1, 2]);
  expect(second?.attemptID).not.toBe(first?.attemptID);
});

test('the focus is back at the button after a card dialog was opened and left in between', async () => {
  await openNewCampaign();
  const create = screen.getByRole('button', { name: 'Create Campaign' });
  await userEvent.click(create);
  await userEvent.click(screen.getByRole('button', { name: 'Add a card' }));
  const form = screen.getByRole('dialog', { name: 'Add a card' });
  await userEvent.click(
    within(form)
      .getAllByRole('button', { name: /Cancel|Close/ })
      .at(-1) as HTMLElement,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Create this campaign?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(create).toHaveFocus());
});

test('a purchase that waits for an Admin can be given up, and not gone on with', async () => {
  await openNewCampaign({}, { ...NOTHING, purchase: INTERRUPTED, request: REQUEST });
  expect(screen.getByRole('region', { name: 'This campaign waits for an Admin' })).toHaveTextContent(
    /deposit of R\s4\s800,00 is above.*until 29 Nov 2099.*Nothing has been charged/,
  );
  expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Give it up' })).toBeEnabled();
});

test.each([
  [{ status: 'declined' as const, decidedByName: 'Thandi' }, 'Thandi has declined it.'],
  [{ expiresAt: new Date(0) }, 'Its time for an approval is over.'],
])('a purchase that may not go on says why: %j', async (changes, text) => {
  await openNewCampaign({}, { ...NOTHING, purchase: INTERRUPTED, request: { ...REQUEST, ...changes } });
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument();
});

test('an approval that comes while the dialog is open lets the purchase go on by itself', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>()
    .mockResolvedValueOnce({ status: 'awaiting_approval' })
    .mockResolvedValueOnce({ status: 'succeeded' });
  const { writes, change } = await openNewCampaign({ pay });
  const dialog = await confirmPurchase();
  expect(dialog).toHaveTextContent('The Admins of your organisation see it under Billing now.');
  expect(within(dialog).queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  const purchase = pay.mock.calls[0]?.[0] as Purchase;
  const request = { ...REQUEST, id: purchase.attemptID };
  await change({ ...NOTHING, purchase, request });
  expect(pay).toHaveBeenCalledTimes(1);
  await change({ ...NOTHING, purchase, request: { ...request, status: 'approved' } });
  expect(pay.mock.calls[1]?.[0]).toEqual(purchase);
  expect(writes.create).toHaveBeenCalledTimes(1);
});

test('the page behind a payment does not call it unfinished', async () => {
  let finish = () => {};
  const pay = jest.fn<ReturnType<PurchaseWrites['pay']>, Parameters<PurchaseWrites['pay']>>(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ status: 'succeeded' });
      }),
  );
  const { change } = await openNewCampaign({ pay });
  await confirmPurchase();
  const purchase = pay.mock.calls[0]?.[0] as Purchase;
  await change({ ...NOTHING, purchase });
  expect(screen.queryByText('This campaign is not finished')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Plan', hidden: true })).toBeInTheDocument();
  await act(async () => finish());
});
