import {
  nextRuns,
  RECURRING_LIMIT,
  type RecurringDelivery,
  recurringDeliveries,
  recurringRuns,
  SKIPPED_LIMIT,
  WEEKDAYS,
} from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import { recurringDelivery } from '@fleetfoot/shared/testing/recurring';
import { refusal } from '../client/answer';
import { DROPOFF, PICKUP } from '../deliveries/typed-delivery';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { somebody } from '../world/somebody';
import { fill } from '../world/team';
import { recurringScene, runAt } from './recurring-scene';

const HOUR_MS = 3_600_000;

beforeEach(() => database.recursiveDelete(database.collection('Organizations')));

afterAll(() => database.terminate());

/** An edit of one that nobody has changed since it was set up. */
function edit(changes: Partial<TypedRecurring> = {}) {
  return { details: details(changes), seen: recurringDelivery().updated_at.getTime() };
}

/** Every day, without an end. */
function details(changes: Partial<TypedRecurring> = {}): TypedRecurring {
  return {
    ...{ name: 'Evening bread', days: WEEKDAYS.join(), time: '18:00', starts: '2026-01-01', ends: '' },
    ...{ holidays: 'run', deliverable_action: 'leave_at_door', pickup: PICKUP, dropoff: DROPOFF },
    ...changes,
  };
}

/** Set up long ago, and every day from now on: whatever hour it is, the next run is ahead and none was missed. */
const DAILY: Partial<RecurringDelivery> = {
  ...{ days: [...WEEKDAYS], starts: '2026-01-01', holidays: 'run', decidedUntil: new Date() },
};

test('a member sets one up, once, with its numbers in E.164 and its next run noted', async () => {
  const { call, member, orgID } = await recurringScene();
  const recurringID = 'n'.repeat(20);
  for (const _ of [1, 2]) {
    expect((await call('createRecurring', { recurringID, details: details() })).status).toBe(200);
  }
  const document = await database.doc(recurringDeliveries.document(orgID, recurringID)).get();
  expect(document.data()).toMatchObject({
    ...{ name: 'Evening bread', status: 'active', created_by: member.uid, skipped: [] },
    delivery: { deliverable_action: 'leave_at_door', dropoff: { phone_number: '+27831234567' } },
  });
  expect(document.get('ends')).toBeUndefined();
  expect(document.get('nextAt').toMillis()).toBeLessThan(Date.now() + 24 * HOUR_MS);
  const told = await eventsOf(orgID, 'recurring.created');
  expect(told).toMatchObject([{ actor: { id: member.uid }, object: { label: 'Evening bread' } }]);
  expect(JSON.stringify(told)).not.toMatch(/Lerato|Beach Road|831234567/);
});

test.each<[string, Partial<TypedRecurring>, RegExp]>([
  ['without days', { days: '' }, /at least one day/],
  [
    'with an address that was not chosen',
    { dropoff: { ...DROPOFF, address: { text: 'x' } } },
    /from the list/,
  ],
  ['whose last day is over', { ends: '2026-01-02' }, /would never run/],
  ['that begins in ten years', { starts: '2036-01-01' }, /more than a year away/],
])('a recurring delivery %s is refused, with what to do', async (_, changes, message) => {
  const { call, orgID } = await recurringScene();
  const answer = await call('createRecurring', { recurringID: 'n'.repeat(20), details: details(changes) });
  expect(refusal(answer)).toMatchObject({
    code: 'invalid-argument',
    userMessage: expect.stringMatching(message),
  });
  expect((await database.collection(recurringDeliveries.path(orgID)).get()).size).toBe(1);
});

test('no organisation has more than it may', async () => {
  const { call, orgID } = await recurringScene();
  await fill(orgID, recurringDeliveries, RECURRING_LIMIT - 2);
  const create = (letter: string) =>
    call('createRecurring', { recurringID: letter.repeat(20), details: details() });
  const answers = await Promise.all(['a', 'b', 'c'].map(create));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
});

