import { deposit, putCard, scene } from '../billing/scene';
import { refusal } from '../client/answer';
import { addressOf, postFunction } from '../client/http';
import { database } from '../world/data';
import { signIn, signInByEmail } from '../world/sign-in';
import { freshNumber, somebody } from '../world/somebody';
import { putMember } from '../world/team';

const REQUESTS: readonly (readonly [string, (orgID: string) => object])[] = [
  ['create-setup-intent', (orgID) => ({ orgID })],
  ['fetch-payment-methods', (orgID) => ({ orgID })],
  ['charge-card', (orgID) => ({ ...deposit(orgID), amount: 120_000 })],
];

/** An organisation whose people have really signed in: a token without a signature is refused here. */
const signedInScene = () => scene(() => signIn(freshNumber()));

describe.each(REQUESTS)('%s', (name, requestFor) => {
  test('a stranger is refused alike, whether the organisation exists or not', async () => {
    const { orgID } = await scene();
    const stranger = await signIn(freshNumber());
    const answers = [
      await postFunction(name, requestFor(orgID), stranger.idToken),
      await postFunction(name, requestFor('nowhere'), stranger.idToken),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(refusal(answer)).toMatchObject({ status: 'PERMISSION_DENIED', code: 'permission-denied' });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test.each([
    ['no token', undefined],
    ['a garbage token', 'garbage'],
    ['half a token', 'a.b.'],
    ['a token of a user who never signed in', somebody().idToken],
  ])('a request with %s is refused', async (_, token) => {
    const { orgID } = await scene();
    const answer = await postFunction(name, requestFor(orgID), token);
    expect(answer.status).toBe(401);
    expect(refusal(answer)).toMatchObject({ status: 'UNAUTHENTICATED', code: 'unauthenticated' });
  });

  test('an unknown field is refused', async () => {
    const { member, orgID } = await signedInScene();
    const answer = await postFunction(name, { ...requestFor(orgID), customer: 'cus_1' }, member.idToken);
    expect(answer.status).toBe(400);
    expect(answer.body.error?.message).toBe(`${name}: request (unknown field)`);
  });

  test.each([
    ['GET', undefined],
    ['PUT', '{}'],
  ])('a %s request is refused', async (method, body) => {
    const response = await fetch(addressOf(name), { method, ...(body ? { body } : {}) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
  });
});

test('a member can start to save a card, and pay a deposit with it', async () => {
  const { member, orgID } = await signedInScene();
  expect(await postFunction('create-setup-intent', { orgID }, member.idToken)).toEqual({
    status: 200,
    body: { result: { setupIntent: expect.any(String), customerID: expect.any(String) } },
  });
  await putCard(orgID);
  const { amount, ...request } = deposit(orgID);
  const charge = { ...request, amount: amount * 50 };
  expect(await postFunction('charge-card', charge, member.idToken)).toEqual({
    status: 200,
    body: { result: { status: 'succeeded' } },
  });
});

const NAME = 'fetch-payment-methods';

test('a signed-in member gets JSON that no cache keeps, also from another origin', async () => {
  const { orgID } = await scene();
  const member = await signIn(freshNumber());
  await putMember(orgID, member, 'Member');
  const response = await fetch(addressOf(NAME), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${member.idToken}`,
      'content-type': 'application/json',
      origin: 'https://dashboard.example.com',
    },
    body: JSON.stringify({ orgID }),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeTruthy();
  expect(response.headers.get('access-control-allow-credentials')).toBeNull();
});

test('an account without a number is unauthenticated', async () => {
  const { orgID } = await scene();
  const { idToken } = await signInByEmail(`${orgID.toLowerCase()}@example.co.za`);
  expect((await postFunction(NAME, { orgID }, idToken)).status).toBe(401);
});

test('a request larger than a form sends is refused', async () => {
  const { member } = await signedInScene();
  const answer = await postFunction(NAME, { orgID: 'x'.repeat(20_000) }, member.idToken);
  expect(answer.body.error?.message).toBe(`${NAME}: more than 16384 bytes`);
});

afterAll(() => database.terminate());
