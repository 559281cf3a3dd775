import { randomUUID } from 'node:crypto';
import { CARD_ATTEMPT_LIMITS, cardAttempts } from '@fleetfoot/shared/model/billing/card-attempts';
import { type Answer, refusal } from '../client/answer';
import { callFunction, deliverEvent, postFunction } from '../client/in-process';
import { database } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember, putOrganization } from '../world/team';
import { eventsOf } from './events';
import { addFaults, resetStripe, stripe, WEBHOOK_SECRET } from './local-stripe';
import { customerOf, deposit, putCard, scene } from './scene';

const { setups, declines } = CARD_ATTEMPT_LIMITS;

function begin(orgID: string, { idToken }: SignedIn, attempt: object = {}): Promise<Answer> {
  return postFunction('create-setup-intent', { orgID, ...attempt }, idToken);
}

async function countedSetups(orgID: string): Promise<readonly string[]> {
  const { docs } = await database.collection(cardAttempts.path(orgID)).get();
  return docs.flatMap((document) => Object.keys((document.get('setups') ?? {}) as object));
}

function pay(orgID: string, { idToken }: SignedIn): Promise<Answer> {
  return callFunction('payDeposit', deposit(orgID), idToken);
}

function succeeded(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

async function times(count: number, work: () => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let i = 0; i < count; i += 1) answers.push(await work());
  return answers;
}

/** Members of an organisation who have not tried anything today. */
async function freshMembers(orgID: string, count: number): Promise<readonly SignedIn[]> {
  const members = Array.from({ length: count }, () => somebody());
  await Promise.all(members.map((member) => putMember(orgID, member, 'Member')));
  return members;
}

/** Brings the events of a type that are about something, as Stripe does. */
async function bring(type: string, about: string): Promise<void> {
  const { data } = await stripe.events.list({ type, limit: 100 });
  for (const event of data.filter((one) => JSON.stringify(one).includes(about)).reverse()) {
    const payload = JSON.stringify(event);
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    expect(await deliverEvent(payload, header)).toBe(200);
    expect(await deliverEvent(payload, header)).toBe(200);
  }
}

function intentOf({ body }: Answer): string {
  return String((body.result as { setupIntent: string }).setupIntent.split('_secret_')[0]);
}

beforeEach(resetStripe);
afterAll(async () => {
  await resetStripe();
  await database.terminate();
});

test('a member who begins to add cards is stopped at the limit, told until when, and Admins are told once', async () => {
  const { admin, member, orgID } = await scene();
  const answers = await times(setups.member + 3, () => begin(orgID, member));
  expect(succeeded(answers)).toBe(setups.member);
  for (const answer of answers.slice(setups.member)) {
    expect(refusal(answer)).toMatchObject({
      code: 'resource-exhausted',
      userMessage: expect.stringMatching(/possible again from midnight, South African time.*ask an Admin/),
    });
  }
  expect(await eventsOf(orgID, 'card.attemptsLimited')).toMatchObject([
    { actor: { kind: 'member', id: member.uid }, after: { most: setups.member, counted: 'member' } },
  ]);
  // Another member is not held up by it.
  expect((await begin(orgID, admin)).status).toBe(200);
});

test('an organisation is stopped at its limit, whoever of the team tries', async () => {
  const { orgID } = await scene();
  const members = await freshMembers(orgID, 3);
  const answers: Answer[] = [];
  for (const member of members) answers.push(...(await times(setups.member - 2, () => begin(orgID, member))));
  expect(succeeded(answers)).toBe(setups.organization);
  expect(refusal(answers.at(-1) as Answer).userMessage).toContain('Your organisation has');
});

test('a user is stopped over all organisations', async () => {
  const { member, orgID } = await scene();
  const elsewhere = await putOrganization([[member, 'Admin']]);
  await times(setups.member, () => begin(orgID, member));
  const answers = await times(setups.user - setups.member + 2, () => begin(elsewhere, member));
  expect(succeeded(answers)).toBe(setups.user - setups.member);
  expect(refusal(answers.at(-1) as Answer).userMessage).toContain('in all your organisations together');
});

test('a setup intent that Stripe did not make is not counted', async () => {
  const { member, orgID } = await scene();
  await begin(orgID, member);
  const customer = await customerOf(orgID);
  await addFaults({ on: 'POST /v1/setup_intents', where: customer ?? '', kind: 'drop-before', times: 3 });
  expect((await begin(orgID, member)).status).not.toBe(200);
  expect(await countedSetups(orgID)).toHaveLength(1);
});

test('an attempt whose answer was lost gets the same setup intent and is counted once, also past the limit', async () => {
  const { member, orgID } = await scene();
  const attempt = { attemptID: randomUUID() };
  const all = await Promise.all(Array.from({ length: 4 }, () => begin(orgID, member, attempt)));
  all.push(await begin(orgID, member, attempt));
  const made = all.filter(({ status }) => status === 200).map(intentOf);
  expect(new Set(made).size).toBe(1);
  expect(await countedSetups(orgID)).toEqual([expect.stringContaining(attempt.attemptID)]);

  await times(setups.member - 1, () => begin(orgID, member));
  expect(refusal(await begin(orgID, member)).code).toBe('resource-exhausted');
  expect(intentOf(await begin(orgID, member, attempt))).toBe(made[0]);
});

