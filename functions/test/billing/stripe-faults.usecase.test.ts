import { booksOf } from '../billing/books';
import { addFaults, type Fault, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, deposit, putCard, scene } from '../billing/scene';
import { type Answer, refusal } from '../client/answer';
import { callFunction } from '../client/in-process';
import { database } from '../world/data';
import type { SignedIn } from '../world/somebody';

/** How often a call asks Stripe to confirm before it gives up: in four rounds, three times each. */
const REQUESTS_PER_CALL = 12;

const SUCCEEDED = { status: 200, body: { result: { status: 'succeeded' } } };

function pay(request: ReturnType<typeof deposit>, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', request, idToken);
}

async function sceneWithCard() {
  const there = await scene();
  return { ...there, card: await putCard(there.orgID) };
}

async function paymentsOf(orgID: string) {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.filter(({ paid }) => paid);
}

beforeEach(resetStripe);
afterAll(resetStripe);

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
  test.each(WEATHER)(
    'a fault %s, %d times, ends in one charge when the call is repeated',
    async (kind, times) => {
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
    },
  );
});

test('an ambiguous answer from Stripe is not reported as a failure', async () => {
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