test.each([
  ['createRecurring', { recurringID: 'n'.repeat(20), details: details() }],
  ['editRecurring', edit()],
  ['switchRecurring', { status: 'paused' }],
  ['skipRun', { date: '2026-11-24', isSkipped: true }],
  ['deleteRecurring', {}],
])('%s is refused to strangers', async (name, request) => {
  const { call, recurring } = await recurringScene();
  const before = await recurring();
  expect(refusal(await call(name, request, somebody()))).toMatchObject({ code: 'permission-denied' });
  expect(await recurring()).toEqual(before);
});

test.each([
  ['editRecurring', edit()],
  ['switchRecurring', { status: 'paused' }],
  ['skipRun', { date: '2026-11-24', isSkipped: true }],
])('%s of one that is gone says so', async (name, request) => {
  const { call, path } = await recurringScene();
  await database.doc(path).delete();
  expect(refusal(await call(name, request))).toMatchObject({ code: 'not-found' });
});

test('an edit changes the runs to come, takes the end away and keeps what was skipped', async () => {
  const { call, orgID, recurring } = await recurringScene({
    ...DAILY,
    ends: '2099-12-31',
    skipped: ['2099-01-01'],
  });
  expect((await call('editRecurring', edit())).status).toBe(200);
  const edited = await recurring();
  expect(edited).toMatchObject({ name: 'Evening bread', time: '18:00', skipped: ['2099-01-01'] });
  expect(edited?.ends).toBeUndefined();
  expect(await eventsOf(orgID, 'recurring.edited')).toMatchObject([
    { before: { name: 'Morning bread', ends: '2099-12-31' }, after: { name: 'Evening bread', ends: '' } },
  ]);
});

