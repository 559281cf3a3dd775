import { tripCharges, wayBackID } from '@fleetfoot/shared/model/billing/trip-charge';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { FIRST_TARIFF, type Price } from '@fleetfoot/shared/model/delivery/tariff';
import type Stripe from 'stripe';
import { RETRY_DAYS } from '../../src/billing/charges/charge';
import { settleCharge } from '../../src/billing/charges/settle-charge';
import { TRIP_CHARGES } from '../../src/billing/trips/trip-charges';
import { systemActor } from '../../src/platform/audit';
import { everyMinute } from '../../src/schedules';
import { refusal } from '../client/answer';
import { callFunction, deliverEvent } from '../client/in-process';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { booksOf } from './books';
import { eventsOf } from './events';
import { resetStripe, stripe, WEBHOOK_SECRET } from './local-stripe';
import { customerOf, putCard, scene } from './scene';
import { chargeTrips, PRICE, tripScene } from './trip-scene';

const DAY = 24 * 60;
const DELIVERED = { type: 'delivered' };
const ABSENT = { type: 'failed', reason: 'recipient_absent' };
const REFUSED = 'pm_card_chargeCustomerFail';

beforeEach(async () => {
  // Every charge of this worker's project has its turn.
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
});

afterAll(() => database.terminate());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000);

/** Delivers what Stripe has to tell of a type; the newest first, as it lists them. */
async function deliverEvents(...types: Stripe.EventListParams['types'] & string[]): Promise<void> {
  for (const event of (await stripe.events.list({ types, limit: 100 })).data) {
    const payload = JSON.stringify(event);
    const signed = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect(await deliverEvent(payload, signed)).toBe(200);
  }
}

async function intents(): Promise<readonly Stripe.PaymentIntent[]> {
  return (await stripe.paymentIntents.list({ limit: 100 })).data;
}

function pay({ orgID, member }: Awaited<ReturnType<typeof tripScene>>, chargeID = 'd1') {
  return callFunction('payTrip', { orgID, chargeID }, member.idToken);
}

