import type { Stripe } from 'stripe';
import { CARDS, type OpenStripe, openStripe } from './testing/open-stripe';

let local: OpenStripe;
let stripe: Stripe;
let customer: string;
beforeAll(async () => {
  local = await openStripe();
  stripe = local.client();
});
beforeEach(async () => {
  customer = (await stripe.customers.create({})).id;
});
afterAll(() => local.close());

async function saved(card: string): Promise<string> {
  return (await stripe.paymentMethods.attach(card, { customer })).id;
}

const AMOUNT = { amount: 25_000, currency: 'zar', ...CARDS } as const;

test('a payment is created, confirmed once and found with its charge', async () => {
  const payment_method = await saved('pm_card_visa');
  const created = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method });
  expect(created).toMatchObject({ status: 'requires_confirmation', latest_charge: null });
  const confirmed = await stripe.paymentIntents.confirm(created.id, { expand: ['latest_charge'] });
  expect(confirmed).toMatchObject({
    status: 'succeeded',
    amount_received: 25_000,
    latest_charge: { paid: true, payment_method_details: { card: { last4: '4242' } } },
  });
  await expect(stripe.paymentIntents.confirm(created.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const charges = await stripe.charges.list({ payment_intent: created.id });
  expect(charges.data).toHaveLength(1);
});

test('a refused payment can be confirmed again with another card', async () => {
  const payment_method = await saved('pm_card_chargeCustomerFail');
  const { id } = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method });
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: await saved('pm_card_visa') });
  expect(paid.status).toBe('succeeded');
  const { data } = await stripe.charges.list({ payment_intent: id });
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
});

test('an off-session payment is refused when the bank asks the customer', async () => {
  const payment_method = await saved('pm_card_authenticationRequired');
  const off_session = { ...AMOUNT, customer, payment_method, off_session: true, confirm: true };
  await expect(stripe.paymentIntents.create(off_session)).rejects.toMatchObject({
    code: 'authentication_required',
    payment_intent: { status: 'requires_payment_method' },
  });
});

test.each(['complete', 'fail'])('the bank asks, and the customer answers: %s', async (outcome) => {
  const payment_method = await saved('pm_card_authenticationRequired');
  const intent = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method, confirm: true });
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const client_secret = intent.client_secret ?? '';
  const path = `payment_intents/${intent.id}/authenticate`;
  const answer = await local.browser('POST', path, { client_secret, outcome });
  if (outcome === 'complete') {
    expect(answer.body).toMatchObject({ status: 'succeeded' });
    expect(answer.body).not.toHaveProperty('customer');
  } else {
    expect(answer.body.error).toMatchObject({ code: 'payment_intent_authentication_failure' });
  }
  const { data } = await stripe.charges.list({ payment_intent: intent.id });
  expect(data).toHaveLength(outcome === 'complete' ? 1 : 0);
});

test('a payment is cancelled, but not once it is paid', async () => {
  const payment_method = await saved('pm_card_visa');
  const open = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method });
  expect((await stripe.paymentIntents.cancel(open.id)).status).toBe('canceled');
  await expect(stripe.paymentIntents.confirm(open.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  const paid = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method, confirm: true });
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('refunds never exceed the charge', async () => {
  const payment_method = await saved('pm_card_visa');
  const paid = await stripe.paymentIntents.create({ ...AMOUNT, customer, payment_method, confirm: true });
  const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 5_000 });
  expect(part).toMatchObject({ amount: 5_000, status: 'succeeded', payment_intent: paid.id });
  await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 20_001 })).rejects.toThrow(
    'greater than unrefunded',
  );
  await stripe.refunds.create({ payment_intent: paid.id });
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const { data } = await stripe.refunds.list({ payment_intent: paid.id });
  expect(data.map(({ amount }) => amount)).toEqual([20_000, 5_000]);
  const [charge] = (await stripe.charges.list({ customer })).data;
  expect(charge).toMatchObject({ amount_refunded: 25_000, refunded: true });
});

test('parameters are checked as Stripe checks them', async () => {
  const payment_method = await saved('pm_card_visa');
  const create = (given: object) =>
    stripe.paymentIntents.create({ ...AMOUNT, customer, ...given } as Stripe.PaymentIntentCreateParams);
  await expect(create({ amount: 999 })).rejects.toMatchObject({ code: 'amount_too_small' });
  await expect(create({ amount: 1000.5 })).rejects.toMatchObject({ param: 'amount' });
  await expect(create({ currency: undefined })).rejects.toMatchObject({ code: 'parameter_missing' });
  await expect(create({ payment_method_types: ['card'] })).rejects.toMatchObject({
    code: 'payment_method_types_no_longer_supported',
  });
  await expect(create({ confirm: true })).rejects.toThrow('missing a payment method');
  await expect(
    create({ payment_method, confirm: true, allowed_payment_method_types: undefined }),
  ).rejects.toThrow('you must provide a `return_url`');
  const other = (await stripe.customers.create({})).id;
  await expect(create({ payment_method, customer: other, confirm: true })).rejects.toMatchObject({
    param: 'payment_method',
  });
});
