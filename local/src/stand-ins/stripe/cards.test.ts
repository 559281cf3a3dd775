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

function typedCard(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
    'payment_method_data[card][cvc]': '123',
  };
}

async function newSetup() {
  const { id, client_secret } = await stripe.setupIntents.create({ ...CARDS, customer });
  return { id, path: `setup_intents/${id}`, secret: { client_secret: client_secret ?? '' } };
}

test('a card typed in the browser is saved, and its number is not kept', async () => {
  const { path, secret } = await newSetup();
  const saved = await local.browser('POST', `${path}/confirm`, {
    ...secret,
    ...typedCard('4242424242424242'),
  });
  expect(saved.body).toMatchObject({ status: 'succeeded', payment_method_types: ['card'] });
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  expect(method?.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12 });
  expect(JSON.stringify(saved.body) + JSON.stringify(method)).not.toContain('4242424242424242');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ['4242424242424241', 'incorrect_number', undefined],
])('%s is refused as %s', async (number, code, decline) => {
  const { id, path, secret } = await newSetup();
  const answer = await local.browser('POST', `${path}/confirm`, { ...secret, ...typedCard(number) });
  expect(answer.status).toBe(402);
  expect(answer.body.error).toMatchObject({ type: 'card_error', code });
  expect(answer.body.error?.['decline_code']).toBe(decline);
  expect((await stripe.setupIntents.retrieve(id)).status).toBe('requires_payment_method');
  expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
});

test.each(['complete', 'fail'])('the bank asks, and the customer answers: %s', async (outcome) => {
  const { id, path, secret } = await newSetup();
  const typed = typedCard('4000002500003155');
  const asked = await local.browser('POST', `${path}/confirm`, { ...secret, ...typed });
  expect(asked.body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  const answered = await local.browser('POST', `${path}/authenticate`, { ...secret, outcome });
  if (outcome === 'complete') expect(answered.body).toMatchObject({ status: 'succeeded' });
  else expect(answered.body.error).toMatchObject({ code: 'setup_intent_authentication_failure' });
  const { status, last_setup_error } = await stripe.setupIntents.retrieve(id);
  expect(status).toBe(outcome === 'complete' ? 'succeeded' : 'requires_payment_method');
  expect(last_setup_error?.code).toBe(
    outcome === 'complete' ? undefined : 'setup_intent_authentication_failure',
  );
});

test('the default is one of the customer, and goes with its card', async () => {
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const other = (await stripe.customers.create({})).id;
  const choose = (who: string, id: string) =>
    stripe.customers.update(who, { invoice_settings: { default_payment_method: id } });
  await expect(choose(other, method.id)).rejects.toMatchObject({ code: 'resource_missing' });
  const chosen = await choose(customer, method.id);
  expect(chosen.invoice_settings.default_payment_method).toBe(method.id);
  await stripe.paymentMethods.detach(method.id);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  });
});

test('a card belongs to one customer, and never comes back once detached', async () => {
  const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const other = (await stripe.customers.create({})).id;
  const attach = (to: string) => stripe.paymentMethods.attach(id, { customer: to });
  await expect(attach(other)).rejects.toMatchObject({ code: 'payment_method_unexpected_state' });
  expect((await attach(customer)).id).toBe(id);
  await stripe.paymentMethods.detach(id);
  await expect(stripe.paymentMethods.detach(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  await expect(attach(customer)).rejects.toThrow('may not be used again');
});

test('a list of cards can be expanded from its setup', async () => {
  const intent = await stripe.setupIntents.create({
    ...{ ...CARDS, customer, payment_method: 'pm_card_mastercard', confirm: true },
    expand: ['payment_method', 'customer'],
  });
  expect(intent).toMatchObject({
    status: 'succeeded',
    payment_method: { card: { brand: 'mastercard' }, customer },
    customer: { id: customer },
  });
  await expect(stripe.setupIntents.retrieve(intent.id, { expand: ['usage'] })).rejects.toThrow(
    'cannot be expanded',
  );
});
