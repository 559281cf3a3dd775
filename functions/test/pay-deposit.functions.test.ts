import { monthOf } from '@fleetfoot/shared/billing';
import { booksOf, sum } from './billing/books';
import {
  addFaults,
  authenticate,
  type Fault,
  resetStripe,
  setWebhooks,
  stripe,
} from './billing/local-stripe';
import { postFunction } from './billing/post-function';
import { customerOf, deposit, putCard, scene } from './billing/scene';
import { type Answer, callFunction, refusal } from './call-function';
import { database } from './data';
import type { SignedIn } from './sign-in';

type Deposit = ReturnType<typeof deposit>;

/** How often a call asks Stripe to confirm before it gives up: in four rounds, three times each. */
const REQUESTS_PER_CALL = 12;

const SUCCEEDED = { status: 200, body: { result: { status: 'succeeded' } } };

function pay(request: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

function charge({ amount, ...request }: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return postFunction('charge-card', { ...request, amount: amount * 50 }, idToken);
}

async function sceneWithCard(card?: string) {
  const there = await scene();
  return { ...there, card: await putCard(there.orgID, card) };
}

async function paymentsOf(orgID: string) {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid);
}

// What the calls do is seen without the webhook's help.
beforeEach(async () => {
  await resetStripe();
  await setWebhooks('drop');
});
afterAll(resetStripe);

describe.each([
  ['payDeposit', pay],
  ['charge-card', charge],
])('%s', (_, call) => {
  test('charges half of the activation fee once, however often it is called', async () => {
    const { member, orgID } = await sceneWithCard();
    const request = deposit(orgID, 'month-to-month', 3);
    expect(await call(request, member)).toEqual(SUCCEEDED);
    expect(await call(request, member)).toEqual(SUCCEEDED);
    const [payment, ...others] = await paymentsOf(orgID);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ amount: 180_000, currency: 'zar', customer: await customerOf(orgID) });
    const { entries, statements } = await booksOf(orgID);
    const createdAt = new Date((payment?.created ?? 0) * 1000);
    expect(entries).toEqual([
      {
        id: payment?.payment_intent,
        paymentIntentID: payment?.payment_intent,
        kind: 'charge',
        description: 'Campaign deposit: Month-to-Month, 3 bikes',
        amount: 180_000,
        last4: '4242',
        createdAt,
        month: monthOf(createdAt),
      },
    ]);
    expect(statements).toEqual([
      { id: monthOf(createdAt), amount: 180_000, entries: 1, updatedAt: expect.any(Date) },
    ]);
  });

  test.each([0, 1, 120_000.5, -2_400, Number.MAX_SAFE_INTEGER])(
    'refuses an amount of %d that the plan does not come to',
    async (amount) => {
      const { member, orgID } = await sceneWithCard();
      expect(refusal(await call({ ...deposit(orgID), amount }, member))).toMatchObject({
        code: 'invalid-argument',
      });
      expect(await paymentsOf(orgID)).toEqual([]);
    },
  );

  test('asks for a card when there is none', async () => {
    const { member, orgID } = await scene();
    expect(refusal(await call(deposit(orgID), member))).toMatchObject({
      code: 'failed-precondition',
      userMessage: 'There is no card to charge. Add one in Billing first.',
    });
  });

  test('has nothing to charge without an activation fee, with or without a card', async () => {
    const { member, orgID } = await scene();
    expect((await call(deposit(orgID, 'year-without-activation'), member)).body.result).toEqual({
      status: 'nothing_to_pay',
    });
    expect(await customerOf(orgID)).toBeUndefined();
  });
});

test('the same attempt may be told either way, and still is one', async () => {
  const { admin, member, orgID } = await sceneWithCard();
  const request = deposit(orgID);
  const answers = await Promise.all([
    pay(request, member),
    charge(request, admin),
    pay(request, admin),
    charge(request, member),
  ]);
  expect(answers).toEqual(Array(4).fill(SUCCEEDED));
  expect(await paymentsOf(orgID)).toHaveLength(1);
  expect((await booksOf(orgID)).statements).toMatchObject([{ amount: 120_000, entries: 1 }]);
});

test('an attempt that comes again with other terms is refused', async () => {
  const { member, orgID } = await sceneWithCard();
  const request = deposit(orgID);
  await pay(request, member);
  const other = { ...deposit(orgID, 'month-to-month'), attemptID: request.attemptID };
  expect(refusal(await pay(other, member))).toMatchObject({ code: 'invalid-argument' });
  expect(await paymentsOf(orgID)).toHaveLength(1);
});

