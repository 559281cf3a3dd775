import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import { fakeServices, renderPage } from '@fleetfoot/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewCampaign } from './new-campaign';
import type { Purchase } from './purchase/purchase';
import type { PurchaseService } from './purchase/purchase-service';
import type { Unfinished } from './purchase/use-unfinished';

const CARD: PaymentMethod = {
  id: 'pm_1',
  isDefault: true,
  card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 },
};
const INTERRUPTED: Purchase = {
  planID: 'month-to-month',
  noOfBikes: 8,
  attemptID: '6f1c2a54-9f0e-4d3a-8a57-0d9b6a2c1e11',
};
const NOTHING: Unfinished = { purchase: undefined, created: undefined, toFinish: undefined, seen: undefined };

function serviceOf(changes: Partial<PurchaseService> = {}): PurchaseService {
  return {
    defaultCard: async () => CARD,
    keep: async (purchase) => purchase,
    finish: async () => {},
    forget: async () => {},
    pay: jest.fn(async () => ({ status: 'succeeded' as const })),
    create: jest.fn(async () => {}),
    withdraw: jest.fn(async () => 'withdrawn' as const),
    ...changes,
  };
}

async function open(changes: Partial<PurchaseService> = {}, unfinished = NOTHING) {
  const services = fakeServices();
  const service = serviceOf(changes);
  renderPage(<NewCampaign service={service} unfinished={unfinished} />, { services });
  await act(async () => {});
  return { services, service };
}

async function confirm(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  const dialog = screen.getByRole('dialog', { name: 'Create this campaign?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  return dialog;
}

test('three plans as one group of radio buttons, with the figures of the chosen one', async () => {
  await open();
  const plans = within(screen.getByRole('group', { name: 'Plan' })).getAllByRole('radio');
  expect(plans.map((plan) => plan.getAttribute('value'))).toEqual([
    'year-with-activation',
    'year-without-activation',
    'month-to-month',
  ]);
  expect(plans[1]).toHaveAccessibleDescription(/Activation fee R\s0,00 Total for 12 months R\s9\s000,00/);
  await userEvent.click(plans[2] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'One bike more' }));
  expect(screen.getByText('Total activation').nextElementSibling).toHaveTextContent('R 2 400,00');
  expect(screen.getByText('Total cost for 12 months').nextElementSibling).toHaveTextContent('R 20 400,00');
});

test('says what is charged and to which card before anything is', async () => {
  const { service } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  const dialog = screen.getByRole('dialog', { name: 'Create this campaign?' });
  expect(dialog).toHaveTextContent(
    /You will be charged R\s600,00 now, half of the total activation fee of R\s1\s200,00\./,
  );
  expect(dialog).toHaveTextContent('Card: Visa ending in 4242');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.pay).not.toHaveBeenCalled();
});

test('without a card there is nothing to confirm', async () => {
  await open({ defaultCard: async () => undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Create Campaign' }));
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Add one in Billing' })).toHaveAttribute('href', '/billing');
});

test('goes to the list when it is done', async () => {
  const { services, service } = await open();
  await confirm();
  expect(service.create).toHaveBeenCalledTimes(1);
  expect(services.navigate).toHaveBeenCalledWith('/advertising');
  expect(services.announce).toHaveBeenCalledWith('Your campaign has been created. It is in review.');
});

test('after an unclear end the next press goes on with the same purchase', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseService['pay']>, Parameters<PurchaseService['pay']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce({ status: 'succeeded' });
  await open({ pay });
  const dialog = await confirm();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('you are never charged twice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  const [first, second] = pay.mock.calls;
  expect(second).toEqual(first);
});

test('after a refused card the next press is a new purchase, with the same choice', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseService['pay']>, Parameters<PurchaseService['pay']>>()
    .mockRejectedValueOnce(new AppError('failed-precondition', 'no', { userMessage: 'Declined.' }))
    .mockResolvedValueOnce({ status: 'succeeded' });
  await open({ pay });
  const dialog = await confirm();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Declined. Nothing was charged.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  const [first, second] = pay.mock.calls.map(([purchase]) => purchase);
  expect(second).toEqual({ ...first, attemptID: second?.attemptID });
  expect(second?.attemptID).not.toBe(first?.attemptID);
});

test('an interrupted purchase comes before any other', async () => {
  const { service } = await open({}, { ...NOTHING, purchase: INTERRUPTED });
  expect(screen.queryByRole('button', { name: 'Create Campaign' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'This campaign is not finished' })).toHaveTextContent(
    /Month-to-Month, 8 bikes\..*deposit of R\s4\s800,00 has not been paid yet, your card is charged once/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(service.pay).toHaveBeenCalledWith(INTERRUPTED);
});

test('an interrupted purchase is given up at Stripe before it is forgotten', async () => {
  const forget = jest.fn(async () => {});
  const withdraw = jest
    .fn<ReturnType<PurchaseService['withdraw']>, Parameters<PurchaseService['withdraw']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce('paid')
    .mockResolvedValueOnce('withdrawn');
  const { services } = await open({ forget, withdraw }, { ...NOTHING, purchase: INTERRUPTED });
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

test('a purchase that was left behind is not mistaken for the next', async () => {
  const pay = jest
    .fn<ReturnType<PurchaseService['pay']>, Parameters<PurchaseService['pay']>>()
    .mockRejectedValueOnce(new AppError('timeout', 'late'))
    .mockResolvedValueOnce({ status: 'succeeded' });
  await open({ pay });
  await userEvent.click(within(await confirm()).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'One bike more' }));
  await confirm();
  const [first, second] = pay.mock.calls.map(([purchase]) => purchase);
  expect([first?.noOfBikes, second?.noOfBikes]).toEqual([1, 2]);
  expect(second?.attemptID).not.toBe(first?.attemptID);
});
