import { randomUUID } from 'node:crypto';
import { monthOf } from '@fleetfoot/shared/billing';
import {
  CARD_ATTEMPT_LIMITS,
  cardAttempts,
  userCardAttempts,
} from '@fleetfoot/shared/model/billing/card-attempts';
import { memberSpending, purchaseRequests, spendingLimits } from '@fleetfoot/shared/model/billing/spending';
import { eventsOf } from '../billing/events';
import { authenticate, resetStripe, stripe } from '../billing/local-stripe';
import { customerOf, deposit, putCard, scene } from '../billing/scene';
import { callFunction, postFunction } from '../client/in-process';
import { change, erase, write } from '../rules/access';
import { collection, doc, getDoc, getDocs, limit, query, where } from '../rules/client-sdk';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember, putOrganization } from '../world/team';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();
const { setups, declines } = CARD_ATTEMPT_LIMITS;
const LARGEST = 1_440_000;
const MONTH = monthOf(new Date());

type Scene = Awaited<ReturnType<typeof scene>>;
type Deposit = ReturnType<typeof deposit>;

afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

function pay(request: object, { idToken }: SignedIn) {
  return callFunction('payDeposit', request, idToken);
}

function largest(orgID: string): Deposit {
  return deposit(orgID, 'month-to-month', 24);
}

function decide({ orgID, attemptID, amount }: Deposit, { idToken }: SignedIn, changes: object = {}) {
  const request = { orgID, attemptID, amount: amount * 50, decision: 'approved', ...changes };
  return callFunction('decidePurchase', request, idToken);
}

function setLimits(orgID: string, { idToken }: SignedIn, limits: object = { Admin: {}, Member: {} }) {
  return callFunction('setSpendingLimits', { orgID, limits }, idToken);
}

/** Cents that Stripe took of an organisation. */
async function takenOf(orgID: string): Promise<number> {
  const customer = await customerOf(orgID);
  if (customer === undefined) return 0;
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return data.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0);
}

/** How many cards were tried at Stripe: charges that were made or refused. */
async function triedOf(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.charges.list({ customer, limit: 100 })).data.length;
}

async function setupsOf(orgID: string): Promise<number> {
  const customer = (await customerOf(orgID)) ?? '';
  return (await stripe.setupIntents.list({ customer, limit: 100 })).data.length;
}

async function withCard(card?: string): Promise<Scene> {
  const there = await scene();
  await putCard(there.orgID, card);
  return there;
}

/** A Member who has spent their month and asks for one purchase more. */
async function waiting(): Promise<Scene & { readonly request: Deposit }> {
  const there = await withCard();
  for (let i = 0; i < 2; i += 1) await pay(largest(there.orgID), there.member);
  const request = largest(there.orgID);
  await pay(request, there.member);
  return { ...there, request };
}

