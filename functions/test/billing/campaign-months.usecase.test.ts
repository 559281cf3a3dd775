import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';
import type Stripe from 'stripe';
import { RETRY_DAYS } from '../../src/billing/charges/charge';
import { refusal } from '../client/answer';
import { callFunction, deliverEvent } from '../client/in-process';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { booksOf } from './books';
import {
  AT_REST,
  campaignScene,
  chargeCampaigns,
  chargeFrom,
  monthBack,
  openMonths,
  putReport,
} from './campaign-scene';
import { eventsOf } from './events';
import { resetStripe, stripe, WEBHOOK_SECRET } from './local-stripe';
import { customerOf, putCard } from './scene';

const DAY_MS = 86_400_000;
const REFUSED = 'pm_card_chargeCustomerFail';
const R3785 = 378_500;

beforeEach(async () => {
  // Every campaign of this worker's project has its turn.
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
  await chargeFrom(monthBack(3).id);
});

afterAll(() => database.terminate());

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

type Scene = Awaited<ReturnType<typeof campaignScene>>;

function pay({ orgID, member, month }: Scene, campaignID = 'kota') {
  return callFunction('payCampaignMonth', { orgID, campaignID, month }, member.idToken);
}

/** The months of the campaign that have a charge, and its status. */
async function chargesOf({ orgID }: Scene): Promise<Readonly<Record<string, unknown>>> {
  const { docs } = await database.collection(campaignCharges.path(orgID)).get();
  return Object.fromEntries(docs.map((found) => [found.get('month'), found.get('status')]));
}

