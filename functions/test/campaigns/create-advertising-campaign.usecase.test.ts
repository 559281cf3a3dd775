import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import type { CampaignBrief } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { CAMPAIGN_PLANS } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { paymentAttempts } from '@fleetfoot/shared/model/billing/payment';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { Timestamp } from 'firebase-admin/firestore';
import { syncPayment } from '../../src/billing/webhook/sync-payment';
import { authenticate, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, deposit, type PlanID, putCard, scene } from '../billing/scene';
import { type Answer, refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database, put, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putOrganization } from '../world/team';

type Deposit = ReturnType<typeof deposit> & { readonly brief?: CampaignBrief };

const FREE: PlanID = 'year-without-activation';

function pay(request: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

function create({ amount: _, ...request }: Deposit, person: SignedIn | undefined): Promise<Answer> {
  return callFunction('createAdvertisingCampaign', request, person?.idToken);
}

async function campaignsOf(orgID: string) {
  const { docs } = await database.collection(campaigns.path(orgID)).get();
  return docs.map((document): Record<string, unknown> => document.data());
}

async function paidScene(planID: PlanID = 'month-to-month', noOfBikes = 3) {
  const there = await scene();
  await putCard(there.orgID);
  const request = deposit(there.orgID, planID, noOfBikes);
  expect((await pay(request, there.member)).status).toBe(200);
  return { ...there, request };
}

function made({ attemptID }: Deposit) {
  return { status: 200, body: { result: { campaignID: attemptID } } };
}

beforeEach(resetStripe);
afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

test.each(CAMPAIGN_PLANS)('a campaign has the figures of its plan $id', async (plan) => {
  const { member, orgID, request } = await paidScene(plan.id, 7);
  expect(await create(request, member)).toEqual(made(request));
  const [campaign, ...others] = await campaignsOf(orgID);
  expect(others).toEqual([]);
  expect(campaign).toEqual({
    id: request.attemptID,
    name: expect.stringMatching(new RegExp(`^${plan.name} from \\w+ \\d{4}$`)),
    noOfBikes: 7,
    pricePerBike: plan.monthlyFee,
    totalMonthlyCost: 7 * plan.monthlyFee,
    status: 'Review',
    term: plan.name,
    activationFee: plan.activationFee,
    monthlyFee: plan.monthlyFee,
    startedBy: member.uid,
    startDate: expect.any(Timestamp),
  });
  const startDate = campaign?.['startDate'] as Timestamp;
  expect(Math.abs(Date.now() - startDate.toMillis())).toBeLessThan(60_000);
});

test('ten calls at once, from two people, make one campaign', async () => {
  const { admin, member, orgID, request } = await paidScene();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create(request, index % 2 === 0 ? admin : member)),
  );
  expect(answers).toEqual(Array(10).fill(made(request)));
  // The member paid, whoever asks for the campaign.
  expect(await campaignsOf(orgID)).toMatchObject([{ startedBy: member.uid }]);
});

test('a plan without an activation fee needs no card, charges nothing and makes one campaign', async () => {
  const { member, orgID } = await scene();
  const request = deposit(orgID, FREE, 24);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(request, member)));
  expect(answers).toEqual(Array(10).fill(made(request)));
  expect(await campaignsOf(orgID)).toMatchObject([{ activationFee: 0, monthlyFee: 750, noOfBikes: 24 }]);
  expect(await customerOf(orgID)).toBeUndefined();
});

test('an unpaid deposit makes no campaign', async () => {
  const { member, orgID } = await scene();
  await putCard(orgID, 'pm_card_authenticationRequired');
  const request = deposit(orgID);
  expect(refusal(await create(request, member))).toMatchObject({ code: 'failed-precondition' });
  const { clientSecret } = (await pay(request, member)).body.result as { clientSecret: string };
  expect(refusal(await create(request, member))).toMatchObject({
    code: 'failed-precondition',
    userMessage: 'The deposit of this campaign is not paid yet.',
  });
  await authenticate(clientSecret, 'fail');
  expect(refusal(await create(request, member))).toMatchObject({ code: 'failed-precondition' });
  expect(await campaignsOf(orgID)).toEqual([]);
});