function many<T>(count: number, work: (index: number) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

/** An attempt on a scene of its own; the oracle sees the scene. */
function on<S>(
  name: string,
  prepare: () => Promise<S>,
  deed: (there: S) => Promise<unknown>,
  oracle: (there: S) => Promise<void>,
): Attempt {
  let there: S;
  return {
    name,
    async run() {
      there = await prepare();
      return deed(there);
    },
    holds: () => oracle(there),
  };
}

/** What a Member must not have got beyond the two purchases of their month. */
async function expectTwoPaid({ orgID }: Scene): Promise<void> {
  expect(await takenOf(orgID)).toBe(2 * LARGEST);
}

const CARD_TESTING: readonly Attempt[] = [
  on(
    'A member begins to save forty cards at once',
    scene,
    ({ orgID, member }) => many(40, () => postFunction('create-setup-intent', { orgID }, member.idToken)),
    async ({ orgID }) => {
      expect(await setupsOf(orgID)).toBe(setups.member);
      expect(await eventsOf(orgID, 'card.attemptsLimited')).toHaveLength(1);
    },
  ),
  on(
    'A member begins to save forty cards at once, as one attempt that comes again',
    async () => ({ ...(await scene()), attemptID: randomUUID() }),
    ({ orgID, member, attemptID }) =>
      many(40, () => postFunction('create-setup-intent', { orgID, attemptID }, member.idToken)),
    async ({ orgID }) => expect(await setupsOf(orgID)).toBe(1),
  ),
  on(
    'A team of four begins to save eighty cards at once',
    async () => {
      const there = await scene();
      const team = [there.admin, there.member, somebody(), somebody()];
      await Promise.all(team.map((one) => putMember(there.orgID, one, 'Member')));
      return { ...there, team };
    },
    ({ orgID, team }) =>
      many(80, (i) => postFunction('create-setup-intent', { orgID }, (team[i % 4] as SignedIn).idToken)),
    async ({ orgID }) => expect(await setupsOf(orgID)).toBe(setups.organization),
  ),
  on(
    'A user spreads forty cards over two organisations',
    async () => {
      const there = await scene();
      return { ...there, elsewhere: await putOrganization([[there.member, 'Admin']]) };
    },
    ({ orgID, elsewhere, member }) =>
      many(40, (i) =>
        postFunction('create-setup-intent', { orgID: i % 2 ? orgID : elsewhere }, member.idToken),
      ),
    async ({ orgID, elsewhere }) =>
      expect((await setupsOf(orgID)) + (await setupsOf(elsewhere))).toBe(setups.user),
  ),
  on(
    'A member has twenty-five cards refused in a row',
    () => withCard('pm_card_chargeCustomerFail'),
    async ({ orgID, member }) => {
      for (let i = 0; i < 25; i += 1) await pay(deposit(orgID), member);
    },
    async ({ orgID }) => expect(await triedOf(orgID)).toBe(declines.member),
  ),
  on(
    'A member has twenty-five cards refused at once, over both functions',
    () => withCard('pm_card_chargeCustomerFail'),
    ({ orgID, member }) =>
      many(25, (i) => {
        const request = deposit(orgID);
        if (i % 2) return pay(request, member);
        return postFunction('charge-card', { ...request, amount: request.amount * 50 }, member.idToken);
      }),
    async ({ orgID }) => expect(await triedOf(orgID)).toBe(declines.member),
  ),
  on(
    'A member has one attempt refused in twenty-five rounds',
    () => withCard('pm_card_chargeCustomerFail'),
    async ({ orgID, member }) => {
      const request = deposit(orgID);
      for (let round = 0; round < 25; round += 1) await pay({ ...request, round }, member);
    },
    async ({ orgID }) => expect(await triedOf(orgID)).toBe(declines.member),
  ),
  on(
    'A member withdraws each refused attempt to begin anew',
    () => withCard('pm_card_chargeCustomerFail'),
    async ({ orgID, member }) => {
      for (let i = 0; i < 25; i += 1) {
        const request = deposit(orgID);
        await pay(request, member);
        const { attemptID } = request;
        await callFunction('withdrawDeposit', { orgID, attemptID }, member.idToken);
      }
    },
    async ({ orgID }) => expect(await triedOf(orgID)).toBe(declines.member),
  ),
  on(
    'A member pays the intent of a refused card with another one, past the server',
    () => withCard('pm_card_authenticationRequired'),
    async ({ orgID, member }) => {
      const request = deposit(orgID);
      const { clientSecret } = (await pay(request, member)).body.result as { clientSecret: string };
      await authenticate(clientSecret, 'fail');
      await pay(request, member);
      const [id = ''] = clientSecret.split('_secret_');
      return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }).catch(() => undefined);
    },
    async ({ orgID }) => expect(await takenOf(orgID)).toBe(0),
  ),
];

