import { randomUUID } from 'node:crypto';
import { paymentAttempts } from '@fleetfoot/shared/model/billing/payment';
import { addFaults, authenticate, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, deposit, putCard, scene } from '../billing/scene';
import { type Answer, refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { rounds } from '../depth';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';

/** Races of paying and withdrawing. */
const ROUNDS = rounds({ sample: 4, deep: 12 });

type Deposit = ReturnType<typeof deposit>;

const WITHDRAWN = { status: 200, body: { result: { status: 'withdrawn' } } };
const PAID = { status: 200, body: { result: { status: 'paid' } } };

function pay(request: Deposit, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

function withdraw({ orgID, attemptID }: Deposit, person: SignedIn | undefined): Promise<Answer> {
  return callFunction('withdrawDeposit', { orgID, attemptID }, person?.idToken);
}

async function chargesOf(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid).length;
}

async function sceneWithCard(card?: string) {
  const there = await scene();
  await putCard(there.orgID, card);
  return { ...there, request: deposit(there.orgID) };
}

beforeEach(resetStripe);
afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

test('an attempt withdrawn before it arrived is not paid when it arrives', async () => {
  const { member, orgID, request } = await sceneWithCard();
  expect(await withdraw(request, member)).toEqual(WITHDRAWN);
  expect(await withdraw(request, member)).toEqual(WITHDRAWN);
  for (let i = 0; i < 2; i += 1) {
    expect(refusal(await pay(request, member))).toMatchObject({
      code: 'failed-precondition',
      userMessage: 'This payment was given up before it was made.',
    });
  }
  expect(await chargesOf(orgID)).toBe(0);
});

test('a payment that waits for the bank is withdrawn, and a later confirmation does not charge it', async () => {
  const { member, orgID, request } = await sceneWithCard('pm_card_authenticationRequired');
  const { clientSecret } = (await pay(request, member)).body.result as { clientSecret: string };
  expect(await withdraw(request, member)).toEqual(WITHDRAWN);
  await authenticate(clientSecret, 'complete').catch(() => undefined);
  expect(refusal(await pay(request, member))).toMatchObject({ code: 'failed-precondition' });
  expect(await withdraw(request, member)).toEqual(WITHDRAWN);
  expect(await chargesOf(orgID)).toBe(0);
});

test('a paid deposit stays paid, and is reported as paid', async () => {
  const { member, orgID, request } = await sceneWithCard();
  await pay(request, member);
  expect(await withdraw(request, member)).toEqual(PAID);
  expect((await pay(request, member)).status).toBe(200);
  expect(await chargesOf(orgID)).toBe(1);
});

test('a refused card leaves nothing to pay', async () => {
  const { member, request } = await sceneWithCard('pm_card_chargeCustomerFail');
  await pay(request, member);
  expect(await withdraw(request, member)).toEqual(WITHDRAWN);
});

test('paying and withdrawing at the same moment end in one of the two, and both callers learn which', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { member, orgID, request } = await sceneWithCard();
    const [paid, withdrawn] = await Promise.all([pay(request, member), withdraw(request, member)]);
    const charges = await chargesOf(orgID);
    expect({ withdrawn, charges }).toEqual(
      paid.status === 200 ? { withdrawn: PAID, charges: 1 } : { withdrawn: WITHDRAWN, charges: 0 },
    );
    if (paid.status !== 200) expect(refusal(paid).code).toBe('failed-precondition');
  }
}, 60_000);

test.each(['drop-before', 'drop-after', 'status-500-before', 'status-500-after'] as const)(
  'an answer is sure even when Stripe fails: %s',
  async (kind) => {
    const { member, orgID, request } = await sceneWithCard('pm_card_authenticationRequired');
    await pay(request, member);
    await addFaults({ on: 'POST /v1/payment_intents/*/cancel', kind, times: 4 });
    let answer = await withdraw(request, member);
    for (let i = 0; i < 3 && answer.status !== 200; i += 1) {
      expect(refusal(answer).code).toBe('timeout');
      answer = await withdraw(request, member);
    }
    expect(answer).toEqual(WITHDRAWN);
    expect(await chargesOf(orgID)).toBe(0);
  },
);

test('a stranger is refused, and the attempt is not touched', async () => {
  const { orgID, request } = await sceneWithCard();
  const outsider = await somebody();
  expect(refusal(await withdraw(request, outsider))).toMatchObject({ code: 'permission-denied' });
  expect(refusal(await withdraw(request, undefined))).toMatchObject({ code: 'unauthenticated' });
  expect(await read(paymentAttempts.document(orgID, request.attemptID))).toBeUndefined();
  const odd = { orgID, attemptID: `${randomUUID()}/x` };
  expect(refusal(await callFunction('withdrawDeposit', odd, outsider.idToken))).toMatchObject({
    code: 'invalid-argument',
  });
});
