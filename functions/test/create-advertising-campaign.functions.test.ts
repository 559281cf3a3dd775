import { CAMPAIGN_PLANS } from '@fleetfoot/shared/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { authenticate, resetStripe, setWebhooks, stripe } from './billing/local-stripe';
import { customerOf, deposit, type PlanID, putCard, scene } from './billing/scene';
import { waitFor } from './billing/wait-for';
import { type Answer, callFunction, refusal } from './call-function';
import { database, put, read } from './data';
import type { SignedIn } from './sign-in';
import { freshNumber, signIn } from './sign-in';
import { putOrganization } from './team';

type Deposit = ReturnType<typeof deposit>;

const FREE: PlanID = 'year-without-activation';

function pay(request: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

function create({ amount: _, ...request }: Deposit, person: SignedIn | undefined): Promise<Answer> {
  return callFunction('createAdvertisingCampaign', request, person?.idToken);
}

async function campaignsOf(orgID: string) {
  const { docs } = await database.collection(`Organizations/${orgID}/AdvertisingCampaigns`).get();
  return docs.map((document): Record<string, unknown> => document.data());
}

async function chargesOf(orgID: string): Promise<number> {
  const customer = await customerOf(orgID);
  if (customer === undefined) return 0;
  return (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid).length;
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

beforeEach(async () => {
  await resetStripe();
  await setWebhooks('drop');
});
afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

test.each(CAMPAIGN_PLANS)('creates a campaign whose figures are those of $id', async (plan) => {
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

test('of ten calls at once, from two people, comes one campaign', async () => {
  const { admin, member, orgID, request } = await paidScene();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create(request, index % 2 === 0 ? admin : member)),
  );
  expect(answers).toEqual(Array(10).fill(made(request)));
  // Whoever asks for it, it was the member who paid.
  expect(await campaignsOf(orgID)).toMatchObject([{ startedBy: member.uid }]);
});

test('without an activation fee there is neither a card nor a charge, and still one campaign', async () => {
  const { member, orgID } = await scene();
  const request = deposit(orgID, FREE, 24);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(request, member)));
  expect(answers).toEqual(Array(10).fill(made(request)));
  expect(await campaignsOf(orgID)).toMatchObject([{ activationFee: 0, monthlyFee: 750, noOfBikes: 24 }]);
  expect(await customerOf(orgID)).toBeUndefined();
});

test('a deposit that is not paid makes no campaign', async () => {
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

describe('an attempt pays for its own campaign only', () => {
  test.each([
    ['more bikes', { noOfBikes: 24 }],
    ['a dearer plan', { planID: 'year-with-activation' }],
  ] as const)('not for %s, before or after', async (_, change) => {
    const { member, orgID, request } = await paidScene();
    const other = { ...request, ...change };
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toEqual([]);
    await create(request, member);
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toMatchObject([{ noOfBikes: 3, monthlyFee: 750 }]);
  });

  test('not for a plan without a fee under the same attempt', async () => {
    const { member, orgID, request } = await paidScene();
    await create(request, member);
    const other = { ...request, planID: FREE };
    expect(refusal(await create(other, member))).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toHaveLength(1);
  });

  test('not for another organisation', async () => {
    const { member, request } = await paidScene();
    const elsewhere = await putOrganization([[member, 'Admin']]);
    const answer = await create({ ...request, orgID: elsewhere }, member);
    expect(refusal(answer)).toMatchObject({ code: 'failed-precondition' });
    expect(await campaignsOf(elsewhere)).toEqual([]);
  });
});

test('a deposit that was given back makes no campaign; one given back in part does', async () => {
  const { member, orgID, request } = await paidScene();
  const attempt = await read(`Organizations/${orgID}/PaymentAttempts/${request.attemptID}`);
  const payment_intent = String(attempt?.['intentID']);
  await stripe.refunds.create({ payment_intent, amount: 10_000 });
  const second = await paidScene();
  await stripe.refunds.create({
    payment_intent: String(
      (await read(`Organizations/${second.orgID}/PaymentAttempts/${second.request.attemptID}`))?.['intentID'],
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

test.each(['normal', 'duplicate', 'reverse'] as const)(
  'whoever paid and never came back has a campaign all the same: events %s',
  async (mode) => {
    await setWebhooks(mode);
    const { member, orgID, request } = await paidScene();
    const [campaign] = await waitFor(async () => {
      const campaigns = await campaignsOf(orgID);
      return campaigns.length > 0 && campaigns;
    });
    expect(campaign).toMatchObject({ id: request.attemptID, noOfBikes: 3, startedBy: member.uid });
    expect(await create(request, member)).toEqual(made(request));
    expect(await campaignsOf(orgID)).toHaveLength(1);
    expect(await chargesOf(orgID)).toBe(1);
  },
);

test('the event of a payment that was given back meanwhile makes none', async () => {
  const { orgID, request } = await paidScene();
  const attempt = await read(`Organizations/${orgID}/PaymentAttempts/${request.attemptID}`);
  await setWebhooks('normal');
  await stripe.refunds.create({ payment_intent: String(attempt?.['intentID']) });
  await waitFor(async () => {
    const ledger = await database.collection(`Organizations/${orgID}/LedgerEntries`).get();
    return ledger.size === 2;
  });
  expect(await campaignsOf(orgID)).toEqual([]);
});

test('of campaigns that cost nothing, no more wait for review than may, also all at once', async () => {
  const { member, orgID } = await scene();
  const filler = { status: 'Review', noOfBikes: 1 };
  await Promise.all(
    Array.from({ length: 18 }, (_, i) => put(`Organizations/${orgID}/AdvertisingCampaigns/f${i}`, filler)),
  );
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

describe('refuses', () => {
  test('whoever is no member, alike for an organisation that is there and one that is not', async () => {
    const { orgID, request } = await paidScene();
    const outsider = await signIn(freshNumber());
    for (const there of [orgID, 'nowhere']) {
      for (const planID of [request.planID, FREE]) {
        const answer = await create({ ...request, planID, orgID: there }, outsider);
        expect(refusal(answer)).toMatchObject({ code: 'permission-denied' });
      }
    }
    expect(refusal(await create(request, undefined))).toMatchObject({ code: 'unauthenticated' });
    expect(await campaignsOf(orgID)).toEqual([]);
  });

  test('a member who was removed after paying', async () => {
    const { member, orgID, request } = await paidScene();
    await database.doc(`Organizations/${orgID}/Team/${member.uid}`).delete();
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
  ])('a request with %j', async (change) => {
    const { member, orgID } = await scene();
    const answer = await create({ ...deposit(orgID, FREE), ...change } as Deposit, member);
    expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
    expect(await campaignsOf(orgID)).toEqual([]);
  });
});