const SPENDING: readonly Attempt[] = [
  on(
    'A Member makes eight purchases of R14 400 at once',
    withCard,
    ({ orgID, member }) => many(8, () => pay(largest(orgID), member)),
    expectTwoPaid,
  ),
  on(
    'A Member makes eight purchases of R14 400 in a row',
    withCard,
    async ({ orgID, member }) => {
      for (let i = 0; i < 8; i += 1) await pay(largest(orgID), member);
    },
    expectTwoPaid,
  ),
  on(
    'A Member goes on with a waiting purchase in a later round',
    waiting,
    ({ request, member }) => many(3, (round) => pay({ ...request, round }, member)),
    expectTwoPaid,
  ),
  on(
    'A Member asks for the campaign of a waiting purchase',
    waiting,
    ({ request: { amount: _, ...campaign }, member }) =>
      callFunction('createAdvertisingCampaign', campaign, member.idToken),
    async (there) => {
      await expectTwoPaid(there);
      const path = `Organizations/${there.orgID}/AdvertisingCampaigns/${there.request.attemptID}`;
      expect(await read(path)).toBeUndefined();
    },
  ),
  on(
    'A Member sets the limits',
    withCard,
    ({ orgID, member }) => setLimits(orgID, member),
    async ({ orgID }) => expect(await read(spendingLimits.document(orgID))).toBeUndefined(),
  ),
  on(
    'An Admin of another organisation sets the limits',
    async () => ({ here: await withCard(), there: await scene() }),
    ({ here, there }) => setLimits(here.orgID, there.admin),
    async ({ here }) => expect(await read(spendingLimits.document(here.orgID))).toBeUndefined(),
  ),
  on(
    'A Member approves their own purchase',
    waiting,
    async ({ request, member }) => {
      await decide(request, member);
      await pay(request, member);
    },
    expectTwoPaid,
  ),
  on(
    'An Admin with a limit approves their own purchase',
    async () => {
      const there = await withCard();
      await setLimits(there.orgID, there.admin, { Admin: { perPurchase: 0 }, Member: {} });
      return there;
    },
    async ({ orgID, admin }) => {
      const request = largest(orgID);
      await pay(request, admin);
      await decide(request, admin);
      await pay(request, admin);
    },
    async ({ orgID }) => expect(await takenOf(orgID)).toBe(0),
  ),
  on(
    'An Admin of another organisation approves a purchase',
    async () => ({ ...(await waiting()), other: await scene() }),
    async ({ request, member, other }) => {
      await decide(request, other.admin);
      await pay(request, member);
    },
    expectTwoPaid,
  ),
  on(
    'A buyer pays for other terms than were approved',
    async () => {
      const there = await waiting();
      await decide(there.request, there.admin);
      return there;
    },
    async ({ orgID, request, member }) => {
      const cheaper = { ...deposit(orgID, 'year-with-activation', 24), attemptID: request.attemptID };
      await pay(cheaper, member);
      await pay({ ...deposit(orgID, 'month-to-month', 23), attemptID: request.attemptID }, member);
    },
    expectTwoPaid,
  ),
  on(
    'A buyer has one amount approved and asks for another',
    waiting,
    async ({ request, admin, member }) => {
      await decide(request, admin, { amount: 100 });
      await pay(request, member);
    },
    expectTwoPaid,
  ),
  on(
    'Another Member uses an approval',
    async () => {
      const there = await waiting();
      await decide(there.request, there.admin);
      const other = somebody();
      await putMember(there.orgID, other, 'Member');
      for (let i = 0; i < 2; i += 1) await pay(largest(there.orgID), other);
      return { ...there, other };
    },
    ({ request, other }) => pay(request, other),
    async ({ orgID }) => expect(await takenOf(orgID)).toBe(4 * LARGEST),
  ),
  on(
    'A buyer uses an approval for ten calls at once',
    async () => {
      const there = await waiting();
      await decide(there.request, there.admin);
      return there;
    },
    ({ request, member }) => many(10, () => pay(request, member)),
    async ({ orgID }) => expect(await takenOf(orgID)).toBe(3 * LARGEST),
  ),
  on(
    'Two Admins approve twice each, and the buyer pays after each',
    waiting,
    async ({ orgID, request, admin, member }) => {
      const second = somebody();
      await putMember(orgID, second, 'Admin');
      for (const by of [admin, second, admin, second]) {
        await decide(request, by);
        await pay(request, member);
      }
    },
    async ({ orgID }) => {
      expect(await takenOf(orgID)).toBe(3 * LARGEST);
      expect(await eventsOf(orgID, 'purchase.approved')).toHaveLength(1);
    },
  ),
  on(
    'An Admin approves, and a buyer pays, what has expired',
    async () => {
      const there = await waiting();
      const { orgID, request } = there;
      const expiresAt = new Date(Date.now() - 1);
      await database.doc(purchaseRequests.document(orgID, request.attemptID)).update({ expiresAt });
      return there;
    },
    async ({ request, admin, member }) => {
      await decide(request, admin);
      await pay(request, member);
    },
    expectTwoPaid,
  ),
  on(
    'A removed Member pays what was approved',
    async () => {
      const there = await waiting();
      await decide(there.request, there.admin);
      const { orgID, admin, member } = there;
      await callFunction('deleteMember', { orgID, memberID: member.uid }, admin.idToken);
      return there;
    },
    ({ request, member }) => pay(request, member),
    expectTwoPaid,
  ),
];

