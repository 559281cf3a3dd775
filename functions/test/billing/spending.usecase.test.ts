import { monthOf } from '@fleetfoot/shared/billing';
import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import {
  APPROVAL_DAYS,
  memberSpending,
  purchaseRequests,
  REQUESTS_PER_MONTH,
  spendingLimits,
} from '@fleetfoot/shared/model/billing/spending';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { Timestamp } from 'firebase-admin/firestore';
import { type Answer, refusal } from '../client/answer';
import { callFunction, postFunction } from '../client/in-process';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember } from '../world/team';
import { booksOf, sum } from './books';
import { eventsOf } from './events';
import { authenticate, resetStripe, stripe } from './local-stripe';
import { customerOf, deposit, putCard, scene } from './scene';

const SUCCEEDED = { status: 'succeeded' };
const WAITING = { status: 'awaiting_approval' };
const LARGEST = 24;

type Deposit = ReturnType<typeof deposit> & { readonly paymentMethodID?: string; readonly round?: number };

function pay(request: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

/** R 14 400. */
function largest(orgID: string): Deposit {
  return deposit(orgID, 'month-to-month', LARGEST);
}

function decide(
  { orgID, attemptID, amount }: Deposit,
  by: SignedIn,
  decision: 'approved' | 'declined' = 'approved',
): Promise<Answer> {
  return callFunction('decidePurchase', { orgID, attemptID, amount: amount * 50, decision }, by.idToken);
}

function setLimits(orgID: string, by: SignedIn, limits: object): Promise<Answer> {
  return callFunction('setSpendingLimits', { orgID, limits }, by.idToken);
}

async function sceneWithCard(card?: string) {
  const there = await scene();
  return { ...there, card: await putCard(there.orgID, card) };
}

async function charged(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data.filter(({ paid }) => paid).reduce((total, { amount }) => total + amount, 0);
}

async function statusOf({ orgID, attemptID }: Deposit): Promise<unknown> {
  return (await read(purchaseRequests.document(orgID, attemptID)))?.['status'];
}

async function held(orgID: string, { uid }: SignedIn): Promise<number> {
  const month = await read(memberSpending.document(orgID, `${uid}_${monthOf(new Date())}`));
  return Object.values((month?.['held'] ?? {}) as Record<string, number>).reduce(
    (one, other) => one + other,
    0,
  );
}

/** A purchase that waits for an Admin, beyond the two that a Member may make in a month. */
async function waitingScene() {
  const there = await sceneWithCard();
  for (let i = 0; i < 2; i += 1) await pay(largest(there.orgID), there.member);
  const request = largest(there.orgID);
  expect((await pay(request, there.member)).body.result).toEqual(WAITING);
  return { ...there, request };
}

beforeEach(resetStripe);
afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

test('an Admin sees the brief of a purchase, its campaign has it, and the trail tells none of it', async () => {
  const { admin, member, orgID } = await sceneWithCard();
  await setLimits(orgID, admin, { Admin: {}, Member: { perPurchase: 0 } });
  const brief = { name: 'Kota Summer', area: 'Soweto' };
  const request = { ...deposit(orgID), brief };
  expect((await pay(request, member)).body.result).toEqual(WAITING);
  expect((await read(purchaseRequests.document(orgID, request.attemptID)))?.['brief']).toEqual(brief);
  await decide(request, admin);
  // What was approved is what is made, whatever is told of it afterwards.
  const other = { ...request, brief: { name: 'Kota Winter', area: '' } };
  expect((await pay(other, member)).body.result).toEqual(SUCCEEDED);
  const { amount: _, ...created } = other;
  expect((await callFunction('createAdvertisingCampaign', created, member.idToken)).status).toBe(200);
  expect(await read(campaigns.document(orgID, request.attemptID))).toMatchObject(brief);
  expect(JSON.stringify(await eventsOf(orgID))).not.toMatch(/Kota|Soweto/);
});

describe('a limit', () => {
  test('a Member may make every single purchase, and spend R 30 000 in a month; an Admin as much as they want', async () => {
    const { admin, member, orgID } = await sceneWithCard();
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await pay(largest(orgID), member)).body.result);
    expect(answers).toEqual([SUCCEEDED, SUCCEEDED, WAITING]);
    for (let i = 0; i < 3; i += 1) expect((await pay(largest(orgID), admin)).body.result).toEqual(SUCCEEDED);
    expect(await charged(orgID)).toBe(5 * 1_440_000);
    expect(await held(orgID, member)).toBe(2 * 1_440_000);
    // To the cent.
    expect((await pay(deposit(orgID, 'month-to-month', 2), member)).body.result).toEqual(SUCCEEDED);
    expect((await pay(deposit(orgID, 'month-to-month', 1), member)).body.result).toEqual(WAITING);
  });

  test('eight purchases at once, over both functions, charge what the month allows', async () => {
    const { member, orgID } = await sceneWithCard();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const request = largest(orgID);
        if (index % 2 === 0) return pay(request, member);
        return postFunction('charge-card', { ...request, amount: request.amount * 50 }, member.idToken);
      }),
    );
    const results = answers.map(({ body }) => (body.result as { status: string }).status).sort();
    expect(results).toEqual([...Array(6).fill('awaiting_approval'), 'succeeded', 'succeeded']);
    expect(await charged(orgID)).toBe(2 * 1_440_000);
  });

  test('an Admin sets limits for each role, and it is written down what they were', async () => {
    const { admin, member, orgID } = await sceneWithCard();
    const limits = { Admin: { perPurchase: 50_000 }, Member: {} };
    expect((await setLimits(orgID, admin, limits)).status).toBe(200);
    expect((await setLimits(orgID, admin, limits)).status).toBe(200);
    expect(await read(spendingLimits.document(orgID))).toEqual(limits);
    expect(await eventsOf(orgID)).toMatchObject([
      {
        kind: 'spending.limitsChanged',
        actor: { id: admin.uid },
        before: { Admin: {}, Member: { perPurchase: 1_500_000, perMonth: 3_000_000 } },
        after: limits,
      },
    ]);
    expect((await pay(deposit(orgID, 'month-to-month', 1), admin)).body.result).toEqual(WAITING);
    for (let i = 0; i < 3; i += 1) expect((await pay(largest(orgID), member)).body.result).toEqual(SUCCEEDED);
  });

  test.each([
    { Admin: {}, Member: { perPurchase: -1 } },
    { Admin: {}, Member: { perMonth: 0.5 } },
    { Admin: {}, Member: { perMonth: 1e15 } },
    { Admin: {}, Member: { perYear: 1 } },
    { Admin: {} },
  ])('%j are no limits', async (limits) => {
    const { admin, orgID } = await scene();
    expect(refusal(await setLimits(orgID, admin, limits))).toMatchObject({ code: 'invalid-argument' });
    expect(await read(spendingLimits.document(orgID))).toBeUndefined();
  });

  test('a refused card and a withdrawn purchase hold nothing of the month', async () => {
    const { member, orgID } = await sceneWithCard('pm_card_chargeCustomerFail');
    await pay(largest(orgID), member);
    expect(await held(orgID, member)).toBe(0);
    const other = await sceneWithCard('pm_card_authenticationRequired');
    const request = largest(other.orgID);
    await pay(request, other.member);
    expect(await held(other.orgID, other.member)).toBe(1_440_000);
    const { orgID: there, attemptID } = request;
    await callFunction('withdrawDeposit', { orgID: there, attemptID }, other.member.idToken);
    expect(await held(other.orgID, other.member)).toBe(0);
  });
});

