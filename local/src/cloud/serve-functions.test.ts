import type { AddressInfo } from 'node:net';
import { emulatedEnvironment, serveFunctions } from './serve-functions';

const region = 'africa-south1';
const scheduled: string[] = [];

let close: () => void;
let base: string;

beforeAll(async () => {
  Object.assign(process.env, emulatedEnvironment('demo'));
  // firebase-functions reads the environment and the console's methods when it loads.
  for (const level of ['debug', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
  const { HttpsError, onCall, onRequest } = await import('firebase-functions/v2/https');
  const { onSchedule } = await import('firebase-functions/v2/scheduler');

  const echo = onRequest({ region }, (request, response) => {
    const { method, path, query, body, rawBody } = request;
    response.json({ method, path, query, body, raw: rawBody?.toString('hex') });
  });
  const whoami = onCall({ region }, ({ auth, data }) => {
    if (!auth?.uid) throw new HttpsError('unauthenticated', 'Sign in first.');
    return { uid: auth.uid, data };
  });
  const clock = onSchedule({ region, schedule: 'every 5 minutes' }, () => {
    scheduled.push('run');
  });
  const broken = onRequest({ region }, async () => {
    throw new Error('Nobody catches this.');
  });
  const { server } = await serveFunctions({ echo, whoami, clock, broken, stripe: { webhook: echo } }, 0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo/${region}`;
  close = () => server.close();
});
afterAll(() => close());

const post = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${base}/${name}`, { method: 'POST', body, headers });
const JSON_TYPE = { 'content-type': 'application/json' };

/** A token as the Auth emulator signs it: not at all. */
function tokenOf(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, aud: 'demo' })}.`;
}

test('a request arrives with its method, the path below its name, its query, and its body parsed and raw', async () => {
  const answer = await post('stripe-webhook/v1/x?page=2', '{"a": 1}', JSON_TYPE);
  expect(await answer.json()).toEqual({
    ...{ method: 'POST', path: '/v1/x', query: { page: '2' }, body: { a: 1 } },
    raw: Buffer.from('{"a": 1}').toString('hex'),
  });
});

test('bytes of any type arrive as they were sent', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0x00, 0x0a]);
  const answer = await post('echo', bytes, { 'content-type': 'image/jpeg' });
  expect(await answer.json()).toMatchObject({ path: '/', raw: 'ffd8000a' });
});

test('a callable function knows its caller by the token, and a token that is none by nobody', async () => {
  const call = (headers: Record<string, string>) =>
    post('whoami', '{"data":5}', { ...JSON_TYPE, ...headers });
  const known = await call({ authorization: `Bearer ${tokenOf('sipho')}` });
  expect(await known.json()).toEqual({ result: { uid: 'sipho', data: 5 } });
  for (const headers of [{}, { authorization: 'Bearer garbage' }]) {
    const unknown = await call(headers);
    expect([unknown.status, await unknown.json()]).toEqual([
      401,
      { error: { message: 'Sign in first.', status: 'UNAUTHENTICATED' } },
    ]);
  }
});

test('a preflight of any origin is answered', async () => {
  const headers = { origin: 'http://127.0.0.1:4000', 'access-control-request-method': 'POST' };
  const answer = await fetch(`${base}/whoami`, { method: 'OPTIONS', headers });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, headers.origin]);
});

test('a scheduled function runs at its numbered address', async () => {
  expect((await post('clock-0', '')).status).toBe(200);
  expect(scheduled).toEqual(['run']);
});

test('a function that fails answers 500, and the others go on', async () => {
  expect((await post('broken', '')).status).toBe(500);
  expect((await post('echo', '')).status).toBe(200);
});

test('a name that no function has, and another region, are refused with what there is', async () => {
  const unknown = await post('nothing', '');
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining('africa-south1/echo'),
  ]);
  const elsewhere = await fetch(base.replace(region, 'us-central1').concat('/echo'));
  expect(elsewhere.status).toBe(404);
});