/** Past the functions, with the browser's SDK. */
function forged(
  name: string,
  deeds: (orgID: string) => Readonly<Record<string, () => Promise<unknown>>>,
): Attempt {
  let before: string;
  return {
    name,
    async run() {
      before = await world().contents();
      return letThrough(deeds('acme'));
    },
    async holds({ answer }) {
      expect(answer).toEqual([]);
      expect(await world().contents()).toBe(before);
    },
  };
}

const member = () => world().as('member');
const admin = () => world().as('admin');

const FORGERY: readonly Attempt[] = [
  forged('A Member writes an approved request', (orgID) => ({
    create: () => write(member(), purchaseRequests.document(orgID, 'forged'), { status: 'approved' }),
    update: () => change(member(), purchaseRequests.document(orgID, 'asked'), { status: 'approved' }),
    raise: () => change(member(), purchaseRequests.document(orgID, 'asked'), { amount: 1 }),
    prolong: () => change(member(), purchaseRequests.document(orgID, 'asked'), { expiresAt: new Date(4e12) }),
  })),
  forged('An Admin writes requests past the function', (orgID) => ({
    approve: () => change(admin(), purchaseRequests.document(orgID, 'adminAsked'), { status: 'approved' }),
    delete: () => erase(admin(), purchaseRequests.document(orgID, 'asked')),
  })),
  forged('A Member reads the requests of others', (orgID) => ({
    get: () => getDoc(doc(member(), purchaseRequests.document(orgID, 'adminAsked'))),
    list: () => getDocs(query(collection(member(), purchaseRequests.path(orgID)), limit(10))),
    guess: () =>
      getDocs(
        query(
          collection(member(), purchaseRequests.path(orgID)),
          where('requestedBy', '==', 'admin'),
          limit(10),
        ),
      ),
  })),
  forged('A Member writes the limits', (orgID) => ({
    set: () => write(member(), spendingLimits.document(orgID), { Admin: {}, Member: {} }),
    change: () => change(member(), spendingLimits.document(orgID), { Member: {} }),
    delete: () => erase(member(), spendingLimits.document(orgID)),
  })),
  forged('An Admin writes the limits past the function', (orgID) => ({
    set: () => write(admin(), spendingLimits.document(orgID), { Admin: {}, Member: {} }),
    delete: () => erase(admin(), spendingLimits.document(orgID)),
  })),
  forged('A Member takes their tries and their month out of the counts', (orgID) => ({
    tries: () => erase(member(), cardAttempts.document(orgID, '2026-11-22')),
    own: () => erase(member(), userCardAttempts.document('member_1')),
    month: () => write(member(), memberSpending.document(orgID, `member_${MONTH}`), { held: {} }),
    held: () => change(member(), memberSpending.document(orgID, 'member_1'), { held: {} }),
    look: () => getDoc(doc(member(), memberSpending.document(orgID, 'member_1'))),
  })),
];

beforeEach(resetStripe);

attempts('Trying out cards', CARD_TESTING);
attempts('Spending', SPENDING);
attempts('Forging requests and limits', FORGERY);