test('it is the default card that is charged', async () => {
  const { admin, orgID } = await sceneWithCard();
  const second = await putCard(orgID, 'pm_card_mastercard');
  await callFunction('setDefaultPaymentMethod', { orgID, paymentMethodID: second }, admin.idToken);
  await pay(deposit(orgID), admin);
  expect(await paymentsOf(orgID)).toMatchObject([{ payment_method: second }]);
});

test.each([
  ['pm_card_chargeCustomerFail', 'Allow international payments in your banking app'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'not enough money'],
])('a card that is refused says what to do, and stays refused: %s', async (card, words) => {
  const { member, orgID } = await sceneWithCard(card);
  const request = deposit(orgID);
  for (const call of [pay, pay, charge]) {
    expect(refusal(await call(request, member))).toMatchObject({
      code: 'failed-precondition',
      userMessage: expect.stringContaining(words),
    });
  }
  expect(await paymentsOf(orgID)).toEqual([]);
  expect(await booksOf(orgID)).toEqual({ entries: [], statements: [] });
});

test.each(['complete', 'fail'] as const)('a bank that asks and hears: %s', async (outcome) => {
  const { member, orgID } = await sceneWithCard('pm_card_authenticationRequired');
  const request = deposit(orgID);
  const { body } = await pay(request, member);
  expect(body.result).toEqual({
    status: 'requires_action',
    clientSecret: expect.stringContaining('_secret_'),
  });
  expect((await pay(request, member)).body).toEqual(body);
  await authenticate((body.result as { clientSecret: string }).clientSecret, outcome);
  const answer = await pay(request, member);
  if (outcome === 'complete') expect(answer).toEqual(SUCCEEDED);
  else {
    expect(refusal(answer)).toMatchObject({
      code: 'failed-precondition',
      userMessage: expect.stringContaining('could not confirm that it was you'),
    });
  }
  expect(sum((await booksOf(orgID)).entries)).toBe(outcome === 'complete' ? 120_000 : 0);
});

test('a card that goes away before it is charged is not charged, now or later', async () => {
  const { member, orgID, card } = await sceneWithCard();
  const request = deposit(orgID);
  await addFaults({
    on: 'POST /v1/payment_intents/*/confirm',
    kind: 'drop-before',
    times: REQUESTS_PER_CALL,
  });
  expect(refusal(await pay(request, member))).toMatchObject({ code: 'timeout' });
  await stripe.paymentMethods.detach(card);
  expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
  await putCard(orgID);
  expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
  expect(await paymentsOf(orgID)).toEqual([]);
});

const WEATHER: readonly (readonly [Fault['kind'], number])[] = [
  ['drop-before', 1],
  ['drop-after', 1],
  ['drop-before', 5],
  ['drop-after', 5],
  ['status-500-before', 1],
  ['status-500-after', 1],
  ['status-500-before', 5],
  ['status-500-after', 5],
];

describe.each(['POST /v1/payment_intents', 'POST /v1/payment_intents/*/confirm'])('%s', (on) => {
  test.each(WEATHER)('%s, %d times: asking again ends in one charge', async (kind, times) => {
    const { member, orgID } = await sceneWithCard();
    const request = deposit(orgID);
    await addFaults({ on, kind, times });
    let answer = await pay(request, member);
    for (let i = 0; i < 5 && answer.status !== 200; i += 1) {
      expect(refusal(answer).code).toMatch(/^(timeout|internal)$/);
      answer = await pay(request, member);
    }
    expect(answer).toEqual(SUCCEEDED);
    expect(await paymentsOf(orgID)).toHaveLength(1);
    expect((await booksOf(orgID)).statements).toMatchObject([{ amount: 120_000, entries: 1 }]);
  });
});

test('when Stripe cannot be made to tell, nobody says that it failed', async () => {
  const { member, orgID } = await sceneWithCard();
  const request = deposit(orgID);
  await addFaults({ on: 'POST /v1/payment_intents/*/confirm', kind: 'status-500-before', times: 100 });
  const refused = refusal(await pay(request, member));
  expect(refused).toMatchObject({
    code: 'timeout',
    userMessage: expect.stringContaining('you will not be charged twice'),
  });
});

afterAll(() => database.terminate());
