import { DEFAULT_CREDIT_LIMIT } from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { deliveryIDOfRun } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { rounds } from '../depth';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { at, RECURRING_ID, recurringScene, runAt } from './recurring-scene';

const ROUNDS = rounds({ sample: 3, deep: 25 });

jest.setTimeout(600_000);

beforeEach(() => database.recursiveDelete(database.collection('Organizations')));

afterAll(() => database.terminate());

test('a run becomes a delivery twelve hours before its pickup, priced, on behalf of who set it up', async () => {
  const { delivery, member, orgID, run } = await recurringScene();
  await runAt('2026-11-22T20:29');
  expect(await delivery('2026-11-23')).toBeUndefined();
  await runAt('2026-11-22T20:30');
  expect(await delivery('2026-11-23')).toMatchObject({
    ...{ external_id: 'Morning bread 2026-11-23', urgency_level: 'scheduled', status: 'Created' },
    ...{ payment_status: 'Unpaid', created_by: member.uid, dropoff_phone_number: '+27831234567' },
    ...{ pickup_time: at('2026-11-23T08:30'), price: { total: expect.any(Number) } },
  });
  const id = deliveryIDOfRun(RECURRING_ID, '2026-11-23');
  expect(await run('2026-11-23')).toMatchObject({ state: 'created', deliveryID: id });
  const told = await eventsOf(orgID, 'delivery.created');
  expect(told).toMatchObject([
    {
      actor: { kind: 'system', id: 'recurring', name: 'Morning bread' },
      object: { id, label: 'Morning bread 2026-11-23', path: deliveries.document(orgID, id) },
      after: { recurringID: RECURRING_ID, onBehalfOf: member.uid },
    },
  ]);
  expect((await delivery('2026-11-23'))?.changeID).toBe(told[0]?.['id']);
});

test(`${ROUNDS} times runs of the scheduler at the same time, and again later, make one delivery`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { count, orgID } = await recurringScene();
    await Promise.all([runAt('2026-11-22T20:30'), runAt('2026-11-22T20:31'), runAt('2026-11-22T20:30')]);
    await runAt('2026-11-22T20:35');
    await runAt('2026-11-23T08:40');
    expect(await count()).toBe(1);
    expect(await eventsOf(orgID, 'delivery.created')).toHaveLength(1);
    await database.recursiveDelete(database.collection('Organizations'));
  }
});

test('a scheduler that comes late makes the delivery until a quarter of an hour after its pickup time', async () => {
  const { delivery } = await recurringScene();
  await runAt('2026-11-23T08:45');
  expect(await delivery('2026-11-23')).toBeDefined();
});

test('a run that nobody looked at in time is missed, says so once, and is not created later', async () => {
  const { count, orgID, recurring, run } = await recurringScene();
  await Promise.all([runAt('2026-11-24T09:00'), runAt('2026-11-24T09:00')]);
  await runAt('2026-11-24T09:05');
  for (const date of ['2026-11-23', '2026-11-24']) {
    expect(await run(date)).toMatchObject({ state: 'missed', reason: 'outage' });
  }
  expect(await count()).toBe(0);
  expect(await eventsOf(orgID, 'recurring.missed')).toHaveLength(2);
  expect((await recurring())?.missed).toMatchObject({ date: '2026-11-24', reason: 'outage' });
  // The one after it is made in its time.
  await runAt('2026-11-24T20:30');
  expect(await run('2026-11-25')).toMatchObject({ state: 'created' });
});

test('a run that was missed is made up for by an edit to a later time of its day, once', async () => {
  const { count, delivery, path, run } = await recurringScene();
  await runAt('2026-11-23T09:00');
  expect(await run('2026-11-23')).toMatchObject({ state: 'missed' });
  const edited = { time: '11:00', decidedUntil: at('2026-11-23T09:05'), nextAt: at('2026-11-23T09:05') };
  await database.doc(path).update(edited);
  await runAt('2026-11-23T09:10');
  expect(await delivery('2026-11-23')).toMatchObject({ pickup_time: at('2026-11-23T11:00') });
  expect(await run('2026-11-23')).toMatchObject({ state: 'created' });
  await database.doc(path).update({ ...edited, time: '12:00' });
  await runAt('2026-11-23T09:15');
  expect(await count()).toBe(1);
});

