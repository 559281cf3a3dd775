import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { ledgerEntries } from '@fleetfoot/shared/model/billing/ledger';
import { paymentAttempts } from '@fleetfoot/shared/model/billing/payment';
import { booksOf, sum } from '../billing/books';
import { addFaults, authenticate, setWebhooks, stripe, WEBHOOK_SECRET } from '../billing/local-stripe';
import { customerOf, deposit, putCard, scene } from '../billing/scene';
import { addressOf, callFunction } from '../client/http';
import { database, read } from '../world/data';
import { waitFor } from './wait-for';

const MODES = ['normal', 'duplicate', 'reverse'] as const;

/** Posts an event as Stripe would; returns the status. */
async function deliver(event: object, secret = WEBHOOK_SECRET): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const response = await fetch(addressOf('stripe-webhook'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
}

async function balance(orgID: string) {
  const { entries, statements } = await booksOf(orgID);
  expect(sum(statements)).toBe(sum(entries));
  return [entries.length, sum(entries)];
}

async function campaignsOf(orgID: string) {
  const { docs } = await database.collection(campaigns.path(orgID)).get();
  return docs.map((document): Record<string, unknown> => document.data());
}

async function chargesOf(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid).length;
}

/** A deposit that the bank has confirmed, and that the page did not ask about again. */
async function abandonedDeposit() {
  const { member, orgID } = await scene();
  await putCard(orgID, 'pm_card_authenticationRequired');
  const request = deposit(orgID);
  const { body } = await callFunction('payDeposit', request, member.idToken);
  const confirm = () => authenticate((body.result as { clientSecret: string }).clientSecret, 'complete');
  return { member, orgID, request, confirm };
}

async function paidDeposit() {
  const { member, orgID } = await scene();
  await putCard(orgID);
  const request = deposit(orgID, 'month-to-month', 3);
  expect((await callFunction('payDeposit', request, member.idToken)).status).toBe(200);
  return { member, orgID, request };
}

afterEach(() => setWebhooks('normal'));
afterAll(() => database.terminate());

test('an event with a valid signature is accepted; other signatures and methods are refused', async () => {
  await setWebhooks('drop');
  await paidDeposit();
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 });
  const event = data[0] as object;
  expect(await deliver(event)).toBe(200);
  expect(await deliver(event, 'whsec_other')).toBe(400);
  const unsigned = await fetch(addressOf('stripe-webhook'), { method: 'POST', body: JSON.stringify(event) });
  expect(unsigned.status).toBe(400);
  const asked = await fetch(addressOf('stripe-webhook'));
  expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
});

test.each(MODES)('%s events enter a payment that the page never asked about again', async (mode) => {
  await setWebhooks(mode);
  const { orgID, confirm } = await abandonedDeposit();
  await confirm();
  const [entry] = await waitFor(async () => {
    const { entries } = await booksOf(orgID);
    return entries.length > 0 && entries;
  });
  await stripe.refunds.create({ payment_intent: entry?.id ?? '' });
  await waitFor(async () => (await booksOf(orgID)).entries.length === 2);
  expect(await balance(orgID)).toEqual([2, 0]);
});

test('an event that could not be entered is sent and entered again', async () => {
  const { orgID, confirm } = await abandonedDeposit();
  await addFaults({ on: 'GET /v1/events/*', kind: 'status-500-before', times: 8 });
  await confirm();
  await waitFor(async () => (await booksOf(orgID)).entries.length === 1);
  expect(await balance(orgID)).toEqual([1, 120_000]);
});

test.each(MODES)('%s events create the campaign of a payer who did not return', async (mode) => {
  await setWebhooks(mode);
  const { member, orgID, request } = await paidDeposit();
  const [campaign] = await waitFor(async () => {
    const campaigns = await campaignsOf(orgID);
    return campaigns.length > 0 && campaigns;
  });
  expect(campaign).toMatchObject({ id: request.attemptID, noOfBikes: 3, startedBy: member.uid });
  const { amount: _, ...again } = request;
  expect(await callFunction('createAdvertisingCampaign', again, member.idToken)).toEqual({
    status: 200,
    body: { result: { campaignID: request.attemptID } },
  });
  expect(await campaignsOf(orgID)).toHaveLength(1);
  expect(await chargesOf(orgID)).toBe(1);
});

test('the event of a payment that has been refunded creates no campaign', async () => {
  await setWebhooks('drop');
  const { orgID, request } = await paidDeposit();
  const attempt = await read(paymentAttempts.document(orgID, request.attemptID));
  await setWebhooks('normal');
  await stripe.refunds.create({ payment_intent: String(attempt?.['intentID']) });
  await waitFor(async () => {
    const ledger = await database.collection(ledgerEntries.path(orgID)).get();
    return ledger.size === 2;
  });
  expect(await campaignsOf(orgID)).toEqual([]);
});
