import { type CampaignCharge, campaignChargeID } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { tripCharges, wayBackID } from '@fleetfoot/shared/model/billing/trip-charge';
import { downtimeSubject, type Problem, problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { problem } from '@fleetfoot/shared/testing/problem';
import Stripe from 'stripe';
import { answerProblem, openProblems, type ProviderAnswer } from '../../src/problems/answer-problem';
import { carryOut } from '../../src/problems/command';
import { runRefunds } from '../../src/problems/give-refunds';
import { booksOf } from '../billing/books';
import { campaignScene, chargeCampaigns, chargeFrom, openMonths } from '../billing/campaign-scene';
import { addFaults, resetStripe, stripe } from '../billing/local-stripe';
import { putCard } from '../billing/scene';
import { chargeTrips } from '../billing/trip-scene';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { problemOf, problemScene } from './problem-scene';

const MINUTE_MS = 60_000;

beforeEach(async () => {
  // Every refund of this worker's project has its turn.
  await database.recursiveDelete(database.collection('Organizations'));
  await resetStripe();
});

afterAll(() => database.terminate());

/** A run of the function that gives back, now or later. */
function giveRefunds(minutes = 0, clock = Date.now, by = stripe): Promise<number> {
  const now = new Date(Date.now() + minutes * MINUTE_MS);
  return runRefunds({ database, stripe: by, now, clock, hasTime: () => true });
}

/** Stripe as it is, but for what is asked to enter a payment in the books. */
function withoutBooks(): Stripe {
  const { paymentIntents } = stripe;
  const retrieve: typeof paymentIntents.retrieve = (id, ...more) =>
    more.length > 0
      ? Promise.reject(
          new Stripe.errors.StripeInvalidRequestError({ message: 'None', code: 'resource_missing' }),
        )
      : paymentIntents.retrieve(id);
  return Object.create(stripe, {
    paymentIntents: { value: Object.create(paymentIntents, { retrieve: { value: retrieve } }) },
  });
}

/** A delivery that was brought back: its trip is R 61, and its way back R 30,50. */
async function wayBackScene() {
  const found = await problemScene();
  const { orgID, tell, report, charge } = found;
  await putCard(orgID);
  await tell({ type: 'failed', reason: 'recipient_absent' });
  await chargeTrips();
  await tell({ type: 'returned' });
  await chargeTrips();
  await report();
  const intents = [(await charge())?.intentID, (await charge(wayBackID('d1')))?.intentID];
  return {
    ...found,
    intents,
    answer: (refund: number, seen = 0, text = 'Sorry') =>
      answerProblem(database, { orgID, problemID: 'd1.1' }, { text, seen, refund }, new Date()),
    async refunds() {
      const { data } = await stripe.refunds.list({ limit: 100 });
      return data.map(({ payment_intent, amount }) => [payment_intent, amount]).sort();
    },
  };
}

/** A delivered trip of R 61 with a problem. */
async function chargedScene(isPaid = true) {
  const found = await problemScene();
  const { orgID } = found;
  if (isPaid) await putCard(orgID);
  await found.tell({ type: 'delivered' });
  if (isPaid) await chargeTrips();
  await found.report();
  return {
    ...found,
    answer: (refund?: number | 'rule', id = 'd1.1', more: Partial<ProviderAnswer> = {}) =>
      answerProblem(
        database,
        { orgID, problemID: id },
        { text: 'Sorry', seen: 0, ...(refund !== undefined && { refund }), ...more },
        new Date(),
      ),
    /** A problem of the recipient beside it. */
    async reportAsRecipient(): Promise<string> {
      const id = problemID('d1', 1, 'recipient');
      await put(problems.document(orgID, id), problem({ id, reportedBy: 'recipient' }));
      return id;
    },
    async refunds() {
      const { data } = await stripe.refunds.list({ limit: 100 });
      return data.map(({ amount }) => amount);
    },
  };
}

test('a refund is decided with the answer, given back once and entered in the books', async () => {
  const { orgID, answer, problem, state, refunds } = await chargedScene();
  for (const _ of [1, 2]) await answer(1_450);
  expect(await problem()).toMatchObject({
    answeredAt: expect.any(Date),
    ...{ state: 'answered', messages: [{ by: 'provider', text: 'Sorry' }], refund: { amount: 1_450 } },
  });
  await Promise.all([giveRefunds(), giveRefunds(), giveRefunds()]);
  await giveRefunds(10);
  expect(await refunds()).toEqual([1_450]);
  expect(await state()).toEqual({ payment_status: 'Paid', owed: 0, ledger: [6_100, -1_450] });
  const found = await problem();
  expect(found).toMatchObject({ refund: { given: 1_450, givenAt: expect.any(Date) } });
  expect(found).not.toHaveProperty('nextAt');
  expect(await eventsOf(orgID, 'delivery.problemAnswered')).toMatchObject([
    { actor: { kind: 'system', id: 'provider' }, after: { refund: 1_450, state: 'answered' } },
  ]);
  expect((await booksOf(orgID)).entries.find(({ amount }) => amount < 0)).toMatchObject({
    ...{ kind: 'refund', description: 'Refund: Delivery PO-d1', trip: { chargeID: 'd1' } },
  });
});

test('all of it given back is a delivery that says so', async () => {
  const { answer, state } = await chargedScene();
  await answer(6_100);
  await giveRefunds();
  expect(await state()).toEqual({ payment_status: 'Refunded', owed: 0, ledger: [6_100, -6_100] });
});

test.each([
  ['more than was charged', 6_101],
  ['nothing', 0],
  ['less than a cent', 0.5],
  ['what the rule does not give', 'rule'],
] as const)('a refund of %s is refused, and the problem stays open', async (_, refund) => {
  const { answer, problem } = await chargedScene();
  await expect(answer(refund)).rejects.toThrow();
  expect(await problem()).toMatchObject({ state: 'open', messages: [] });
});

test('a problem has one refund, and what another one was promised is not promised again', async () => {
  const { answer, reportAsRecipient, problem } = await chargedScene();
  const other = await reportAsRecipient();
  await answer(4_000);
  await expect(answer(100, 'd1.1', { text: 'And more', seen: 1 })).rejects.toThrow('already');
  await expect(answer(2_101, other)).rejects.toThrow(/At most R.21,00/);
  await giveRefunds();
  // What was given is in the ledger by now, and counts once.
  await expect(answer(2_101, other)).rejects.toThrow(/At most R.21,00/);
  expect(await answer(2_100, other)).toMatchObject({ refund: { amount: 2_100 } });
  expect(await problem()).toMatchObject({ refund: { given: 4_000 } });
});

test('of two refunds that are decided at once never more is given back than was paid', async () => {
  const { answer, reportAsRecipient, refunds, state } = await chargedScene();
  const other = await reportAsRecipient();
  const outcomes = await Promise.allSettled([answer(6_000), answer(6_000, other)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await Promise.all([giveRefunds(), giveRefunds()]);
  expect(await refunds()).toEqual([6_000]);
  expect((await state()).ledger).toEqual([6_100, -6_000]);
});

test.each(['drop-before', 'drop-after', 'status-500-before', 'status-500-after'] as const)(
  'an answer of Stripe that is lost (%s) gives back once',
  async (kind) => {
    const { answer, refunds, state, problem } = await chargedScene();
    await answer(1_450);
    await addFaults({ on: 'POST /v1/refunds', kind, times: 3 });
    for (const minutes of [0, 6, 12, 18]) await giveRefunds(minutes);
    expect(await refunds()).toEqual([1_450]);
    expect((await state()).ledger).toEqual([6_100, -1_450]);
    expect(await problem()).toMatchObject({ refund: { given: 1_450 } });
  },
);

test('a try that hangs gives nothing once another one may have begun', async () => {
  const { answer, refunds, problem } = await chargedScene();
  await answer(1_450);
  let looks = 0;
  await giveRefunds(0, () => 2 * MINUTE_MS * looks++);
  expect(await refunds()).toEqual([]);
  expect((await problem())?.refund).not.toHaveProperty('givenAt');
  await giveRefunds(6);
  expect(await refunds()).toEqual([1_450]);
});

test.each(['drop-before', 'drop-after'] as const)(
  'a refund of the trip and of its way back is given once when an answer is lost (%s)',
  async (kind) => {
    const { intents, answer, refunds, problem, state } = await wayBackScene();
    await answer(7_000);
    // The library tries a lost request again by itself: the first one passes, and the second is lost for good.
    await addFaults({ on: 'POST /v1/refunds', where: String(intents[1]), kind, times: 3 });
    for (const minutes of [0, 6, 12]) await giveRefunds(minutes);
    expect(await refunds()).toEqual(
      [
        [intents[0], 6_100],
        [intents[1], 900],
      ].sort(),
    );
    expect(await problem()).toMatchObject({ refund: { given: 7_000 } });
    expect((await state()).ledger).toEqual([6_100, 3_050, -900, -6_100]);
  },
);

/** A refund whose payment Stripe knows nothing of. */
async function refusedScene() {
  const found = await chargedScene();
  const charge = database.doc(tripCharges.document(found.orgID, 'd1'));
  const intentID: unknown = (await charge.get()).get('intentID');
  await found.answer(1_450);
  await charge.update({ intentID: 'pi_gone' });
  for (const minutes of [0, 6, 12, 18]) await giveRefunds(minutes);
  return { ...found, mend: () => charge.update({ intentID }) };
}

test('a refund that Stripe refuses is given up after five times, tried no more, and answered in another way', async () => {
  const { orgID, answer, problem, refunds, mend } = await refusedScene();
  expect(await problem()).toMatchObject({ state: 'answered', refund: { refusals: 4 } });
  expect([await giveRefunds(24), await giveRefunds(30), await giveRefunds(60)]).toEqual([1, 0, 0]);
  const failed = await problem();
  expect(failed).toMatchObject({
    ...{ state: 'open', refund: { amount: 1_450, given: 0, failedAt: expect.any(Date) } },
  });
  expect(failed).not.toHaveProperty('nextAt');
  expect(await eventsOf(orgID, 'delivery.problemRefundFailed')).toMatchObject([
    { actor: { kind: 'system', id: 'provider' }, after: { refund: 1_450, state: 'open' } },
  ]);
  await mend();
  await answer(2_000, 'd1.1', { text: 'Another try', seen: 1 });
  await giveRefunds(60);
  expect(await refunds()).toEqual([2_000]);
  const given = await problem();
  expect(given).toMatchObject({ state: 'answered', refund: { amount: 2_000, given: 2_000 } });
  expect(given?.refund).not.toHaveProperty('failedAt');
});

test('a refund that was given up is promised no more, and an answer without one leaves it', async () => {
  const { answer, problem, refunds, mend, reportAsRecipient } = await refusedScene();
  const other = await reportAsRecipient();
  await giveRefunds(24);
  await mend();
  expect(await answer(6_100, other)).toMatchObject({ refund: { amount: 6_100 } });
  await answer(undefined, 'd1.1', { text: 'Paid by transfer', seen: 1 });
  await giveRefunds(60);
  expect(await refunds()).toEqual([6_100]);
  expect(await problem()).toMatchObject({ state: 'answered', refund: { failedAt: expect.any(Date) } });
});

test('a part that was given before a refund was given up is told, and what is decided anew comes on top of it', async () => {
  const { orgID, intents, answer, refunds, problem } = await wayBackScene();
  await answer(7_000);
  await addFaults({ on: 'POST /v1/refunds', where: String(intents[1]), kind: 'drop-before', times: 3 });
  await giveRefunds();
  const charge = database.doc(tripCharges.document(orgID, wayBackID('d1')));
  await charge.update({ intentID: 'pi_gone' });
  for (const minutes of [6, 12, 18, 24, 30]) await giveRefunds(minutes);
  expect(await problem()).toMatchObject({ state: 'open', refund: { amount: 7_000, given: 6_100 } });
  const [listed] = (await carryOut(database, { kind: 'list', orgID }, new Date())) as readonly object[];
  expect(listed).toMatchObject({
    refund: expect.stringMatching(/R.61,00 of it was given\. .* comes on top of what was given\.$/),
  });
  await charge.update({ intentID: intents[1] });
  expect(await answer(500, 1)).toMatchObject({ refund: { amount: 500, earlier: 6_100 } });
  await giveRefunds(60);
  expect(await refunds()).toEqual(
    [
      [intents[0], 6_100],
      [intents[1], 500],
    ].sort(),
  );
  expect(await problem()).toMatchObject({ refund: { amount: 500, given: 500, earlier: 6_100 } });
});

test('a refund that was given is not given up because its payment cannot be entered', async () => {
  const { answer, refunds, problem, state } = await chargedScene();
  await answer(1_450);
  for (const minutes of [0, 6, 12, 18, 24, 30]) await giveRefunds(minutes, Date.now, withoutBooks());
  expect(await problem()).toMatchObject({ state: 'answered', refund: { amount: 1_450 } });
  expect((await problem())?.refund).not.toHaveProperty('refusals');
  await giveRefunds(36);
  expect(await refunds()).toEqual([1_450]);
  expect(await problem()).toMatchObject({ refund: { given: 1_450, givenAt: expect.any(Date) } });
  expect((await state()).ledger).toEqual([6_100, -1_450]);
});

test('a refund that is given up leaves the clock of a problem that is open already', async () => {
  const { problem, write } = await refusedScene();
  expect((await write('And now?', 1)).status).toBe(200);
  const open = await problem();
  await giveRefunds(24);
  expect(await problem()).toMatchObject({ state: 'open', dueAt: open?.dueAt });
});

test('a refund that was given up is listed and answered when a member closed its problem, and no more once it is settled', async () => {
  const { orgID, answer, problem, close } = await refusedScene();
  await giveRefunds(24);
  expect((await close()).status).toBe(200);
  const listed = async () => (await openProblems(database, orgID)).map(({ problem: { state } }) => state);
  expect(await listed()).toEqual(['closed']);
  // The refund was given up in the future of this test.
  const later = new Date(Date.now() + 60 * MINUTE_MS);
  const settled = { text: 'Paid by transfer', seen: 1, isRefused: false };
  await answerProblem(database, { orgID, problemID: 'd1.1' }, settled, later);
  expect(await problem()).toMatchObject({ state: 'answered' });
  await close();
  expect(await listed()).toEqual([]);
  await expect(answer(undefined, 'd1.1', { text: 'More', seen: 1 })).rejects.toThrow('There are 2 messages');
});

test('a refund of a trip that is not paid waits until it is', async () => {
  const { orgID, answer, refunds, problem } = await chargedScene(false);
  await answer(1_450);
  await chargeTrips();
  await giveRefunds();
  expect(await refunds()).toEqual([]);
  expect((await problem())?.refund).not.toHaveProperty('givenAt');
  await putCard(orgID);
  await database.doc(tripCharges.document(orgID, 'd1')).update({ nextAt: new Date() });
  await chargeTrips();
  await giveRefunds(61);
  expect(await refunds()).toEqual([1_450]);
  expect(await problem()).toMatchObject({ refund: { given: 1_450 } });
});

test('money that somebody gave back elsewhere meanwhile is not given back again', async () => {
  const { answer, refunds, charge, problem, state } = await chargedScene();
  await answer(6_000);
  await stripe.refunds.create({ payment_intent: String((await charge())?.intentID), amount: 5_000 });
  await giveRefunds();
  expect((await refunds()).sort()).toEqual([1_100, 5_000]);
  expect(await problem()).toMatchObject({ refund: { amount: 6_000, given: 1_100 } });
  expect((await state()).payment_status).toBe('Refunded');
});

const SORRY = { text: 'Sorry', seen: 0 };

test.each([
  ['nothing', {}, { refund: 4_500 }],
  ['nothing', {}, { refund: 'rule' }],
  ['nothing', {}, { isRefused: true }],
  ['a refund', { refund: 4_500 }, { refund: 4_400 }],
  ['a refund', { refund: 4_500 }, { refund: 'rule' }],
  ['a refund', { refund: 4_500 }, { isRefused: true }],
  ['a refusal', { isRefused: true }, {}],
  ['a refusal', { isRefused: true }, { refund: 4_500 }],
] as const)('an answer with %s %j is not taken for the same text with %j', async (_, first, second) => {
  const { answer, problem } = await chargedScene();
  await answer(undefined, 'd1.1', first);
  const before = await problem();
  await expect(answer(undefined, 'd1.1', second)).rejects.toThrow('Something else was decided');
  expect(await answer(undefined, 'd1.1', first)).toEqual(before);
  expect(await problem()).toEqual(before);
});

test('an answer that was given stays one when somebody wrote in between, and nothing unread is answered', async () => {
  const { answer, write, problem } = await chargedScene();
  await answer();
  expect((await write('Not good enough', 1)).status).toBe(200);
  expect(await answer()).toMatchObject({ state: 'open' });
  await expect(answer(undefined, 'd1.1', { text: 'Really' })).rejects.toThrow('There are 2 messages');
  expect(await problem()).toMatchObject({ state: 'open', messages: [{ text: 'Sorry' }, {}] });
  expect(await answer(undefined, 'd1.1', { seen: 2 })).toMatchObject({ state: 'answered' });
  expect((await problem())?.messages).toHaveLength(3);
});

/** A delivery of R 61 that was delivered so many minutes after its window. */
async function lateScene(minutes: number, hoursBefore = 3) {
  const end = new Date(Date.now() - minutes * MINUTE_MS);
  const found = await problemScene({
    ...{
      urgency_level: 'time_window',
      created_at: new Date(end.getTime() - hoursBefore * 60 * MINUTE_MS),
      dropoff_window: { start: new Date(end.getTime() - 60 * MINUTE_MS), end },
    },
  });
  await found.tell({ type: 'delivered' });
  await found.report({ reason: 'late' });
  const { orgID } = found;
  return {
    ...found,
    byRule: (id = 'd1.1') =>
      answerProblem(database, { orgID, problemID: id }, { ...SORRY, refund: 'rule' }, new Date()),
  };
}

test('a delivery that came late is worth what the rule says, once', async () => {
  const { orgID, byRule, problem: stored } = await lateScene(45);
  await byRule();
  await byRule();
  expect(await stored()).toMatchObject({
    refund: { amount: 3_050, why: expect.stringMatching(/45 minutes after .*: 50 % of the charge\./) },
  });
  const other = problemID('d1', 1, 'recipient');
  await put(problems.document(orgID, other), problem({ id: other, reportedBy: 'recipient' }));
  await expect(byRule(other)).rejects.toThrow('The rule gives nothing');
});

test('a window that was in the past when the delivery was created is worth nothing by rule', async () => {
  const { byRule, problem } = await lateScene(120, -1);
  await expect(byRule()).rejects.toThrow('The rule gives nothing');
  expect(await problem()).toMatchObject({ state: 'open', messages: [] });
});

test('a window that was edited is worth nothing by rule', async () => {
  const { orgID, byRule } = await lateScene(120);
  const event = auditEvents.document(orgID, 'edit');
  const told = { id: 'edit', at: new Date(), kind: 'delivery.edited', object: { id: 'd1', label: 'PO-d1' } };
  await put(event, { ...told, before: { dropoff_unit: '' }, after: { dropoff_unit: '4' } });
  await put(`${event}2`, {
    ...told,
    before: {},
    after: { dropoff_window: { start: told.at, end: told.at } },
  });
  await expect(byRule()).rejects.toThrow('The rule gives nothing');
  await database.doc(`${event}2`).delete();
  expect(await byRule()).toMatchObject({ refund: { amount: 6_100 } });
});

test('a problem that is refused is over, and gives nothing back', async () => {
  const { orgID, problem, write } = await chargedScene();
  const which = { orgID, problemID: 'd1.1' };
  const refusal = { text: 'The shop packed it.', seen: 0, isRefused: true };
  await expect(answerProblem(database, which, { ...refusal, refund: 100 }, new Date())).rejects.toThrow();
  await answerProblem(database, which, refusal, new Date());
  expect(await problem()).toMatchObject({ state: 'refused' });
  await expect(answerProblem(database, which, { text: 'And', seen: 1 }, new Date())).rejects.toThrow(
    'closed',
  );
  expect((await write('No!', 1)).status).toBe(400);
});

test('queried downtime is worth at most what its month was charged, and is given back of that', async () => {
  const { orgID, month, charge, ledger } = await campaignScene();
  await putCard(orgID);
  await chargeFrom(month);
  await openMonths();
  await chargeCampaigns();
  const { amount } = (await charge()) as Pick<CampaignCharge, 'amount'>;
  const chargeID = campaignChargeID('kota', month);
  const subject = downtimeSubject(chargeID, 'd0');
  const queried: Problem = problem({ id: problemID(subject, 1), kind: 'downtime', subject, chargeID });
  await put(problems.document(orgID, queried.id), queried);
  const which = { orgID, problemID: queried.id };
  const decide = (refund: number) => answerProblem(database, which, { ...SORRY, refund }, new Date());
  await expect(decide(amount + 1)).rejects.toThrow('At most');
  await decide(11_500);
  await giveRefunds();
  expect(await ledger()).toEqual(expect.arrayContaining([amount, -11_500]));
  expect(await problemOf(orgID, queried.id)).toMatchObject({ refund: { given: 11_500 } });
  expect(await eventsOf(orgID, 'downtime.queryAnswered')).toMatchObject([{ object: { id: 'kota' } }]);
});
