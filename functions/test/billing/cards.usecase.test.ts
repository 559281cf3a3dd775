import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { addFaults, authenticate, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, putCard, scene } from '../billing/scene';
import { type Answer, refusal } from '../client/answer';
import { callFunction, postFunction } from '../client/in-process';
import { rounds } from '../depth';
import { database, put } from '../world/data';
import type { SignedIn } from '../world/somebody';

const DONE = { status: 200, body: { result: {} } };

interface Setup {
  readonly setupIntent: string;
  readonly customerID: string;
}

interface Card {
  readonly id: string;
  readonly isDefault: boolean;
}

async function begin(orgID: string, { idToken }: SignedIn): Promise<Setup> {
  const { status, body } = await postFunction('create-setup-intent', { orgID }, idToken);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.result as Setup;
}

async function cards(orgID: string, { idToken }: SignedIn): Promise<readonly Card[]> {
  return (await postFunction('fetch-payment-methods', { orgID }, idToken)).body.result as Card[];
}

/** Races for the last two cards. */
const ROUNDS = rounds({ sample: 3, deep: 5 });

const ids = (list: readonly Card[]) => list.map(({ id }) => id);

function change(name: string, orgID: string, paymentMethodID: string, by: SignedIn): Promise<Answer> {
  return callFunction(name, { orgID, paymentMethodID }, by.idToken);
}

const detach = change.bind(undefined, 'detachPaymentMethod');
const setDefault = change.bind(undefined, 'setDefaultPaymentMethod');

async function putCampaign(orgID: string, status: string): Promise<void> {
  await put(campaigns.document(orgID, 'c1'), { id: 'c1', status });
}

afterAll(resetStripe);

describe('a new card', () => {
  test('any member can save a card that the bank confirms, and all members see it', async () => {
    const { admin, member, orgID } = await scene();
    expect(await cards(orgID, member)).toEqual([]);
    const { setupIntent, customerID } = await begin(orgID, member);
    const [id = ''] = setupIntent.split('_secret_');
    const options = { payment_method: 'pm_card_authenticationRequired' };
    expect((await stripe.setupIntents.confirm(id, options)).status).toBe('requires_action');
    await authenticate(setupIntent, 'complete');
    expect(await cards(orgID, admin)).toEqual([
      {
        id: expect.stringMatching(/^pm_/),
        card: {
          brand: 'visa',
          last4: expect.any(String),
          exp_month: expect.any(Number),
          exp_year: expect.any(Number),
        },
        isDefault: true,
      },
    ]);
    expect(customerID).toBe(await customerOf(orgID));
  });

  test('five cards saved at once get one customer, also when Stripe loses answers', async () => {
    const { member, orgID } = await scene();
    await addFaults(
      { on: 'POST /v1/customers', where: orgID, kind: 'drop-after' },
      { on: 'POST /v1/customers', where: orgID, kind: 'status-500-after' },
    );
    const setups = await Promise.all(Array.from({ length: 5 }, () => begin(orgID, member)));
    expect(new Set(setups.map(({ customerID }) => customerID))).toEqual(new Set([await customerOf(orgID)]));
    const intents = await Promise.all(
      setups.map(({ setupIntent }) => stripe.setupIntents.retrieve(setupIntent.split('_secret_')[0] ?? '')),
    );
    expect(new Set(intents.map(({ customer }) => customer)).size).toBe(1);
  });

  test('a customer that was deleted at Stripe is created again, once', async () => {
    const { member, orgID } = await scene();
    await putCard(orgID);
    const before = await customerOf(orgID);
    await stripe.customers.del(before ?? '');
    expect(await cards(orgID, member)).toEqual([]);
    const [one, other] = await Promise.all([begin(orgID, member), begin(orgID, member)]);
    expect(one.customerID).toBe(other.customerID);
    expect(one.customerID).not.toBe(before);
  });

  test('a twenty-first card is refused', async () => {
    const { member, orgID } = await scene();
    for (let i = 0; i < 20; i += 1) await putCard(orgID);
    expect(refusal(await postFunction('create-setup-intent', { orgID }, member.idToken))).toMatchObject({
      code: 'resource-exhausted',
      userMessage: 'Your organisation has 20 cards, which is the most. Delete one first.',
    });
  });
});

