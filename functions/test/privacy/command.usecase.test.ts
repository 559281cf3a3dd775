import { privacyRequests } from '@fleetfoot/shared/model/privacy/privacy';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { answerQuestion, parseQuestion } from '../../src/privacy/command';
import { database } from '../world/data';
import { list } from '../world/team';
import { clockScene, daysAgo, putDelivery } from './privacy-scene';

/** A number of this file alone: the command looks into every organisation of the project. */
const NUMBER = '+27839990001';

test('the command line names a number and one organisation, or all', () => {
  const ask = (line: string) => parseQuestion(line.split(' '));
  expect(ask('--number 0839990001 --organisation a')).toEqual({ number: NUMBER, orgID: 'a', erase: false });
  expect(ask('--number +27839990001 --all --erase')).toEqual({
    number: NUMBER,
    orgID: undefined,
    erase: true,
  });
  for (const line of ['--number 0839990001', '--all', '--number 0839990001 --all --organisation a', '--x']) {
    expect(() => ask(line)).toThrow();
  }
  expect(() => ask('--number 12 --all')).toThrow('no telephone number');
});

test('every organisation is asked, erases what it may, and keeps that the operator asked', async () => {
  const [here, there] = await Promise.all([clockScene(), clockScene()]);
  const changes = { dropoff_phone_number: NUMBER, pickup_time: daysAgo(3) };
  await Promise.all([here, there].map(({ orgID }) => putDelivery(orgID, 'd', changes)));
  const question = { number: NUMBER, orgID: undefined, erase: false };
  const found = await answerQuestion(database, question);
  expect(found.answers.map(({ organization }) => organization).sort()).toEqual(
    [here.orgID, there.orgID].sort(),
  );
  expect(found.answers[0]?.entries[0]?.details).toMatchObject({ dropoff_name: 'Lerato Dlamini' });
  const one = await answerQuestion(database, { ...question, orgID: here.orgID, erase: true });
  expect(one.answers).toMatchObject([{ organization: here.orgID, erased: 1 }]);
  expect((await answerQuestion(database, question)).answers).toMatchObject([{ organization: there.orgID }]);
  const kept = Object.values(await list(here.orgID, privacyRequests)) as { kind: string; by: string }[];
  expect(kept.map(({ kind, by }) => `${kind} ${by}`).sort()).toEqual([
    'erased operator',
    'exported operator',
    'exported operator',
    'exported operator',
  ]);
  const events = Object.values(await list(here.orgID, auditEvents)) as { actor: object }[];
  expect(events.every(({ actor }) => 'kind' in actor && actor.kind === 'system')).toBe(true);
});

afterAll(() => database.terminate());
