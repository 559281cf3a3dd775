import { booksOf, sum } from './billing/books';
import { addFaults, authenticate, setWebhooks, stripe, WEBHOOK_SECRET } from './billing/local-stripe';
import { addressOf } from './billing/post-function';
import { deposit, putCard, scene } from './billing/scene';
import { waitFor } from './billing/wait-for';
import { callFunction } from './call-function';
import { database, read } from './data';

const MONEY = ['payment_intent.succeeded', 'refund.created', 'charge.refunded'];

interface Forgery {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly method?: string;
}

/** Delivers an event as Stripe would; returns the status. */
async function deliver(
  event: unknown,
  { secret = WEBHOOK_SECRET, timestamp, method = 'POST' }: Forgery = {},
) {
  const payload = JSON.stringify(event);
  const stamped = timestamp === undefined ? {} : { timestamp };
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, ...stamped });
  const response = await fetch(addressOf('stripe-webhook'), {
    method,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    ...(method === 'POST' ? { body: payload } : {}),
  });
  await response.arrayBuffer();
  return response.status;
}

/** An organisation with a paid deposit, what Stripe would tell of it and of a refund of R100. */
async function paidScene() {
  const { member, orgID } = await scene();
  await putCard(orgID);
  await callFunction('payDeposit', deposit(orgID), member.idToken);
  const [entry] = (await booksOf(orgID)).entries;
  const payment_intent = entry?.id ?? '';
  await stripe.refunds.create({ payment_intent, amount: 10_000 });
  const { data } = await stripe.events.list({ types: MONEY, limit: 100 });
  const events = data.filter((event) => JSON.stringify(event).includes(payment_intent));
  expect(events.map(({ type }) => type).sort()).toEqual([...MONEY].sort());
  return { orgID, events, refund: events.find(({ type }) => type === 'refund.created') };
}

async function balance(orgID: string) {
  const { entries, statements } = await booksOf(orgID);
  expect(sum(statements)).toBe(sum(entries));
  return [entries.length, sum(entries)];
}

describe('delivered by hand', () => {
  beforeAll(() => setWebhooks('drop'));
  afterAll(() => setWebhooks('normal'));

  test('in any order, twice, and again later: each movement is entered once', async () => {
    const { orgID, events } = await paidScene();
    expect(await balance(orgID)).toEqual([1, 120_000]);
    for (const event of [...events, ...events.toReversed()]) expect(await deliver(event)).toBe(200);
    expect(await balance(orgID)).toEqual([2, 110_000]);
    await Promise.all([...events, ...events].map((event) => deliver(event)));
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('all at once', async () => {
    const { orgID, events } = await paidScene();
    const statuses = await Promise.all([...events, ...events].map((event) => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('a forged one is refused and leaves nothing behind', async () => {
    const { orgID, refund } = await paidScene();
    const now = Math.floor(Date.now() / 1000);
    expect(await deliver(refund, { secret: 'whsec_other' })).toBe(400);
    expect(await deliver(refund, { timestamp: now - 301 })).toBe(400);
    expect(await deliver({ ...refund, id: 'evt_unknown' })).toBe(400);
    expect(await deliver({ ...refund, id: '../Organizations/x' })).toBe(400);
    expect(await deliver({})).toBe(400);
    expect(await deliver(refund, { method: 'GET' })).toBe(405);
    const unsigned = await fetch(addressOf('stripe-webhook'), {
      method: 'POST',
      body: JSON.stringify(refund),
    });
    expect(unsigned.status).toBe(400);
    expect(await balance(orgID)).toEqual([1, 120_000]);
    expect(await read('StripeEvents/evt_unknown')).toBeUndefined();
    expect(await read(`StripeEvents/${refund?.id}`)).toBeUndefined();
  });

  test('nothing in it is believed but its id', async () => {
    const { orgID, events, refund } = await paidScene();
    const charged = events.find(({ type }) => type === 'payment_intent.succeeded');
    // Signed well, but its content is another event's.
    expect(await deliver({ ...charged, id: refund?.id })).toBe(200);
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('a payment that somebody made elsewhere is nobody’s', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 5_000,
      currency: 'zar',
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      confirm: true,
    });
    const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ id });
    expect(await deliver(data[0])).toBe(200);
  });
});

describe('delivered by Stripe', () => {
  afterEach(() => setWebhooks('normal'));

  test.each(['normal', 'duplicate', 'reverse'] as const)(
    '%s: a payment that nobody asked about again is entered',
    async (mode) => {
      await setWebhooks(mode);
      const { member, orgID } = await scene();
      await putCard(orgID, 'pm_card_authenticationRequired');
      const { body } = await callFunction('payDeposit', deposit(orgID), member.idToken);
      await authenticate((body.result as { clientSecret: string }).clientSecret, 'complete');
      const [entry] = await waitFor(async () => {
        const { entries } = await booksOf(orgID);
        return entries.length > 0 && entries;
      });
      await stripe.refunds.create({ payment_intent: entry?.id ?? '' });
      await waitFor(async () => (await booksOf(orgID)).entries.length === 2);
      expect(await balance(orgID)).toEqual([2, 0]);
    },
  );

  test('again, when it could not be entered', async () => {
    const { member, orgID } = await scene();
    await putCard(orgID, 'pm_card_authenticationRequired');
    const { body } = await callFunction('payDeposit', deposit(orgID), member.idToken);
    await addFaults({ on: 'GET /v1/events/*', kind: 'status-500-before', times: 8 });
    await authenticate((body.result as { clientSecret: string }).clientSecret, 'complete');
    await waitFor(async () => (await booksOf(orgID)).entries.length === 1);
    expect(await balance(orgID)).toEqual([1, 120_000]);
  });
});

afterAll(() => database.terminate());