test('a refused card makes no campaign', async () => {
  const { member, orgID } = await scene();
  await putCard(orgID, 'pm_card_chargeCustomerFail');
  const request = deposit(orgID);
  await pay(request, member);
  expect(refusal(await create(request, member))).toMatchObject({ code: 'failed-precondition' });
  expect(await campaignsOf(orgID)).toEqual([]);
});

describe('the terms of an attempt', () => {
  test.each([
    ['more bikes', { noOfBikes: 24 }],
    ['a dearer plan', { planID: 'year-with-activation' }],
  ] as const)('the payment of an attempt does not cover %s, before or after', async (_, change) => {
    const { member, orgID, request } = await paidScene();
    const other = { ...request, ...change };
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toEqual([]);
    await create(request, member);
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toMatchObject([{ noOfBikes: 3, monthlyFee: 750 }]);
  });

  test('the payment of an attempt does not cover another plan without a fee', async () => {
    const { member, orgID, request } = await paidScene();
    await create(request, member);
    const other = { ...request, planID: FREE };
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toHaveLength(1);
  });

  test('the payment of an attempt does not cover another organisation', async () => {
    const { member, request } = await paidScene();
    const elsewhere = await putOrganization([[member, 'Admin']]);
    const answer = await create({ ...request, orgID: elsewhere }, member);
    expect(refusal(answer)).toMatchObject({ code: 'failed-precondition' });
    expect(await campaignsOf(elsewhere)).toEqual([]);
  });
});

test('a refunded deposit makes no campaign; one refunded in part does', async () => {
  const { member, orgID, request } = await paidScene();
  const attempt = await read(paymentAttempts.document(orgID, request.attemptID));
  const payment_intent = String(attempt?.['intentID']);
  await stripe.refunds.create({ payment_intent, amount: 10_000 });
  const second = await paidScene();
  await stripe.refunds.create({
    payment_intent: String(
      (await read(paymentAttempts.document(second.orgID, second.request.attemptID)))?.['intentID'],
    ),
  });
  expect(await create(request, member)).toEqual(made(request));
  expect(refusal(await create(second.request, second.member))).toMatchObject({
    code: 'failed-precondition',
    userMessage: expect.stringContaining('given back'),
  });
  // A campaign that is there stays, whatever becomes of its deposit.
  await stripe.refunds.create({ payment_intent });
  expect(await create(request, member)).toEqual(made(request));
});

test('campaigns without a fee wait for review up to the limit, also all at once', async () => {
  const { member, orgID } = await scene();
  const filler = { status: 'Review', noOfBikes: 1 };
  await Promise.all(Array.from({ length: 18 }, (_, i) => put(campaigns.document(orgID, `f${i}`), filler)));
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(deposit(orgID, FREE), member)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.map((answer) => refusal(answer).code).filter(Boolean)).toEqual(
    Array(4).fill('resource-exhausted'),
  );
  // What was paid for is never turned away.
  await putCard(orgID);
  const paid = deposit(orgID);
  await pay(paid, member);
  expect(await create(paid, member)).toEqual(made(paid));
});

