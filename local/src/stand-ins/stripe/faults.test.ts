import type { Stripe } from 'stripe';
import { CARDS, type OpenStripe, openStripe } from './testing/open-stripe';

let local: OpenStripe;
let stripe: Stripe;
let customer: string;
let payment_method: string;
beforeAll(async () => {
  local = await openStripe();
  stripe = local.client();
});
beforeEach(async () => {
  await local.control('reset', {});
  customer = (await stripe.customers.create({})).id;
  payment_method = (await stripe.paymentMethods.attach('pm_card_visa', { customer })).id;
});
afterAll(() => local.close());

const CONFIRM = 'POST /v1/payment_intents/*/confirm';

function newPayment() {
  return stripe.paymentIntents.create({ ...CARDS, amount: 5_000, currency: 'zar', customer, payment_method });
}

async function charged(id: string): Promise<number> {
  return (await stripe.charges.list({ payment_intent: id })).data.length;
}

test.each([
  ['drop-before', 'StripeConnectionError', 0],
  ['drop-after', 'StripeConnectionError', 1],
  ['status-500-before', 'StripeAPIError', 0],
  ['status-500-after', 'StripeAPIError', 1],
])('%s', async (kind, type, charges) => {
  const { id } = await newPayment();
  // The library always tries once more after a cut connection.
  const times = kind.startsWith('drop') ? 2 : 1;
  await local.control('faults', { faults: [{ on: CONFIRM, kind, times }] });
  const confirm = () => stripe.paymentIntents.confirm(id, {}, { idempotencyKey: `key ${kind}` });
  await expect(confirm()).rejects.toMatchObject({ type });
  expect(await charged(id)).toBe(charges);
  // The fault is used up; a 500 stays the answer under its key, as with Stripe.
  if (kind.startsWith('drop')) expect((await confirm()).status).toBe('succeeded');
  else await expect(confirm()).rejects.toMatchObject({ type });
  expect(await charged(id)).toBe(kind === 'status-500-before' ? 0 : 1);
});

test('the library tries again by itself after a cut connection, and charges once', async () => {
  const { id } = await newPayment();
  await local.control('faults', { faults: [{ on: CONFIRM, kind: 'drop-after', times: 2 }] });
  const paid = await stripe.paymentIntents.confirm(id, {}, { maxNetworkRetries: 2 });
  expect(paid.status).toBe('succeeded');
  expect(await charged(id)).toBe(1);
});

test('a fault applies to one account, one path and the requests it describes', async () => {
  const { id } = await newPayment();
  const other = await newPayment();
  await local.control('faults', {
    account: 'somebody',
    faults: [{ on: CONFIRM, kind: 'drop-before', times: 9 }],
  });
  await local.control('faults', {
    faults: [
      { on: `POST /v1/payment_intents/${id}/confirm`, kind: 'drop-before', times: 2 },
      { on: 'POST /v1/customers', where: 'lane-7', kind: 'status-500-before' },
    ],
  });
  expect((await stripe.paymentIntents.confirm(other.id)).status).toBe('succeeded');
  await expect(stripe.paymentIntents.confirm(id)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(stripe.customers.create({ metadata: { lane: 'lane-8' } })).resolves.toBeDefined();
  await expect(stripe.customers.create({ metadata: { lane: 'lane-7' } })).rejects.toMatchObject({
    type: 'StripeAPIError',
  });
});

test('a delay', async () => {
  await local.control('faults', { faults: [{ on: 'GET /v1/customers/*', kind: 'delay', ms: 300 }] });
  const began = Date.now();
  await stripe.customers.retrieve(customer);
  expect(Date.now() - began).toBeGreaterThanOrEqual(290);
});

test('a wrong control request is answered with its mistake', async () => {
  expect(await local.control('faults', { faults: [{ on: CONFIRM, kind: 'explode' }] })).toMatchObject({
    message: expect.stringContaining('drop-before'),
  });
});
