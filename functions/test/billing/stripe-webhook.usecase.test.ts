import { stripeEvents } from '@fleetfoot/shared/model/billing/payment';
import { booksOf, sum } from '../billing/books';
import { stripe, WEBHOOK_SECRET } from '../billing/local-stripe';
import { deposit, putCard, scene } from '../billing/scene';
import { callFunction, deliverEvent } from '../client/in-process';
import { database, read } from '../world/data';

const MONEY = ['payment_intent.succeeded', 'refund.created', 'charge.refunded'];

interface Forgery {
  readonly secret?: string;
  readonly timestamp?: number;
}

/** Delivers an event as Stripe would; returns the status. */
function deliver(event: unknown, { secret = WEBHOOK_SECRET, timestamp }: Forgery = {}): Promise<number> {
  const payload = JSON.stringify(event);
  const stamped = timestamp === undefined ? {} : { timestamp };
  return deliverEvent(payload, stripe.webhooks.generateTestHeaderString({ payload, secret, ...stamped }));
}

/** An organisation with a paid deposit, and Stripe's events of it and of a refund of R100. */
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

describe('an event from Stripe', () => {
  test('a movement of money is entered once, for any order and number of its events', async () => {
    const { orgID, events } = await paidScene();
    expect(await balance(orgID)).toEqual([1, 120_000]);
    for (const event of [...events, ...events.toReversed()]) expect(await deliver(event)).toBe(200);
    expect(await balance(orgID)).toEqual([2, 110_000]);
    await Promise.all([...events, ...events].map((event) => deliver(event)));
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('copies of an event at the same time are entered once', async () => {
    const { orgID, events } = await paidScene();
    const statuses = await Promise.all([...events, ...events].map((event) => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('a forged event is refused and leaves nothing behind', async () => {
    const { orgID, refund } = await paidScene();
    const now = Math.floor(Date.now() / 1000);
    expect(await deliver(refund, { secret: 'whsec_other' })).toBe(400);
    expect(await deliver(refund, { timestamp: now - 301 })).toBe(400);
    expect(await deliver({ ...refund, id: 'evt_unknown' })).toBe(400);
    expect(await deliver({ ...refund, id: '../Organizations/x' })).toBe(400);
    expect(await deliver({})).toBe(400);
    expect(await deliverEvent(JSON.stringify(refund), undefined)).toBe(400);
    expect(await balance(orgID)).toEqual([1, 120_000]);
    expect(await read(stripeEvents.document('evt_unknown'))).toBeUndefined();
    expect(await read(stripeEvents.document(String(refund?.id)))).toBeUndefined();
  });

  test('an event is looked up by its id, and its content is ignored', async () => {
    const { orgID, events, refund } = await paidScene();
    const charged = events.find(({ type }) => type === 'payment_intent.succeeded');
    // Signed well, but its content is another event's.
    expect(await deliver({ ...charged, id: refund?.id })).toBe(200);
    expect(await balance(orgID)).toEqual([2, 110_000]);
  });

  test('an event of a payment made elsewhere is taken and ignored', async () => {
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

afterAll(() => database.terminate());
