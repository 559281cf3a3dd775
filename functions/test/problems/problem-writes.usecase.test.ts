import { downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { PROBLEM_LIMIT, PROBLEM_MESSAGES, problems } from '@fleetfoot/shared/model/delivery/problem';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { refusal } from '../client/answer';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { somebody } from '../world/somebody';
import { problemScene } from './problem-scene';

afterAll(() => database.terminate());

test('a member reports a problem, once, with its clock and without its note in the trail', async () => {
  const { report, problem, member, orgID, path, count } = await problemScene();
  for (const _ of [1, 2]) expect((await report({ note: ' The bag was wet ' })).status).toBe(200);
  const found = await problem();
  expect(found).toMatchObject({
    ...{ id: 'd1.1', kind: 'delivery', subject: 'd1', chargeID: 'd1', label: 'PO-d1', reason: 'damaged' },
    ...{ note: 'The bag was wet', state: 'open', messages: [], reportedBy: member.uid },
  });
  expect(found?.dueAt.getTime()).toBeGreaterThan(Date.now());
  expect(await count()).toBe(1);
  const told = await eventsOf(orgID, 'delivery.problemReported');
  expect(told).toMatchObject([
    {
      actor: { id: member.uid },
      object: { id: 'd1', label: 'PO-d1', path },
      after: { problemID: 'd1.1', reason: 'damaged', state: 'open' },
    },
  ]);
  expect(JSON.stringify(told)).not.toContain('wet');
});

test('of two members who report at once one does, and the other is told', async () => {
  const { report, count } = await problemScene();
  const answers = await Promise.all([report({ note: 'Wet' }), report({ note: 'Torn' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await count()).toBe(1);
});

test.each([
  ['a number that is not next', { number: 2 }, 'failed-precondition'],
  ['a reason that there is not', { reason: 'did_ride' }, 'invalid-argument'],
  ['something else that is not said', { reason: 'other' }, 'invalid-argument'],
  ['a long note', { note: 'x'.repeat(501) }, 'invalid-argument'],
  ['a delivery that there is not', { deliveryID: 'd2' }, 'not-found'],
])('a report with %s is refused', async (_, more, code) => {
  const { report, count } = await problemScene();
  expect(refusal(await report(more))).toMatchObject({ code });
  expect(await count()).toBe(0);
});

test('the details of a delivery that were removed are written about no more', async () => {
  const { report, count } = await problemScene({ blanked_at: new Date() });
  expect(refusal(await report())).toMatchObject({ code: 'failed-precondition' });
  expect(await count()).toBe(0);
});

test('another problem is reported once the one before is closed, and so often', async () => {
  const { report, close, orgID, problem } = await problemScene();
  await report();
  expect(refusal(await report({ number: 2 }))).toMatchObject({ code: 'failed-precondition' });
  for (const _ of [1, 2]) expect((await close()).status).toBe(200);
  expect(await eventsOf(orgID, 'delivery.problemClosed')).toHaveLength(1);
  expect((await report({ number: 2, reason: 'late' })).status).toBe(200);
  expect(await problem('d1.2')).toMatchObject({ reason: 'late', state: 'open' });
  await put(problems.document(orgID, `d1.${PROBLEM_LIMIT}`), {
    ...(await problem('d1.2')),
    state: 'closed',
  });
  expect(refusal(await report({ number: PROBLEM_LIMIT + 1 }))).toMatchObject({ code: 'resource-exhausted' });
});

test('messages come in their order, each once, and the clock of an open problem runs on', async () => {
  const { report, write, problem, member, orgID } = await problemScene();
  await report();
  const { dueAt } = (await problem()) ?? {};
  for (const _ of [1, 2]) expect((await write('Any news?', 0)).status).toBe(200);
  expect(refusal(await write('Hello?', 0))).toMatchObject({
    code: 'failed-precondition',
    userMessage: expect.stringMatching(/Someone else wrote/),
  });
  expect(refusal(await write('  ', 1))).toMatchObject({ code: 'invalid-argument' });
  expect(await problem()).toMatchObject({
    ...{ state: 'open', dueAt, messages: [{ by: member.uid, text: 'Any news?' }] },
  });
  expect(await eventsOf(orgID, 'delivery.problemWritten')).toHaveLength(1);
});

test('a message to an answered problem opens it again, with a clock of its own', async () => {
  const { report, write, problem, orgID } = await problemScene();
  await report();
  const before = new Date('2026-01-05T10:00:00Z');
  await database.doc(problems.document(orgID, 'd1.1')).update({ state: 'answered', dueAt: before });
  expect((await write('That is not so.', 0)).status).toBe(200);
  const { state, dueAt = before } = (await problem()) ?? {};
  expect([state, dueAt > before]).toEqual(['open', true]);
});

test('a problem takes so many messages, and none once it is closed', async () => {
  const { report, write, close, problem, member, orgID } = await problemScene();
  await report();
  const messages = Array.from({ length: PROBLEM_MESSAGES }, () => ({
    ...{ by: member.uid, text: 'x', at: new Date() },
  }));
  await database.doc(problems.document(orgID, 'd1.1')).update({ messages });
  expect(refusal(await write('y', PROBLEM_MESSAGES))).toMatchObject({ code: 'resource-exhausted' });
  await close();
  expect(refusal(await write('y', PROBLEM_MESSAGES))).toMatchObject({ code: 'failed-precondition' });
  expect((await problem())?.messages).toHaveLength(PROBLEM_MESSAGES);
});

test.each([
  ['reportProblem', { deliveryID: 'd1', number: 2, reason: 'late', note: '' }],
  [
    'queryDowntime',
    { campaignID: 'c1', reportID: 'r1', lineID: 'l1', number: 1, reason: 'other', note: 'x' },
  ],
  ['writeToProblem', { problemID: 'd1.1', text: 'x', seen: 0 }],
  ['closeProblem', { problemID: 'd1.1' }],
])('%s is refused to strangers and to members who were removed', async (name, request) => {
  const { report, call, member, orgID, problem } = await problemScene();
  await report();
  const before = await problem();
  expect(refusal(await call(name, request, somebody()))).toMatchObject({ code: 'permission-denied' });
  await database.doc(teamMembers.document(orgID, member.uid)).delete();
  expect(refusal(await call(name, request))).toMatchObject({ code: 'permission-denied' });
  expect(await problem()).toEqual(before);
});

test('a line of downtime is queried, and a line that there is not is not', async () => {
  const { call, orgID, problem } = await problemScene();
  await put(reports.document(orgID, 'c1', 'r1'), {
    ...{ monthYear: 'October2026', monthYearInt: 202_610, month: 10, year: 2026 },
    ...{ totalDistance: 1, totalTime: 1, estImpressions: 1 },
  });
  await put(downtimeLines.document(orgID, 'c1', 'r1', 'l1'), { regNo: 'ND 123-456' });
  const typed = { reason: 'did_ride', note: '', day: '2026-10-31' };
  const request = { campaignID: 'c1', reportID: 'r1', number: 1, ...typed };
  expect((await call('queryDowntime', { ...request, lineID: 'l1' })).status).toBe(200);
  expect(await problem('c1.2026-10.l1.1')).toMatchObject({
    ...{ kind: 'downtime', chargeID: 'c1.2026-10', label: 'ND 123-456', ...typed },
  });
  expect(await eventsOf(orgID, 'downtime.queried')).toMatchObject([
    { object: { id: 'c1', label: 'ND 123-456' } },
  ]);
  expect(refusal(await call('queryDowntime', { ...request, lineID: 'l2' }))).toMatchObject({
    code: 'not-found',
  });
  // The month of the report has no such day.
  for (const day of ['2026-11-01', '2026-10-32', '2026-09-30']) {
    expect(refusal(await call('queryDowntime', { ...request, lineID: 'l1', number: 2, day }))).toMatchObject({
      code: 'invalid-argument',
    });
  }
  expect((await database.collection(auditEvents.path(orgID)).get()).size).toBe(1);
});
