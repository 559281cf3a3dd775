import { PROBLEM_LIMIT, type Problem, problems } from '@fleetfoot/shared/model/delivery/problem';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { withDates } from '../../src/platform/stored';
import { callFunction } from '../client/in-process';
import { type Asked, askPage, trackingScene } from '../tracking/tracking-scene';
import { eventsOf } from '../world/audit';
import { database, read } from '../world/data';

const ID = 'd1.recipient.1';

afterAll(() => database.terminate());

async function recipientScene() {
  const found = await trackingScene();
  const { orgID, token, member } = found;
  return {
    ...found,
    send: (form: Readonly<Record<string, string>>, asked = token) =>
      askPage(asked, { page: '/problem', query: 'lang=en', form: { number: '1', ...form } }),
    report: (more: Readonly<Record<string, string>> = {}) =>
      askPage(token, {
        ...{ page: '/problem', query: 'lang=en' },
        form: { kind: 'report', number: '1', reason: 'damaged', text: '', ...more },
      }),
    page: async () => (await askPage(token, { page: '/problem', query: 'lang=en' })).body,
    problem: async (id = ID) => withDates(await read(problems.document(orgID, id))) as Problem | undefined,
    write: (text: string, seen: number) =>
      callFunction('writeToProblem', { orgID, problemID: ID, text, seen }, member.idToken),
  };
}

test('a recipient reports, once, and both the page and the trail say so', async () => {
  const { orgID, report, page, problem, token, link } = await recipientScene();
  for (const _ of [1, 2]) {
    expect(await report({ text: ' The <bag> was wet ' })).toMatchObject({
      ...{ status: 303, headers: { Location: `/t/${token}/problem?lang=en&saved=problem` } },
    });
  }
  expect(await problem()).toMatchObject({
    ...{ id: ID, subject: 'd1', chargeID: 'd1', reason: 'damaged', note: 'The <bag> was wet' },
    ...{ state: 'open', reportedBy: 'recipient' },
  });
  expect(await link()).toMatchObject({ problems: 1 });
  expect(await eventsOf(orgID, 'delivery.problemReported')).toMatchObject([
    { actor: { kind: 'recipient', id: 'recipient' }, from: {} },
  ]);
  const shown = await page();
  expect(shown).toContain('The &lt;bag> was wet');
  expect(shown).toMatch(/We answer by \d\d \w{3} \d{4}, \d\d:\d\d/);
  const view = await askPage(token, { query: 'lang=en' });
  expect(view.body).toContain('<dt>Your problem</dt><dd>We answer by');
  expect(view.body).not.toContain('bag');
});

test('the recipient reads what the shop writes there, writes again, and sees nothing of what the shop reported', async () => {
  const { orgID, member, report, write, send, page, problem } = await recipientScene();
  const own = { orgID, deliveryID: 'd1', number: 1, reason: 'wrong_price', note: 'Shop only' };
  expect((await callFunction('reportProblem', own, member.idToken)).status).toBe(200);
  await report();
  expect((await write('We are looking', 0)).status).toBe(200);
  expect(await page()).toMatch(/The shop, .*We are looking/);
  expect((await send({ kind: 'write', seen: '0', text: 'Hello?' })).status).toBe(409);
  for (const _ of [1, 2]) expect((await send({ kind: 'write', seen: '1', text: 'Hello?' })).status).toBe(303);
  expect((await problem())?.messages.map(({ by, text }) => [by, text])).toEqual([
    [member.uid, 'We are looking'],
    ['recipient', 'Hello?'],
  ]);
  expect(await page()).not.toContain('Shop only');
});

test.each([
  ['no reason', { reason: '' }, 422, 'Choose what is wrong.'],
  ['the price', { reason: 'wrong_price' }, 422, 'Choose what is wrong.'],
  ['something else that is not said', { reason: 'other', text: ' ' }, 422, 'Enter something.'],
  ['a long text', { text: 'x'.repeat(501) }, 422, 'Use at most 500 characters.'],
  ['nothing that shows', { reason: 'other', text: '\u202e\u3164' }, 422, 'Enter something.'],
  ['a number that is not next', { number: '2' }, 409, 'This has changed meanwhile.'],
])('a report with %s is refused, and what was typed is kept', async (_, more, status, text) => {
  const { report, problem, link } = await recipientScene();
  const answer = await report({ text: 'Wet', ...more });
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(text)]);
  if (!('text' in more)) expect(answer.body).toContain('>Wet</textarea>');
  expect(await problem()).toBeUndefined();
  expect((await link())?.problems).toBeUndefined();
});