describe('the default card', () => {
  test('the oldest card is the default until an Admin chooses one', async () => {
    const { admin, member, orgID } = await scene();
    const [first, second, third] = [await putCard(orgID), await putCard(orgID), await putCard(orgID)];
    expect(ids(await cards(orgID, member))).toEqual([first, third, second]);
    expect(await setDefault(orgID, second, admin)).toEqual(DONE);
    expect(await setDefault(orgID, second, admin)).toEqual(DONE);
    const listed = await cards(orgID, member);
    expect(ids(listed)).toEqual([second, third, first]);
    expect(listed.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  });

  test("another organisation's card is not found, like a missing one", async () => {
    const [here, there] = await Promise.all([scene(), scene()]);
    await putCard(here.orgID);
    const foreign = await putCard(there.orgID);
    const answers = [
      await setDefault(here.orgID, foreign, here.admin),
      await setDefault(here.orgID, 'pm_never', here.admin),
    ].map(refusal);
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 'not-found', userMessage: 'This card is no longer there.' });
    }
  });
});

describe('a deleted card', () => {
  test('the newest of the others takes the place of a deleted default card', async () => {
    const { admin, member, orgID } = await scene();
    const [first, second, third] = [await putCard(orgID), await putCard(orgID), await putCard(orgID)];
    expect(await detach(orgID, first, admin)).toEqual(DONE);
    expect(await detach(orgID, first, admin)).toEqual(DONE);
    expect(await cards(orgID, member)).toMatchObject([
      { id: third, isDefault: true },
      { id: second, isDefault: false },
    ]);
    expect(await detach(orgID, second, admin)).toEqual(DONE);
    expect(await detach(orgID, third, admin)).toEqual(DONE);
    expect(await cards(orgID, member)).toEqual([]);
  });

  test.each(['Review', 'Active'])(
    'the only card cannot be deleted while a campaign is %s',
    async (status) => {
      const { admin, member, orgID } = await scene();
      const card = await putCard(orgID);
      await putCampaign(orgID, status);
      expect(refusal(await detach(orgID, card, admin))).toMatchObject({
        code: 'failed-precondition',
        userMessage: expect.stringMatching(/your only card.*Add another card first/),
      });
      expect(ids(await cards(orgID, member))).toEqual([card]);
      await putCampaign(orgID, 'Ended');
      expect(await detach(orgID, card, admin)).toEqual(DONE);
    },
  );

  test('two Admins who delete the last two cards at once delete one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { admin, member, orgID } = await scene();
      const [one, other] = [await putCard(orgID), await putCard(orgID)];
      await putCampaign(orgID, 'Active');
      const answers = await Promise.all([detach(orgID, one, admin), detach(orgID, other, admin)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await cards(orgID, member)).toHaveLength(1);
    }
  });

  test("another organisation's card stays, and is treated like a missing one", async () => {
    const [here, there] = await Promise.all([scene(), scene()]);
    const foreign = await putCard(there.orgID);
    await putCard(here.orgID);
    expect(await detach(here.orgID, foreign, here.admin)).toEqual(DONE);
    expect(await detach(here.orgID, 'pm_never', here.admin)).toEqual(DONE);
    expect(ids(await cards(there.orgID, there.member))).toEqual([foreign]);
  });
});

test.each(['detachPaymentMethod', 'setDefaultPaymentMethod'])('%s is for Admins', async (name) => {
  const { member, orgID } = await scene();
  const card = await putCard(orgID);
  expect(refusal(await change(name, orgID, card, member))).toMatchObject({ code: 'permission-denied' });
});

afterAll(() => database.terminate());
