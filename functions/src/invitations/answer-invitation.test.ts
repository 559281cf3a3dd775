import { answerInvitation, type InvitationServices, newTries } from './answer-invitation';
import type { OpenedInvitation } from './find-invitation';

const TOKEN = 'abcdefghijklmnopqrstuv';
const opened: OpenedInvitation = {
  ...{ organizationName: 'Kota House', role: 'Member', invitedBy: 'Lerato Khumalo' },
  phoneNumber: '+27821234567',
};

let time = 0;

function services(change: Partial<InvitationServices> = {}): InvitationServices & { find: jest.Mock } {
  const find = jest.fn(async (token: string) => (token === TOKEN ? opened : undefined));
  return { find, tries: newTries(), now: () => time, onFailure: jest.fn(), ...change } as never;
}

function ask(at: InvitationServices, path = `/i/${TOKEN}`, method = 'GET', address = '203.0.113.7') {
  return answerInvitation(at, { method, path, address });
}

/** What a reader sees of a page. */
function textOf(html: string): string {
  return html
    .replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

beforeEach(() => {
  time = 0;
});

test('the page names the organisation, the role, who invited and the end of the number', async () => {
  const { status, headers, body } = await ask(services());
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(textOf(body)).toContain(
    'Join Kota House Lerato Khumalo invited you to the team of Kota House on Fleetfoot, as a Member. The invitation is for the mobile number ending in 567 .',
  );
  expect(body).not.toMatch(/821|1234567|abcdefghij/);
});

test('the page of somebody who has left does not name them', async () => {
  const find = async () => ({ ...opened, invitedBy: undefined, role: 'Admin' as const });
  const { body } = await ask(services({ find }));
  expect(textOf(body)).toContain('You are invited to the team of Kota House on Fleetfoot, as an Admin.');
});

test('names are shown as text, never as markup', async () => {
  const hostile = '</title><img src=x onerror="alert(1)">&amp;';
  const find = async () => ({ ...opened, organizationName: hostile, invitedBy: hostile });
  const { body } = await ask(services({ find }));
  expect(body).not.toMatch(/<img|<\/title><|onerror="/);
  expect(body).toContain('&lt;/title>&lt;img src=x onerror=&quot;alert(1)&quot;>&amp;amp;');
});

test('the page runs one script of this site and nothing else', async () => {
  const at = services();
  const { body } = await ask(at);
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body) ?? [];
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  const [, script = ''] = /<script src="([^"]+)" defer><\/script>/.exec(body) ?? [];
  expect(body.match(/<script/g)).toHaveLength(1);
  const answer = await ask(at, script);
  expect(answer.headers).toMatchObject({ 'Content-Type': 'text/javascript; charset=utf-8' });
  expect(answer.body).toContain('sessionStorage');
});

test('the first answer is small', async () => {
  expect((await ask(services())).body.length).toBeLessThan(8_192);
});

test('the whole number is answered only to a POST', async () => {
  const { status, headers, body } = await ask(services(), `/i/${TOKEN}`, 'POST');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'Content-Type': expect.stringContaining('json'),
  });
  expect(JSON.parse(body)).toEqual({
    number: '82 123 4567',
    organizationName: 'Kota House',
    ending: '567',
  });
});

test.each(['GET', 'HEAD', 'POST'])(
  '%s of what opens nothing is the same, whatever the reason',
  async (method) => {
    const answers = await Promise.all(
      ['/i/zzzzzzzzzzzzzzzzzzzzzz', '/i/', '/i', '/i/a/b', '/i/%00', `/i/${TOKEN}/`].map((path) =>
        ask(services(), path, method),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, headers: { 'X-Robots-Tag': 'noindex, nofollow' } });
    expect(textOf(answers[0]?.body ?? '')).toContain('This link opens no invitation');
  },
);

test('other methods are refused, and nothing is read for them', async () => {
  const at = services();
  expect(await ask(at, `/i/${TOKEN}`, 'DELETE')).toMatchObject({ status: 405 });
  expect(at.find).not.toHaveBeenCalled();
});

test('an address that tries what opens nothing has to wait, whatever it tries then', async () => {
  const at = services();
  for (let count = 0; count < 30; count += 1) {
    expect((await ask(at, `/i/${'z'.repeat(22)}`)).status).toBe(404);
  }
  const refused = await ask(at);
  expect(refused).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
  expect(await ask(at, `/i/${'z'.repeat(22)}`)).toEqual(refused);
  expect(at.find).toHaveBeenCalledTimes(30);
  expect((await ask(at, `/i/${TOKEN}`, 'GET', '198.51.100.1')).status).toBe(200);
  time = 60_000;
  expect((await ask(at)).status).toBe(200);
});

test('an address that opens an invitation again and again is not stopped', async () => {
  const at = services();
  for (let count = 0; count < 60; count += 1) expect((await ask(at)).status).toBe(200);
});

test('a database that cannot be read says so, and nothing else', async () => {
  const failure = new Error('Firestore: secret');
  const onFailure = jest.fn();
  const { status, body } = await ask(services({ find: () => Promise.reject(failure), onFailure }));
  expect(status).toBe(503);
  expect(textOf(body)).toContain('We cannot open this right now');
  expect(body).not.toContain('secret');
  expect(onFailure).toHaveBeenCalledWith(failure);
});