describe('an approval', () => {
  test('a waiting purchase is written down once, and charges nothing until it is approved', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    for (let i = 0; i < 2; i += 1) expect((await pay(request, member)).body.result).toEqual(WAITING);
    expect(await read(purchaseRequests.document(orgID, request.attemptID))).toEqual({
      ...{ id: request.attemptID, planID: 'month-to-month', noOfBikes: LARGEST, amount: 1_440_000 },
      ...{ exceeded: 'perMonth', requestedBy: member.uid, requestedByName: 'Lerato Dlamini' },
      ...{ status: 'waiting', at: expect.any(Timestamp), expiresAt: expect.any(Timestamp) },
    });
    expect(await charged(orgID)).toBe(2 * 1_440_000);
    expect((await decide(request, admin)).status).toBe(200);
    expect(await charged(orgID)).toBe(2 * 1_440_000);
    const answers = await Promise.all([pay(request, member), pay(request, member), pay(request, member)]);
    expect(answers.map(({ body }) => body.result)).toEqual(Array(3).fill(SUCCEEDED));
    expect(await charged(orgID)).toBe(3 * 1_440_000);
    expect(sum((await booksOf(orgID)).entries)).toBe(3 * 1_440_000);
    expect(await statusOf(request)).toBe('done');
    const kinds = (await eventsOf(orgID))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('purchase'));
    expect(kinds).toEqual(['purchase.requested', 'purchase.approved']);
    expect(await eventsOf(orgID, 'charge.succeeded')).toHaveLength(3);
  });

  test('a declined purchase stays declined', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    expect((await decide(request, admin, 'declined')).status).toBe(200);
    expect(refusal(await pay(request, member))).toMatchObject({
      code: 'failed-precondition',
      userMessage: 'An Admin has declined this purchase.',
    });
    expect(refusal(await decide(request, admin))).toMatchObject({ code: 'failed-precondition' });
    expect(await charged(orgID)).toBe(2 * 1_440_000);
    expect(await eventsOf(orgID, 'purchase.declined')).toHaveLength(1);
  });

  test('of two Admins who decide at once in different ways the first counts', async () => {
    const { admin, orgID, request } = await waitingScene();
    const second = somebody();
    await putMember(orgID, second, 'Admin');
    const answers = await Promise.all([decide(request, admin), decide(request, second, 'declined')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await eventsOf(orgID, 'purchase.approved', 'purchase.declined')).toHaveLength(1);
  });

  test('a request that nobody decided on, and an approval that was not used, expire', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    const ref = database.doc(purchaseRequests.document(orgID, request.attemptID));
    await ref.update({ expiresAt: new Date(Date.now() - 1) });
    expect(refusal(await decide(request, admin)).userMessage).toContain('has expired');
    expect(refusal(await pay(request, member)).userMessage).toContain(`within ${APPROVAL_DAYS} days`);
    await ref.update({ status: 'approved' });
    expect(refusal(await pay(request, member)).userMessage).toContain('held for');
    expect(await charged(orgID)).toBe(2 * 1_440_000);
  });

  test('an approval holds for as long again as the request did', async () => {
    const { admin, orgID, request } = await waitingScene();
    const ref = database.doc(purchaseRequests.document(orgID, request.attemptID));
    await ref.update({ expiresAt: new Date(Date.now() + 60_000) });
    await decide(request, admin);
    const expiresAt = (await ref.get()).get('expiresAt') as Timestamp;
    expect(expiresAt.toMillis()).toBeGreaterThan(Date.now() + (APPROVAL_DAYS - 1) * 86_400_000);
  });

  test('a purchase that was given up is no longer decided on', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    const { attemptID } = request;
    await callFunction('withdrawDeposit', { orgID, attemptID }, member.idToken);
    expect(await statusOf(request)).toBe('withdrawn');
    expect(refusal(await decide(request, admin))).toMatchObject({ code: 'failed-precondition' });
    expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
    expect(await eventsOf(orgID, 'purchase.withdrawn')).toHaveLength(1);
  });

  test('a purchase of somebody who left the team is not approved', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    await database.doc(teamMembers.document(orgID, member.uid)).delete();
    expect(refusal(await decide(request, admin))).toMatchObject({ code: 'failed-precondition' });
    expect(await statusOf(request)).toBe('waiting');
  });

  test('a higher limit lets a waiting purchase go on, and it waits no more', async () => {
    const { admin, member, orgID, request } = await waitingScene();
    await setLimits(orgID, admin, { Admin: {}, Member: {} });
    expect((await pay(request, member)).body.result).toEqual(SUCCEEDED);
    expect(await statusOf(request)).toBe('done');
    expect(await charged(orgID)).toBe(3 * 1_440_000);
  });

  test('a member asks for so many in a month, also all at once', async () => {
    const { admin, member, orgID } = await sceneWithCard();
    await setLimits(orgID, admin, { Admin: {}, Member: { perPurchase: 0 } });
    const answers = await Promise.all(
      Array.from({ length: REQUESTS_PER_MONTH + 3 }, () => pay(deposit(orgID), member)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(REQUESTS_PER_MONTH);
    expect((await database.collection(purchaseRequests.path(orgID)).get()).size).toBe(REQUESTS_PER_MONTH);
  }, 60_000);
});

