import { monthOf } from '@fleetfoot/shared/billing';
import { booksOf, sum } from '../billing/books';
import { authenticate, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, deposit, putCard, scene } from '../billing/scene';
import { type Answer, refusal } from '../client/answer';
import { callFunction, postFunction } from '../client/in-process';
import { database } from '../world/data';
import type { SignedIn } from '../world/somebody';

type Deposit = ReturnType<typeof deposit>;

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

beforeEach(resetStripe);
afterAll(resetStripe);

describe.each([
  ['payDeposit', pay],
  ['charge-card', charge],
])('%s', (_, call) => {
  test('half of the activation fee is charged once, however often it is called', async () => {
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
    'an amount of %d is refused when the plan comes to another',
    async (amount) => {
      const { member, orgID } = await sceneWithCard();
      expect(refusal(await call({ ...deposit(orgID), amount }, member))).toMatchObject({
        code: 'invalid-argument',
      });
      expect(await paymentsOf(orgID)).toEqual([]);
    },
  );

  test('an organisation without a card is asked to add one', async () => {
    const { member, orgID } = await scene();
    expect(refusal(await call(deposit(orgID), member))).toMatchObject({
      code: 'failed-precondition',
      userMessage: 'There is no card to charge. Add one in Billing first.',
    });
  });

  test('a plan without an activation fee charges nothing, with or without a card', async () => {
    const { member, orgID } = await scene();
    expect((await call(deposit(orgID, 'year-without-activation'), member)).body.result).toEqual({
      status: 'nothing_to_pay',
    });
    expect(await customerOf(orgID)).toBeUndefined();
  });
});

test('an attempt sent to both functions is charged once', async () => {
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

test('a repeated attempt with other terms is refused', async () => {
  const { member, orgID } = await sceneWithCard();
  const request = deposit(orgID);
  await pay(request, member);
  const other = { ...deposit(orgID, 'month-to-month'), attemptID: request.attemptID };
  expect(refusal(await pay(other, member))).toMatchObject({ code: 'invalid-argument' });
  expect(await paymentsOf(orgID)).toHaveLength(1);
});

test('the default card is charged', async () => {
  const { admin, orgID } = await sceneWithCard();
  const second = await putCard(orgID, 'pm_card_mastercard');
  await callFunction('setDefaultPaymentMethod', { orgID, paymentMethodID: second }, admin.idToken);
  await pay(deposit(orgID), admin);
  expect(await paymentsOf(orgID)).toMatchObject([{ payment_method: second }]);
});

test.each([
  ['pm_card_chargeCustomerFail', 'Allow international payments in your banking app'],
  ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', 'not enough money'],
])('a refused card is explained, and stays refused: %s', async (card, words) => {
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

test.each(['complete', 'fail'] as const)('a bank that asks is answered: %s', async (outcome) => {
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

afterAll(() => database.terminate());