test('a delivery that was cancelled is not created again, also when its run was not noted', async () => {
  const { count, orgID, path, run } = await recurringScene();
  const id = deliveryIDOfRun(RECURRING_ID, '2026-11-23');
  await put(cancelledDeliveries.document(orgID, id), { id });
  await runAt('2026-11-22T20:30');
  expect(await count()).toBe(0);
  expect(await run('2026-11-23')).toMatchObject({ state: 'created', deliveryID: id });
  // The recurring delivery as it was before: the run is noted, and nothing is done twice.
  await database.doc(path).update({ decidedUntil: at('2026-11-20T12:00'), nextAt: at('2026-11-22T20:30') });
  await database.doc(cancelledDeliveries.document(orgID, id)).delete();
  await runAt('2026-11-22T20:35');
  expect(await count()).toBe(0);
});

test('a skipped day and a public holiday have no delivery, and each says why', async () => {
  const { count, recurring, run } = await recurringScene({
    ...{ starts: '2026-12-15', ends: '2026-12-16', skipped: ['2026-12-15'] },
  });
  await runAt('2026-12-15T08:29');
  expect(await run('2026-12-15')).toBeUndefined();
  await runAt('2026-12-16T08:30');
  expect(await run('2026-12-15')).toMatchObject({ state: 'skipped', reason: 'asked' });
  expect(await run('2026-12-16')).toMatchObject({ state: 'skipped', reason: 'holiday' });
  expect(await count()).toBe(0);
  const ended = await recurring();
  expect([ended?.skipped, ended?.nextAt]).toEqual([[], undefined]);
});

test('a public holiday has a delivery where that is settled', async () => {
  const { delivery } = await recurringScene({ starts: '2026-12-16', holidays: 'run' });
  await runAt('2026-12-16T08:30');
  expect(await delivery('2026-12-16')).toBeDefined();
});

test('a recurring delivery that is paused or has ended creates nothing', async () => {
  const paused = await recurringScene({ status: 'paused' });
  await database.doc(paused.path).update({ nextAt: at('2026-11-22T20:30') });
  const ended = await recurringScene({ ends: '2026-11-20' });
  await database.doc(ended.path).update({ nextAt: at('2026-11-22T20:30') });
  await runAt('2026-11-23T08:30');
  expect([await paused.count(), await ended.count()]).toEqual([0, 0]);
  expect((await paused.recurring())?.nextAt).toBeUndefined();
  expect(await runAt('2026-11-23T08:35')).toBe(0);
});

test('an organisation that owes too much gets the delivery once it has paid, or is told that it was missed', async () => {
  const { count, orgID, run } = await recurringScene();
  const owes = (amount: number) => put(owedForTrips.document(orgID), { amount });
  await owes(DEFAULT_CREDIT_LIMIT + 1);
  const measure = jest.fn(async () => 'unavailable' as const);
  await runAt('2026-11-22T20:30', { measure });
  expect(await run('2026-11-23')).toMatchObject({ state: 'waiting', reason: 'credit' });
  // A road is paid for.
  expect(measure).not.toHaveBeenCalled();
  await owes(0);
  await runAt('2026-11-22T20:35');
  expect(await run('2026-11-23')).toMatchObject({ state: 'created' });
  expect(await count()).toBe(1);
  await owes(DEFAULT_CREDIT_LIMIT + 1);
  await runAt('2026-11-24T08:00');
  await runAt('2026-11-24T08:50');
  expect(await run('2026-11-24')).toMatchObject({ state: 'missed', reason: 'credit' });
  expect(await count()).toBe(1);
});

test('a delivery whose road cannot be measured is created without a price', async () => {
  const { delivery } = await recurringScene();
  await runAt('2026-11-22T20:30', { measure: async () => 'unavailable' });
  expect(await delivery('2026-11-23')).toBeDefined();
  expect((await delivery('2026-11-23'))?.price).toBeUndefined();
});

test('a change while the road is measured leaves the new place without the price of the old one', async () => {
  const { delivery, path } = await recurringScene();
  await runAt('2026-11-22T20:30', {
    async measure() {
      await database.doc(path).update({ 'delivery.dropoff.address.coordinates.latitude': -33 });
      return { metres: 1_000, seconds: 60 };
    },
  });
  expect(await delivery('2026-11-23')).toMatchObject({ dropoff_latitude: -33 });
  expect((await delivery('2026-11-23'))?.price).toBeUndefined();
});

test('it goes on when who set it up has left the team', async () => {
  const { delivery, member, orgID } = await recurringScene();
  await database.doc(teamMembers.document(orgID, member.uid)).delete();
  await runAt('2026-11-22T20:30');
  expect(await delivery('2026-11-23')).toMatchObject({ created_by: member.uid });
});