test('of two edits of the same one holds, and who comes late reads what to do; the same edit again does no harm', async () => {
  const { call, orgID, recurring } = await recurringScene({ ...DAILY });
  const edits = [edit({ name: 'Rolls', pickup: { ...PICKUP, unit: 'Shop 12' } }), edit({ name: 'Buns' })];
  const answers = await Promise.all(edits.map((request) => call('editRecurring', request)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const late = answers.findIndex(({ status }) => status === 400);
  expect(refusal(answers[late] as (typeof answers)[number])).toMatchObject({
    code: 'failed-precondition',
    userMessage: 'Someone else saved it a moment ago. See what they changed, then save again.',
  });
  const edited = await recurring();
  expect((await call('editRecurring', edits[1 - late])).status).toBe(200);
  expect(await recurring()).toEqual(edited);
  expect(await eventsOf(orgID, 'recurring.edited')).toHaveLength(1);
  const seen = edited?.updated_at.getTime();
  expect((await call('editRecurring', { ...edits[late], seen })).status).toBe(200);
  expect((await recurring())?.name).toBe(edits[late]?.details.name);
});

test('an edit looks at every run to come, also before one that was decided ahead', async () => {
  const { call, recurring } = await recurringScene({
    ...{ ...DAILY, days: ['monday'], decidedUntil: new Date(Date.now() + 100 * HOUR_MS) },
  });
  expect((await call('editRecurring', edit())).status).toBe(200);
  const edited = await recurring();
  expect(edited?.decidedUntil.getTime()).toBeLessThanOrEqual(Date.now());
  expect(edited?.nextAt?.getTime()).toBeLessThan(Date.now() + 24 * HOUR_MS);
});

test.each(['editRecurring', 'switchRecurring'])(
  'a run that waits for credit is not said to wait after %s',
  async (name) => {
    const { call, orgID, recurring, run } = await recurringScene({ ...DAILY });
    const [next] = nextRuns((await recurring()) as RecurringDelivery, new Date(), 1);
    const date = next?.date ?? '';
    const path = recurringRuns.document(orgID, 'r'.repeat(20), date);
    await put(path, { id: date, pickup_time: next?.pickup, state: 'waiting', reason: 'credit' });
    await call(name, name === 'editRecurring' ? edit() : { status: 'paused' });
    expect(await run(date)).toBeUndefined();
  },
);

test.each(['editRecurring', 'switchRecurring'])(
  'a run that was missed before %s is told, and not hidden by it',
  async (name) => {
    const { call, orgID, recurring, run } = await recurringScene({
      ...DAILY,
      decidedUntil: new Date(Date.now() - 72 * HOUR_MS),
    });
    const request = name === 'editRecurring' ? edit() : { status: 'paused' };
    expect((await call(name, request)).status).toBe(200);
    const missed = await eventsOf(orgID, 'recurring.missed');
    expect(missed).toHaveLength(3);
    const { date } = (await recurring())?.missed ?? { date: '' };
    expect(await run(date)).toMatchObject({ state: 'missed', reason: 'outage' });
  },
);

test('a paused one notes no next run, and what would have been meanwhile is not created after it is resumed', async () => {
  const { call, count, orgID, recurring } = await recurringScene({ ...DAILY });
  await call('switchRecurring', { status: 'paused' });
  await call('switchRecurring', { status: 'paused' });
  expect(await recurring()).toMatchObject({ status: 'paused' });
  expect((await recurring())?.nextAt).toBeUndefined();
  await database
    .doc(recurringDeliveries.document(orgID, 'r'.repeat(20)))
    .update({ decidedUntil: new Date(Date.now() - 72 * HOUR_MS) });
  await call('switchRecurring', { status: 'active' });
  expect((await recurring())?.decidedUntil.getTime()).toBeGreaterThan(Date.now() - HOUR_MS);
  expect(await eventsOf(orgID, 'recurring.missed')).toEqual([]);
  expect(await eventsOf(orgID, 'recurring.paused')).toHaveLength(1);
  expect(await count()).toBe(0);
});

test('a run to come is skipped and taken back, each told once', async () => {
  const { call, orgID, recurring } = await recurringScene({ ...DAILY });
  const before = await recurring();
  const [, run] = before ? nextRuns(before, new Date(), 2) : [];
  const skip = (isSkipped: boolean) => call('skipRun', { date: run?.date, isSkipped });
  await skip(true);
  expect((await skip(true)).status).toBe(200);
  expect((await recurring())?.skipped).toEqual([run?.date]);
  await skip(false);
  expect((await recurring())?.skipped).toEqual([]);
  expect((await recurring())?.nextAt).toEqual(before?.nextAt);
  expect(await eventsOf(orgID, 'recurring.runSkipped')).toHaveLength(1);
  expect(await eventsOf(orgID, 'recurring.runUnskipped')).toHaveLength(1);
});

test.each(['2020-01-01', '9999-12-31', '2026-02-30'])('%s is no run that can be skipped', async (date) => {
  const { call } = await recurringScene({ ...DAILY });
  expect(refusal(await call('skipRun', { date, isSkipped: true }))).toMatchObject({
    code: 'failed-precondition',
  });
});

test('a run whose delivery was created is not skipped any more', async () => {
  const { call, recurring } = await recurringScene({ ...DAILY });
  const before = await recurring();
  const [run] = before ? nextRuns(before, new Date(), 1) : [];
  await runAt(`${run?.date}T08:30`);
  const skip = () => call('skipRun', { date: run?.date, isSkipped: true });
  const noRun = { code: 'failed-precondition', userMessage: expect.stringContaining('cancel the delivery') };
  expect(refusal(await skip())).toMatchObject(noRun);
  // Of the same day, at a later hour.
  await call('editRecurring', edit({ time: '23:59' }));
  expect(refusal(await skip())).toMatchObject(noRun);
});

test('a run more than may be skipped ahead is refused', async () => {
  const skipped = Array.from({ length: SKIPPED_LIMIT }, (_, index) => `2099-01-${index}`);
  const { call, recurring } = await recurringScene({ ...DAILY, skipped });
  const before = await recurring();
  const [run] = before ? nextRuns(before, new Date(), 1) : [];
  const answer = await call('skipRun', { date: run?.date, isSkipped: true });
  expect(refusal(answer)).toMatchObject({ code: 'resource-exhausted' });
});

test('a deleted one is gone, told once, and its deliveries stay', async () => {
  const { call, count, orgID, recurring } = await recurringScene();
  await runAt('2026-11-22T20:30');
  await call('deleteRecurring');
  expect((await call('deleteRecurring')).status).toBe(200);
  expect(await recurring()).toBeUndefined();
  expect(await count()).toBe(1);
  expect(await eventsOf(orgID, 'recurring.deleted')).toHaveLength(1);
});
