import { PRIVACY_CLOCK } from '@fleetfoot/shared/model/privacy/privacy';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { runPrivacyClock } from '../../src/privacy/privacy-clock';
import { callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { database } from '../world/data';
import { at, RECURRING_ID, recurringScene } from './recurring-scene';

const DAY_MS = 86_400_000;
const phoneNumber = '083 123 4567';

beforeEach(() => database.recursiveDelete(database.collection('Organizations')));

afterAll(() => database.terminate());

test('the recipient of one that runs is found and kept, with what to do; of a paused one it is erased', async () => {
  const { admin, call, orgID, recurring } = await recurringScene({
    starts: '2026-01-01',
    decidedUntil: new Date(),
  });
  const ask = (name: string, request: object = {}) =>
    callFunction(name, { orgID, phoneNumber, ...request }, admin.idToken);
  const find = async () => {
    const { body } = await ask('findPersonalData', { details: true });
    return (body.result as { readonly entries: readonly HeldEntry[] }).entries;
  };
  expect(await find()).toMatchObject([
    {
      ...{ kind: 'recurringDelivery', id: RECURRING_ID, label: 'Morning bread', as: 'Drop-off contact' },
      keptBecause: expect.stringContaining('Pause it first'),
      details: { 'delivery.dropoff.name': 'Lerato Dlamini' },
    },
  ]);
  expect((await ask('erasePersonalData')).body.result).toEqual({ erased: 0, more: false });
  await call('switchRecurring', { status: 'paused' });
  expect((await ask('erasePersonalData')).body.result).toEqual({ erased: 1, more: false });
  expect(await recurring()).toBeUndefined();
  expect(await find()).toEqual([]);
});

test('the clock deletes one that has created nothing for as long as details are kept, and no other', async () => {
  const since = at('2026-11-20T12:00');
  const night = (days: number) =>
    runPrivacyClock({ database, now: new Date(since.getTime() + days * DAY_MS), hasTime: () => true });
  const ended = { ends: '2026-11-20', decidedUntil: since, updated_at: since };
  const [over, paused, active] = [
    await recurringScene(ended),
    await recurringScene({ status: 'paused', decidedUntil: since, updated_at: since }),
    await recurringScene({ decidedUntil: since, updated_at: since }),
  ];
  await night(PRIVACY_CLOCK.usual - 0.1);
  expect([await over.recurring(), await paused.recurring()]).not.toContain(undefined);
  await night(PRIVACY_CLOCK.usual);
  expect([await over.recurring(), await paused.recurring()]).toEqual([undefined, undefined]);
  expect(await active.recurring()).toBeDefined();
  expect(await eventsOf(over.orgID, 'privacy.blanked')).toMatchObject([
    { object: { label: '1 recurring delivery' }, after: { recurringIDs: [RECURRING_ID] } },
  ]);
});