test('an attempt of somebody else, or in another organisation, is another try under whatever id', async () => {
  const { admin, member, orgID } = await scene();
  const elsewhere = await putOrganization([[member, 'Admin']]);
  const attempt = { attemptID: randomUUID() };
  const answers = [
    await begin(orgID, member, attempt),
    await begin(orgID, admin, attempt),
    await begin(elsewhere, member, attempt),
  ];
  expect(new Set(answers.map(intentOf)).size).toBe(3);
  expect(await countedSetups(orgID)).toHaveLength(2);
  expect(await countedSetups(elsewhere)).toHaveLength(1);
  await times(setups.member - 1, () => begin(elsewhere, member));
  await times(setups.user - setups.member - 1, () => begin(orgID, member));
  expect(refusal(await begin(orgID, member)).userMessage).toContain('in all your organisations together');
});

test('an attempt that Stripe did not hear of is not counted, and succeeds when it comes again', async () => {
  const { member, orgID } = await scene();
  await begin(orgID, member);
  const customer = (await customerOf(orgID)) ?? '';
  const attempt = { attemptID: randomUUID() };
  await addFaults({ on: 'POST /v1/setup_intents', where: customer, kind: 'drop-before', times: 3 });
  expect((await begin(orgID, member, attempt)).status).not.toBe(200);
  expect(await countedSetups(orgID)).toHaveLength(1);
  expect((await begin(orgID, member, attempt)).status).toBe(200);
  expect(await countedSetups(orgID)).toHaveLength(2);
});

test('a member whose cards are refused is stopped before the next one is charged', async () => {
  const { member, orgID } = await scene();
  await putCard(orgID, 'pm_card_chargeCustomerFail');
  const answers = await times(declines.member + 2, () => pay(orgID, member));
  expect(answers.map((answer) => refusal(answer).code)).toEqual([
    ...Array(declines.member).fill('failed-precondition'),
    ...Array(2).fill('resource-exhausted'),
  ]);
  const customer = (await customerOf(orgID)) ?? '';
  expect((await stripe.charges.list({ customer, limit: 100 })).data).toHaveLength(declines.member);
  expect(await eventsOf(orgID, 'card.attemptsLimited')).toHaveLength(1);
  expect(await eventsOf(orgID, 'charge.refused')).toHaveLength(declines.member);
  // Nor can another card be added to try it.
  expect(refusal(await begin(orgID, member))).toMatchObject({ code: 'resource-exhausted' });
});

test('paid deposits are no tries: an Admin may pay more of them than cards may be refused', async () => {
  const { admin, orgID } = await scene();
  await putCard(orgID);
  expect(succeeded(await times(declines.member + 2, () => pay(orgID, admin)))).toBe(declines.member + 2);
});

test('a card that is refused when it is saved counts once, however often Stripe tells it', async () => {
  const { member, orgID } = await scene();
  const id = intentOf(await begin(orgID, member));
  await stripe.setupIntents
    .confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' })
    .catch(() => undefined);
  await bring('setup_intent.setup_failed', id);
  const [document] = (await database.collection(cardAttempts.path(orgID)).get()).docs;
  expect(Object.values(document?.get('declines') as object)).toEqual([member.uid]);
});

test('a setup intent does not try cards without end: it is ended at the limit, and the others of the member', async () => {
  const { member, orgID } = await scene();
  const [id, other] = [intentOf(await begin(orgID, member)), intentOf(await begin(orgID, member))];
  for (let i = 0; i < declines.member; i += 1) {
    await stripe.setupIntents
      .confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' })
      .catch(() => undefined);
    await bring('setup_intent.setup_failed', id);
  }
  for (const one of [id, other]) expect((await stripe.setupIntents.retrieve(one)).status).toBe('canceled');
});

test('a saved card is written down once, with its last four digits only', async () => {
  const { member, orgID } = await scene();
  const id = intentOf(await begin(orgID, member));
  await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await bring('setup_intent.succeeded', id);
  expect(await eventsOf(orgID)).toMatchObject([
    { kind: 'card.added', actor: { id: member.uid }, object: { label: 'Visa ending in 4242' } },
  ]);
});

test('the choice and the deletion of a card are written down', async () => {
  const { admin, orgID } = await scene();
  const [first, second] = [await putCard(orgID), await putCard(orgID, 'pm_card_mastercard')];
  const ask = (name: string, paymentMethodID: string) =>
    callFunction(name, { orgID, paymentMethodID }, admin.idToken);
  await ask('setDefaultPaymentMethod', second);
  await ask('setDefaultPaymentMethod', second);
  await ask('detachPaymentMethod', first);
  await ask('detachPaymentMethod', first);
  expect(await eventsOf(orgID)).toMatchObject([
    {
      kind: 'card.defaultSet',
      actor: { id: admin.uid },
      object: { id: second, label: 'Mastercard ending in 4444' },
    },
    { kind: 'card.deleted', object: { id: first, label: 'Visa ending in 4242' } },
  ]);
});

test('an intent whose card was refused takes no other card', async () => {
  const { member, orgID } = await scene();
  await putCard(orgID, 'pm_card_chargeCustomerFail');
  await pay(orgID, member);
  const customer = (await customerOf(orgID)) ?? '';
  const [intent] = (await stripe.paymentIntents.list({ customer })).data;
  expect(intent).toMatchObject({ status: 'canceled' });
});