describe('a brief', () => {
  const START = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const BRIEF: CampaignBrief = { name: 'Kota Summer', area: 'Soweto', requestedStart: START };
  const TOLD = { name: 'Kota Summer', area: 'Soweto', requestedStart: START, status: 'Review' };

  test('the first brief of an attempt holds, and another one makes no other campaign', async () => {
    const { member, orgID } = await scene();
    await putCard(orgID);
    const request = { ...deposit(orgID), brief: BRIEF };
    const later = { ...request, brief: { name: 'Kota Winter', area: '' } };
    for (const press of [request, later]) {
      expect((await pay(press, member)).body.result).toEqual({ status: 'succeeded' });
    }
    const answers = await Promise.all([later, request, later].map((press) => create(press, member)));
    expect(answers).toEqual(Array(3).fill(made(request)));
    expect(await campaignsOf(orgID)).toEqual([expect.objectContaining(TOLD)]);
  });

  test('the webhook makes the campaign of a buyer who never came back as they asked for it', async () => {
    const { member, orgID } = await scene();
    await putCard(orgID);
    const request = { ...deposit(orgID), brief: BRIEF };
    await pay(request, member);
    const attempt = await read(paymentAttempts.document(orgID, request.attemptID));
    await syncPayment({ database, stripe }, String(attempt?.['intentID']));
    expect(await campaignsOf(orgID)).toEqual([expect.objectContaining(TOLD)]);
  });

  test('a plan without a fee has its brief from the call that creates it', async () => {
    const { member, orgID } = await scene();
    const request = { ...deposit(orgID, FREE), brief: { name: 'Pop-up', area: '' } };
    for (let i = 0; i < 2; i += 1) expect(await create(request, member)).toEqual(made(request));
    const [campaign] = await campaignsOf(orgID);
    expect(campaign).toMatchObject({ name: 'Pop-up', area: '', startDate: expect.any(Timestamp) });
    expect(campaign).not.toHaveProperty('requestedStart');
  });

  test.each([
    { ...BRIEF, name: '' },
    { ...BRIEF, name: 'a'.repeat(81) },
    { ...BRIEF, name: '\u3164' },
    { ...BRIEF, requestedStart: '2026-02-30' },
    { ...BRIEF, requestedStart: '2000-01-01' },
    { ...BRIEF, requestedStart: '2999-01-01' },
    { ...BRIEF, status: 'Active' },
    { area: 'Soweto' },
  ])('the brief %j is refused, and nothing is charged or created', async (brief) => {
    const { member, orgID } = await scene();
    await putCard(orgID);
    for (const call of ['payDeposit', 'createAdvertisingCampaign']) {
      const { amount, ...request } = deposit(orgID, FREE);
      const press = { ...request, brief, ...(call === 'payDeposit' && { amount }) };
      expect(refusal(await callFunction(call, press, member.idToken))).toMatchObject({
        code: 'invalid-argument',
      });
    }
    expect(await campaignsOf(orgID)).toEqual([]);
  });
});

describe('a refusal', () => {
  test('a stranger is refused alike, whether the organisation exists or not', async () => {
    const { orgID, request } = await paidScene();
    const outsider = await somebody();
    for (const there of [orgID, 'nowhere']) {
      for (const planID of [request.planID, FREE]) {
        const answer = await create({ ...request, planID, orgID: there }, outsider);
        expect(refusal(answer)).toMatchObject({ code: 'permission-denied' });
      }
    }
    expect(refusal(await create(request, undefined))).toMatchObject({ code: 'unauthenticated' });
    expect(await campaignsOf(orgID)).toEqual([]);
  });

  test('a member who was removed after paying is refused', async () => {
    const { member, orgID, request } = await paidScene();
    await database.doc(teamMembers.document(orgID, member.uid)).delete();
    expect(refusal(await create(request, member))).toMatchObject({ code: 'permission-denied' });
  });

  test.each([
    { noOfBikes: 0 },
    { noOfBikes: 25 },
    { noOfBikes: 1.5 },
    { planID: 'free' },
    { attemptID: 'a/b' },
    { attemptID: '../../Users/x' },
    { activationFee: 0 },
    { monthlyFee: 1 },
    { startedBy: 'somebody' },
    { status: 'Active' },
  ])('a request with %j is refused', async (change) => {
    const { member, orgID } = await scene();
    const answer = await create({ ...deposit(orgID, FREE), ...change } as Deposit, member);
    expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toEqual([]);
  });
});
