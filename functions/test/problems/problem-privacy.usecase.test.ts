import { problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import type { HeldEntry } from '@fleetfoot/shared/operations';
import { problem } from '@fleetfoot/shared/testing/problem';
import { runPrivacyClock } from '../../src/privacy/privacy-clock';
import { answerProblem } from '../../src/problems/answer-problem';
import { callFunction } from '../client/in-process';
import { clockScene, daysAgo } from '../privacy/privacy-scene';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { somebody } from '../world/somebody';
import { putMember } from '../world/team';
import { problemOf, problemScene } from './problem-scene';

afterAll(() => database.terminate());

test('a thread about a delivery is found with its recipient, and goes with them', async () => {
  const {
    orgID,
    report,
    write,
    problem: stored,
  } = await problemScene({ pickup_time: daysAgo(3), status_times: {} });
  await report({ note: 'Lerato never got it' });
  await write('Lerato called again', 0);
  const admin = somebody();
  await putMember(orgID, admin, 'Admin');
  const ask = async (name: string, request: object = {}) => {
    const asked = { orgID, phoneNumber: '083 123 4567', ...request };
    return (await callFunction(name, asked, admin.idToken)).body.result;
  };
  const { entries } = (await ask('findPersonalData', { details: true })) as {
    readonly entries: readonly HeldEntry[];
  };
  const [found] = entries.filter(({ kind }) => kind === 'problem');
  expect(found).toMatchObject({ id: 'd1.1', label: 'PO-d1', details: { note: 'Lerato never got it' } });
  expect(found?.details?.['messages']).toContain('Lerato called again');
  expect(await ask('erasePersonalData')).toEqual({ erased: 2, more: false });
  const left = await stored();
  expect(left).toMatchObject({ reason: 'damaged', note: '', messages: [{ text: '' }], state: 'closed' });
  expect(left?.blankedAt).toBeInstanceOf(Date);
  expect((await write('Again', 1)).status).toBe(400);
  const answer = answerProblem(
    database,
    { orgID, problemID: 'd1.1' },
    { text: 'Sorry, Lerato', seen: 1 },
    new Date(),
  );
  await expect(answer).rejects.toThrow('removed');
  const { docs } = await database.collection(problems.path(orgID)).get();
  expect(JSON.stringify(docs.map((document) => document.data()))).not.toContain('Lerato');
});

const run = () => runPrivacyClock({ database, now: new Date(), hasTime: () => true });

test('a thread goes with the details of its delivery by the clock, unless that is held', async () => {
  const {
    orgID,
    report,
    problem: stored,
  } = await problemScene({ pickup_time: daysAgo(100), status_times: {} });
  await report({ note: 'Lerato never got it' });
  const hold = privacyHolds.document(orgID, 'd1');
  await put(hold, { id: 'd1', at: new Date() });
  await run();
  expect(await stored()).toMatchObject({ state: 'open', note: 'Lerato never got it' });
  await database.doc(hold).delete();
  await run();
  expect(await stored()).toMatchObject({ state: 'closed', note: '', blankedAt: expect.any(Date) });
});

test('queries of downtime go when nobody has written for as long as details are kept', async () => {
  const { orgID } = await clockScene(30);
  const subject = 'kota.2026-07.d0';
  const about = { kind: 'downtime', subject, chargeID: 'kota.2026-07', label: 'CA 2 GP' } as const;
  const store = (number: number, updatedAt: Date) => {
    const id = problemID(subject, number);
    const messages = [{ by: 'provider', text: 'Ask Lerato', at: updatedAt }];
    return put(problems.document(orgID, id), problem({ ...about, id, messages, updatedAt }));
  };
  await Promise.all([store(1, daysAgo(40)), store(2, daysAgo(30)), store(3, daysAgo(29.9))]);
  await run();
  const shown = async (number: number) => problemOf(orgID, problemID(subject, number));
  for (const number of [1, 2]) {
    expect(await shown(number)).toMatchObject({ state: 'closed', note: '', messages: [{ text: '' }] });
  }
  expect(await shown(3)).toMatchObject({ state: 'open', messages: [{ text: 'Ask Lerato' }] });
  const before = await shown(1);
  await run();
  expect(await shown(1)).toEqual(before);
  expect(await eventsOf(orgID, 'privacy.blanked')).toMatchObject([
    { object: { label: '2 queries of downtime' }, after: { keepDays: 30 } },
  ]);
});