describe('a trip that ends', () => {
  test('a delivered trip is charged once and is in the ledger, with its delivery', async () => {
    const { orgID, tell, charge, state } = await tripScene();
    await putCard(orgID);
    await tell(DELIVERED);
    await tell(DELIVERED);
    expect(await charge()).toMatchObject({
      status: 'waiting',
      amount: 6_100,
      price: PRICE,
      reference: 'PO-d1',
    });
    expect(await state()).toEqual({ payment_status: 'Unpaid', owed: 6_100, ledger: [] });
    await Promise.all([chargeTrips(), chargeTrips(), chargeTrips()]);
    await chargeTrips(10);
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100] });
    expect((await intents()).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    const [entry] = (await booksOf(orgID)).entries;
    expect(entry).toMatchObject({
      description: 'Delivery PO-d1',
      last4: '4242',
      trip: { chargeID: 'd1', deliveryID: 'd1', reference: 'PO-d1' },
    });
    expect(await charge()).not.toHaveProperty('nextAt');
  });

  test('a job named after an organisation charges what is due there, and leaves the others', async () => {
    const scenes = [await tripScene(), await tripScene()];
    for (const { orgID, tell } of scenes) {
      await putCard(orgID);
      await tell(DELIVERED);
    }
    const statuses = async () => Promise.all(scenes.map(async ({ state }) => (await state()).payment_status));
    const scheduleTime = new Date().toISOString();
    await everyMinute.run({ jobName: `organizations/${scenes[0]?.orgID}/jobs/chargeTrips`, scheduleTime });
    expect(await statuses()).toEqual(['Paid', 'Unpaid']);
    await everyMinute.run({ jobName: 'jobs/chargeTrips', scheduleTime });
    expect(await statuses()).toEqual(['Paid', 'Paid']);
  });

  test('minutes that the courier waited are in the final price, which the delivery has from then on', async () => {
    const { path, tell, charge } = await tripScene({
      status: 'At drop-off',
      status_times: {
        'At pickup': minutesAgo(60),
        Collected: minutesAgo(45),
        'At drop-off': minutesAgo(22),
      },
    });
    await tell(DELIVERED);
    const price = (await read(path))?.['price'] as Price;
    expect(price.lines.slice(PRICE.lines.length)).toEqual([
      { kind: 'waiting_pickup', quantity: 5, rate: 150, amount: 750 },
      { kind: 'waiting_dropoff', quantity: 12, rate: 150, amount: 1_800 },
    ]);
    expect(await charge()).toMatchObject({ amount: 6_100 + 750 + 1_800, price });
  });

  test('a trip that is brought back is priced by the tariff that its quote names', async () => {
    const { path, tell, charge } = await tripScene();
    const id = '2026-12';
    await put(tariffs.document(id), { ...FIRST_TARIFF, id, returnPercent: 80 });
    await put(path, { ...(await read(path)), price: { ...PRICE, tariffID: id } });
    await tell({ type: 'returned' });
    expect(await charge()).toMatchObject({ amount: Math.round(PRICE.total * 1.8) });
    await database.doc(tariffs.document(id)).delete();
  });

  test.each<[string, Partial<Delivery>]>([
    ['without a price', {}],
    ['with a price that cannot be read', { price: { total: 'R 5' } as unknown as Price }],
    ['between places without a road', { dropoff_latitude: -40, dropoff_longitude: 10 }],
    ['whose places are off the map', { dropoff_latitude: 91 }],
  ])('a trip %s is charged by the straight line', async (_, changes) => {
    const { orgID, path, tell, charge, state } = await tripScene();
    await putCard(orgID);
    const { price: _price, ...present } = (await read(path)) ?? {};
    await put(path, { ...present, ...changes });
    await tell(DELIVERED);
    const { price, amount } = (await charge()) ?? {};
    expect(price).toMatchObject({ straight_line: true, total: amount });
    expect(amount).toBeGreaterThanOrEqual(FIRST_TARIFF.base);
    expect(await state()).toMatchObject({ owed: amount });
    await chargeTrips();
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [amount] });
    expect(await read(path)).toMatchObject({ price });
  });

  test('a trip that nobody pays for comes to nothing and stays Unpaid', async () => {
    const { orgID, path, tell, charge, state } = await tripScene();
    await putCard(orgID);
    await tell({ type: 'failed', reason: 'damaged' });
    await chargeTrips();
    expect(await charge()).toMatchObject({ status: 'free', amount: 0 });
    expect(await state()).toEqual({ payment_status: 'Unpaid', owed: 0, ledger: [] });
    expect(await read(path)).toMatchObject({ price: { total: 0 } });
    expect(await intents()).toEqual([]);
  });

  test('a way back is charged with the trip there while that is not charged yet', async () => {
    const { orgID, tell, charge, state } = await tripScene();
    await putCard(orgID);
    await tell(ABSENT);
    expect(await state()).toMatchObject({ owed: 6_100 });
    await tell({ type: 'returning' });
    await tell({ type: 'returned' });
    expect(await charge()).toMatchObject({ amount: 9_150, status: 'waiting' });
    expect(await state()).toMatchObject({ owed: 9_150 });
    await chargeTrips();
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [9_150] });
    expect(await charge(wayBackID('d1'))).toBeUndefined();
  });

  test('a way back is a charge of its own once the trip there was charged', async () => {
    const { orgID, path, tell, charge, state } = await tripScene();
    await putCard(orgID);
    await tell(ABSENT);
    await chargeTrips();
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100] });
    await tell({ type: 'returned' });
    expect(await charge(wayBackID('d1'))).toMatchObject({ amount: 3_050, before: 6_100 });
    expect(await state()).toEqual({ payment_status: 'Unpaid', owed: 3_050, ledger: [6_100] });
    expect(await read(path)).toMatchObject({ price: { total: 9_150 } });
    await chargeTrips();
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100, 3_050] });
    expect((await booksOf(orgID)).entries.map(({ description }) => description).sort()).toEqual([
      'Delivery PO-d1',
      'Way back of delivery PO-d1',
    ]);
  });
});