describe('another card for the same purchase', () => {
  test('a refused card is followed by another one of the same attempt, which is charged once', async () => {
    const { member, orgID } = await sceneWithCard('pm_card_chargeCustomerFail');
    const other = await putCard(orgID, 'pm_card_mastercard');
    const request = deposit(orgID);
    expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
    const again = { ...request, paymentMethodID: other, round: 1 };
    const answers = await Promise.all([pay(again, member), pay(again, member), pay(again, member)]);
    expect(answers.map(({ body }) => body.result)).toEqual(Array(3).fill(SUCCEEDED));
    // An answer of the first round that comes late tells the truth too.
    expect((await pay(request, member)).body.result).toEqual(SUCCEEDED);
    expect(await charged(orgID)).toBe(120_000);
    expect(await held(orgID, member)).toBe(120_000);
    expect(await eventsOf(orgID, 'charge.refused', 'charge.succeeded')).toMatchObject([
      { kind: 'charge.refused', after: { amount: 120_000, reason: 'generic_decline' } },
      { kind: 'charge.succeeded', after: { amount: 120_000, last4: '4444' } },
    ]);
  });

  test('an approved purchase whose card was refused goes on with another one', async () => {
    const { admin, member, orgID } = await sceneWithCard('pm_card_chargeCustomerFail');
    await setLimits(orgID, admin, { Admin: {}, Member: { perPurchase: 0 } });
    const request = deposit(orgID);
    await pay(request, member);
    await decide(request, admin);
    expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
    const other = await putCard(orgID);
    expect((await pay({ ...request, paymentMethodID: other, round: 1 }, member)).body.result).toEqual(
      SUCCEEDED,
    );
    expect(await charged(orgID)).toBe(120_000);
  });

  test('an earlier card that is confirmed at the bank after all ends in one charge', async () => {
    const { member, orgID } = await sceneWithCard('pm_card_authenticationRequired');
    const other = await putCard(orgID);
    const request = deposit(orgID);
    const { clientSecret } = (await pay(request, member)).body.result as { clientSecret: string };
    const [, answer] = await Promise.all([
      authenticate(clientSecret, 'complete').catch(() => undefined),
      pay({ ...request, paymentMethodID: other, round: 1 }, member),
    ]);
    expect(answer.body.result).toEqual(SUCCEEDED);
    expect(await charged(orgID)).toBe(120_000);
  });

  test("a card of another organisation's, and one that is gone, are refused alike", async () => {
    const { member, orgID } = await sceneWithCard();
    const foreign = (await sceneWithCard()).card;
    for (const paymentMethodID of [foreign, 'pm_never']) {
      expect(refusal(await pay({ ...deposit(orgID), paymentMethodID }, member))).toMatchObject({
        code: 'failed-precondition',
        userMessage: 'This card is no longer there. Choose another one.',
      });
    }
    expect(await charged(orgID)).toBe(0);
  });
});