describe('a month with a report', () => {
  test('it is charged once by runs at a time, less its downtime, and its entry leads to the report', async () => {
    const found = await campaignScene();
    const { orgID, month, charge, ledger } = found;
    await putCard(orgID);
    await Promise.all([openMonths(), openMonths(), openMonths()]);
    expect(await charge()).toMatchObject({
      ...{ status: 'waiting', isOwed: true, amount: R3785, month, name: 'Kota Summer' },
      price: {
        ...{ bikes: 8, perBike: 50_000, full: 400_000, total: R3785 },
        discounts: [
          { regNo: 'BDT 10 GP', reason: 'Service', amount: 11_500 },
          { regNo: 'BDT 11 GP', reason: 'Service', amount: 10_000 },
        ],
      },
    });
    await Promise.all([chargeCampaigns(), chargeCampaigns(), chargeCampaigns()]);
    await openMonths();
    await chargeCampaigns(2 * AT_REST);
    expect(await ledger()).toEqual([R3785]);
    expect((await intents()).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    const { monthYear } = monthBack(1);
    const chargeID = `kota.${month}`;
    expect((await booksOf(orgID)).entries[0]).toMatchObject({
      description: expect.stringMatching(/^Campaign Kota Summer, \w+ \d{4}$/),
      campaign: { chargeID, campaignID: 'kota', name: 'Kota Summer', monthYear },
    });
    const paid = await charge();
    expect(paid).toMatchObject({ status: 'paid', isOwed: false, paidAt: expect.anything() });
    expect(paid).not.toHaveProperty('nextAt');
  });

  test('a month that downtime takes everything off is free, and Stripe hears nothing of it', async () => {
    const { orgID, charge, ledger } = await campaignScene();
    await putCard(orgID);
    await putReport(orgID, 'kota', 2, [3_000, 1_500]);
    await openMonths();
    expect(await charge(2)).toMatchObject({ status: 'free', isOwed: false, amount: 0 });
    await chargeCampaigns();
    expect(await ledger()).toEqual([R3785]);
  });

  test('a report waits until nothing of it was written for a day', async () => {
    const { charge } = await campaignScene();
    expect(await openMonths(AT_REST - 2 * 3_600_000)).toBe(0);
    expect(await charge()).toBeUndefined();
    expect(await openMonths()).toBe(1);
  });

  test('a report that is corrected after it was charged changes nothing of its charge', async () => {
    const { orgID, month, charge, ledger } = await campaignScene();
    await putCard(orgID);
    await openMonths();
    await put(downtimeLines.document(orgID, 'kota', month, 'late'), {
      ...{ regNo: 'KL 34 GP', reason: 'Accident', totalTime: 0, discountValue: 500 },
    });
    await openMonths();
    await chargeCampaigns();
    expect(await charge()).toMatchObject({ status: 'paid', amount: R3785 });
    expect(await ledger()).toEqual([R3785]);
  });

  test('a report that comes months late is charged then', async () => {
    const found = await campaignScene();
    await openMonths();
    await putReport(found.orgID, 'kota', 3);
    expect(await openMonths()).toBe(1);
    expect(await chargesOf(found)).toEqual({ [monthBack(1).id]: 'waiting', [monthBack(3).id]: 'waiting' });
  });

  test('a month that is owed does not keep deliveries from being created', async () => {
    const { orgID } = await campaignScene();
    await openMonths();
    expect(await read(owedForTrips.document(orgID))).toBeUndefined();
  });
});

describe('a month that is not charged', () => {
  test('months before charging began, and before the campaign did', async () => {
    const found = await campaignScene({ startDate: monthBack(2).date });
    for (const back of [2, 3, 4]) await putReport(found.orgID, 'kota', back);
    await openMonths();
    expect(Object.keys(await chargesOf(found)).sort()).toEqual([monthBack(2).id, monthBack(1).id]);
    await chargeFrom(monthBack(1).id);
    await put(campaigns.document(found.orgID, 'kota'), {
      ...(await read(campaigns.document(found.orgID, 'kota'))),
      startDate: '2020-01-01',
    });
    expect(await openMonths()).toBe(0);
    await chargeFrom(monthBack(4).id);
    expect(await openMonths()).toBe(2);
  });

  test('no month at all until an operator says from when on', async () => {
    const found = await campaignScene();
    await database.recursiveDelete(database.collection('Platform'));
    expect(await openMonths()).toBe(0);
    expect(await chargesOf(found)).toEqual({});
  });

  test('the present month, and one after the campaign has ended', async () => {
    const found = await campaignScene({ endDate: monthBack(2).date });
    await putReport(found.orgID, 'kota', 0);
    await putReport(found.orgID, 'kota', 2);
    await openMonths();
    expect(Object.keys(await chargesOf(found))).toEqual([monthBack(2).id]);
  });

  test.each([
    ['in review', { status: 'Review' }],
    ['without a start that can be read', { startDate: 'soon' }],
    ['without a price', { totalMonthlyCost: null, pricePerBike: null, monthlyFee: 0 }],
    ['that is damaged', { noOfBikes: 'eight' }],
  ])('a campaign %s, which keeps no other from its turn', async (_, changes) => {
    const found = await campaignScene();
    const stored = Object.entries({ ...(await read(campaigns.document(found.orgID, 'kota'))), ...changes });
    await put(
      campaigns.document(found.orgID, 'kota'),
      Object.fromEntries(stored.filter(([, value]) => value !== null)),
    );
    const other = await campaignScene();
    await openMonths();
    expect(await chargesOf(found)).toEqual({});
    expect(await chargesOf(other)).toEqual({ [other.month]: 'waiting' });
  });

  test('a month with two reports, until one of them is gone', async () => {
    const found = await campaignScene();
    const { orgID, month } = found;
    const twin = reports.document(orgID, 'kota', 'twin');
    await put(twin, { ...(await read(reports.document(orgID, 'kota', month))) });
    expect(await openMonths()).toBe(0);
    await database.doc(twin).delete();
    expect(await openMonths()).toBe(1);
  });
});

describe('a refused card', () => {
  async function refusedScene() {
    const found = await campaignScene();
    await putCard(found.orgID, REFUSED);
    await openMonths();
    await chargeCampaigns();
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

  test('a month is tried again after days, then by nobody, and each refusal is in the trail once', async () => {
    const { orgID, charge } = await refusedScene();
    await deliverEvents('payment_intent.payment_failed');
    expect(await charge()).toMatchObject({ status: 'failed', reason: 'card_declined', round: 1 });
    // A day counts from when it was refused, which in this test is always now.
    for (const days of RETRY_DAYS) await chargeCampaigns(days * DAY_MS + 600_000);
    expect(await charge()).toMatchObject({ status: 'failed', round: 1 + RETRY_DAYS.length });
    expect(await charge()).not.toHaveProperty('nextAt');
    const told = await eventsOf(orgID, 'charge.refused');
    expect(told).toHaveLength(1 + RETRY_DAYS.length);
    expect(told[0]).toMatchObject({ object: { id: 'kota', path: campaigns.document(orgID, 'kota') } });
  });

  test('Pay now charges it once for any number of presses', async () => {
    const found = await refusedScene();
    expect(JSON.stringify(refusal(await pay(found)))).toContain('Your bank declined this card.');
    await changeCard(found.orgID);
    const answers = await Promise.all([pay(found), pay(found), pay(found)]);
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { result: { status: 'paid' } } }));
    expect(await found.ledger()).toEqual([R3785]);
  });

  test('another default card lets the next run charge it', async () => {
    const found = await refusedScene();
    const paymentMethodID = await putCard(found.orgID);
    const request = { orgID: found.orgID, paymentMethodID };
    const answer = await callFunction('setDefaultPaymentMethod', request, found.admin.idToken);
    expect(answer).toMatchObject({ status: 200 });
    await chargeCampaigns(60_000);
    expect(await found.ledger()).toEqual([R3785]);
  });

  test('a month that is not there, and somebody else, are refused', async () => {
    const found = await refusedScene();
    expect(refusal(await pay(found, 'other')).code).toBe('not-found');
    expect(refusal(await pay({ ...found, member: somebody() })).code).toBe('permission-denied');
    expect(refusal(await pay({ ...found, month: '2026-13' })).code).toBe('invalid-argument');
  });
});

describe('a payment of a month whose run died', () => {
  test("Stripe's event enters it, a run finds nothing to do, and a refund of it is told", async () => {
    const { orgID, month, charge, ledger } = await campaignScene();
    const payment_method = await putCard(orgID);
    await openMonths();
    const chargeID = `kota.${month}`;
    const subject = { campaignID: 'kota', name: 'Kota Summer', monthYear: monthBack(1).monthYear };
    const { id } = await stripe.paymentIntents.create({
      ...{ amount: R3785, currency: 'zar', customer: (await customerOf(orgID)) ?? '', payment_method },
      ...{ allowed_payment_method_types: ['card'], metadata: { orgID, chargeID, ...subject } },
    });
    await database.doc(campaignCharges.document(orgID, chargeID)).update({ intentID: id });
    await stripe.paymentIntents.confirm(id);
    await Promise.all([deliverEvents('payment_intent.succeeded'), deliverEvents('payment_intent.succeeded')]);
    expect(await charge()).toMatchObject({ status: 'paid' });
    await chargeCampaigns();
    expect(await ledger()).toEqual([R3785]);
    await stripe.refunds.create({ payment_intent: id });
    await deliverEvents('charge.refunded', 'refund.created');
    expect(await charge()).toMatchObject({ status: 'refunded' });
    const { entries } = await booksOf(orgID);
    expect(entries.map(({ campaign }) => campaign?.chargeID)).toEqual([chargeID, chargeID]);
  });
});