describe('a payment of a trip whose run died', () => {
  /** Stripe has taken the money, and nobody has entered it. */
  async function died() {
    const found = await tripScene();
    const { orgID, tell } = found;
    const payment_method = await putCard(orgID);
    await tell(DELIVERED);
    const { id } = await stripe.paymentIntents.create({
      ...{ amount: 6_100, currency: 'zar', customer: (await customerOf(orgID)) ?? '', payment_method },
      ...{ allowed_payment_method_types: ['card'], description: 'Delivery PO-d1' },
      metadata: { orgID, chargeID: 'd1', deliveryID: 'd1', reference: 'PO-d1' },
    });
    await database.doc(tripCharges.document(orgID, 'd1')).update({ intentID: id });
    await stripe.paymentIntents.confirm(id);
    return found;
  }
  const PAID = { payment_status: 'Paid', owed: 0, ledger: [6_100] };

  test('the next run enters it and charges nothing', async () => {
    const { state } = await died();
    await chargeTrips();
    expect(await state()).toEqual(PAID);
    expect(await intents()).toHaveLength(1);
  });

  test("Stripe's event enters it, and the next run finds nothing to do", async () => {
    const { state } = await died();
    await Promise.all([deliverEvents('payment_intent.succeeded'), deliverEvents('payment_intent.succeeded')]);
    expect(await state()).toEqual(PAID);
    await chargeTrips();
    expect(await state()).toEqual(PAID);
  });
});

describe('a refund at Stripe', () => {
  test('a part of it leaves the delivery Paid, all of it makes it Refunded', async () => {
    const { orgID, tell, state, charge } = await tripScene();
    await putCard(orgID);
    await tell(DELIVERED);
    await chargeTrips();
    const payment_intent = String((await charge())?.intentID);
    await stripe.refunds.create({ payment_intent, amount: 1_000 });
    await deliverEvents('charge.refunded', 'refund.created');
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100, -1_000] });
    await stripe.refunds.create({ payment_intent });
    await deliverEvents('charge.refunded', 'refund.created');
    expect(await state()).toEqual({ payment_status: 'Refunded', owed: 0, ledger: [6_100, -1_000, -5_100] });
    expect((await booksOf(orgID)).entries.every(({ trip }) => trip?.reference === 'PO-d1')).toBe(true);
  });
});

describe('a refused card', () => {
  test('the delivery is Failed and still owed, and it is tried again after days, then by nobody', async () => {
    const { orgID, tell, charge, state } = await tripScene();
    await putCard(orgID, REFUSED);
    await tell(DELIVERED);
    await chargeTrips();
    expect(await charge()).toMatchObject({ status: 'failed', reason: 'card_declined', round: 1 });
    expect(await state()).toEqual({ payment_status: 'Failed', owed: 6_100, ledger: [] });
    await chargeTrips(DAY - 10);
    expect(await charge()).toMatchObject({ round: 1 });
    // A day counts from when it was refused, which in this test is always now.
    for (const days of RETRY_DAYS) await chargeTrips(days * DAY + 10);
    expect(await charge()).toMatchObject({ status: 'failed', round: 1 + RETRY_DAYS.length });
    expect(await charge()).not.toHaveProperty('nextAt');
    await chargeTrips(100 * DAY);
    const made = await intents();
    expect(made.map(({ status }) => status)).toEqual(Array(1 + RETRY_DAYS.length).fill('canceled'));
    expect(await eventsOf(orgID, 'charge.refused')).toHaveLength(made.length);
  });

  test("Stripe's event of it changes nothing that the run has not done", async () => {
    const { orgID, tell, charge } = await tripScene();
    await putCard(orgID, REFUSED);
    await tell(DELIVERED);
    await chargeTrips();
    await deliverEvents('payment_intent.payment_failed');
    expect(await charge()).toMatchObject({ status: 'failed', round: 1 });
    expect(await eventsOf(orgID, 'charge.refused')).toHaveLength(1);
  });

  test('a bank that wants to hear from the cardholder is a refusal, because nobody is there', async () => {
    const { orgID, tell, charge } = await tripScene();
    await putCard(orgID, 'pm_card_authenticationRequired');
    await tell(DELIVERED);
    await chargeTrips();
    expect(await charge()).toMatchObject({ status: 'failed', reason: 'authentication_required' });
  });

  test('another default card lets the next run charge it', async () => {
    const { orgID, tell, state } = await tripScene();
    const { admin, orgID: other } = await scene();
    await putCard(orgID, REFUSED);
    await tell(DELIVERED);
    await chargeTrips();
    await put(`Organizations/${orgID}/Team/${admin.uid}`, {
      ...(await read(`Organizations/${other}/Team/${admin.uid}`)),
    });
    const request = { orgID, paymentMethodID: await putCard(orgID) };
    expect(await callFunction('setDefaultPaymentMethod', request, admin.idToken)).toMatchObject({
      status: 200,
    });
    await chargeTrips(1);
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100] });
  });

  test('without a card it fails, and the first card that is added lets the next run charge it', async () => {
    const { orgID, member, tell, charge, state } = await tripScene();
    await tell(DELIVERED);
    await chargeTrips();
    expect(await charge()).toMatchObject({ status: 'failed', reason: 'no_card' });
    await putCard(orgID);
    const { id } = await stripe.setupIntents.create({
      ...{ customer: (await customerOf(orgID)) ?? '', payment_method: 'pm_card_visa', confirm: true },
      ...{ allowed_payment_method_types: ['card'], metadata: { orgID, uid: member.uid } },
    });
    expect(id).toBeDefined();
    await deliverEvents('setup_intent.succeeded');
    await chargeTrips(1);
    expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100] });
  });
});