test.each([
  ['another kind', { kind: 'close', text: 'x' }],
  ['no text', { kind: 'report', reason: 'late' }],
  ['a number that is none', { kind: 'report', reason: 'late', text: '', number: '1e3' }],
  ['a text that no field takes', { kind: 'write', seen: '0', text: 'x'.repeat(2_001) }],
])('a form with %s changes nothing', async (_, form) => {
  const { send, problem } = await recipientScene();
  expect((await send(form as Readonly<Record<string, string>>)).status).toBe(400);
  expect(await problem()).toBeUndefined();
});

test('a link that is revoked reports nothing, and the next one shows the problem of the one before', async () => {
  const { report, revoke, give, send, token, page } = await recipientScene();
  await report({ text: 'Wet' });
  await revoke();
  expect((await send({ kind: 'write', seen: '0', text: 'x' })).status).toBe(404);
  const next = await give();
  expect(next).not.toBe(token);
  expect((await askPage(next, { page: '/problem' })).body).toContain('Wet');
  expect(await page()).toContain('This link does not work');
});

test('a closed page reports nothing', async () => {
  const { token, problem } = await recipientScene();
  const answer = await askPage(token, {
    ...{ page: '/problem', now: new Date(Date.now() + 3 * 86_400_000) },
    form: { kind: 'report', number: '1', reason: 'late', text: '' },
  });
  expect(answer.status).toBe(410);
  expect(await problem()).toBeUndefined();
});

test('a report is read, and nothing sent, for two days after its answer was due or came', async () => {
  const { orgID, path, report, problem, token } = await recipientScene();
  await report({ text: 'Wet' });
  const { dueAt } = (await problem()) as Problem;
  const daysLater = (days: number) => new Date(dueAt.getTime() + days * 86_400_000);
  const ask = (days: number, more: Asked = {}) =>
    askPage(token, { page: '/problem', query: 'lang=en', now: daysLater(days), ...more });
  const shown = await ask(1.9);
  expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('Wet') });
  expect(shown.body).not.toMatch(/<form|Back/);
  const form = { kind: 'write', number: '1', seen: '0', text: 'Hello?' };
  expect((await ask(1.9, { form })).status).toBe(410);
  expect(await ask(1.9, { page: '' })).toMatchObject({
    ...{ status: 410, body: expect.stringMatching(/<a href="[^"]*\/problem\?lang=en">Your problem/) },
  });
  for (const page of ['', '/problem'] as const) {
    const answer = await ask(2.1, { page });
    expect([answer.status, answer.body]).toEqual([410, expect.not.stringContaining('Your problem')]);
  }
  await database.doc(problems.document(orgID, ID)).update({ state: 'answered', answeredAt: daysLater(4) });
  expect((await ask(5.9)).status).toBe(200);
  expect((await ask(6.1)).status).toBe(410);
  await database.doc(path).update({ blanked_at: new Date() });
  expect((await ask(5.9)).status).toBe(410);
});

test('an old form that is sent again leaves the link at the one that was reported last', async () => {
  const { orgID, report, problem, link, page } = await recipientScene();
  await report({ text: 'Wet' });
  await database.doc(problems.document(orgID, ID)).update({ state: 'closed' });
  await report({ number: '2', reason: 'late', text: 'And late' });
  expect((await report({ text: 'Wet' })).status).toBe(303);
  expect(await link()).toMatchObject({ problems: 2 });
  expect(await page()).toContain('And late');
  expect(await problem('d1.recipient.2')).toMatchObject({ state: 'open' });
});

test('two reports at once are one problem, and there are so many at most', async () => {
  const { orgID, report, problem, page, token } = await recipientScene();
  const answers = await Promise.all([report({ text: 'Wet' }), report({ text: 'Torn' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  const last = `d1.recipient.${PROBLEM_LIMIT}`;
  await database.doc(problems.document(orgID, last)).set({ ...(await problem()), id: last, state: 'closed' });
  await database.doc(trackingLinks.document(orgID, 'd1')).update({ problems: PROBLEM_LIMIT });
  expect(await page()).not.toContain('<form');
  const form = { kind: 'report', number: String(PROBLEM_LIMIT + 1), reason: 'late', text: '' };
  expect((await askPage(token, { page: '/problem', form })).status).toBe(409);
});