describe('Pay now', () => {
  /** A trip whose card was refused. */
  async function refusedScene() {
    const found = await tripScene();
    await putCard(found.orgID, REFUSED);
    await found.tell(DELIVERED);
    await chargeTrips();
    return found;
  }

  /** The card that was refused gives way to one that is not. */
  async function changeCard(orgID: string): Promise<void> {
    const customer = (await customerOf(orgID)) ?? '';
    for (const { id } of (await stripe.customers.listPaymentMethods(customer)).data) {
      await stripe.paymentMethods.detach(id);
    }
    await putCard(orgID);
  }

  test('a trip is charged once for any number of presses, and the others that failed follow', async () => {
    const found = await refusedScene();
    const { orgID, charge, state } = found;
    const other = { ...(await charge()), id: 'd2', deliveryID: 'd2' };
    await put(tripCharges.document(orgID, 'd2'), other);
    await changeCard(orgID);
    const answers = await Promise.all([pay(found), pay(found), pay(found)]);
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { result: { status: 'paid' } } }));
    expect(await pay(found)).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({ payment_status: 'Paid', ledger: [6_100] });
    expect((await eventsOf(orgID, 'charge.succeeded')).map(({ actor }) => actor.kind)).toEqual(['member']);
    await chargeTrips(1);
    expect(await read(tripCharges.document(orgID, 'd2'))).toMatchObject({ status: 'paid' });
  });

  test('a card that is refused again says what to do, and too many tries in a day are refused', async () => {
    const found = await refusedScene();
    for (let press = 1; press <= 6; press += 1) {
      const answer = refusal(await pay(found));
      expect(answer.code).toBe('failed-precondition');
      expect(JSON.stringify(answer)).toContain('Your bank declined this card.');
    }
    expect(refusal(await pay(found)).code).toBe('resource-exhausted');
    expect(await found.charge()).toMatchObject({ status: 'failed', round: 7 });
    expect(await found.state()).toEqual({ payment_status: 'Failed', owed: 6_100, ledger: [] });
  });

  test('a press whose round another press ended tries no card that was not counted', async () => {
    const found = await refusedScene();
    const { orgID } = found;
    const key = { kind: TRIP_CHARGES, orgID, chargeID: 'd1' };
    const told = { actor: systemActor('billing') };
    const press = () => settleCharge({ database, stripe }, key, told, 1);
    expect(await press()).toEqual({ status: 'refused', reason: 'generic_decline' });
    expect(await press()).toEqual({ status: 'refused', reason: 'card_declined' });
    expect(await found.charge()).toMatchObject({ status: 'failed', round: 2 });
    expect((await stripe.charges.list({ customer: (await customerOf(orgID)) ?? '' })).data).toHaveLength(2);
  });

  test('without a card it says so; a charge that is not there, and somebody else, are refused', async () => {
    const found = await tripScene();
    await found.tell(DELIVERED);
    expect(JSON.stringify(refusal(await pay(found)))).toContain('There is no card to charge.');
    expect(refusal(await pay(found, 'd9')).code).toBe('not-found');
    const stranger = somebody();
    const { orgID } = found;
    const answer = await callFunction('payTrip', { orgID, chargeID: 'd1' }, stranger.idToken);
    expect(refusal(answer).code).toBe('permission-denied');
  });
});
