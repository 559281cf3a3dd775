import { randomUUID } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { API_LIMITS, openApiDocument } from '@fleetfoot/shared/api';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { asDelivery, order, refusalOf } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { logOf, stored } from '../api/stored';
import type { ApiAnswer } from '../client/answer';
import { addressOf, api } from '../client/http';
import { database } from '../world/data';
import { warmUp } from './warm-up';

jest.setTimeout(240_000);

function create(key: string, body: unknown, idempotencyKey: string = randomUUID()): Promise<ApiAnswer> {
  return api('POST', '/deliveries', { key, body, headers: { 'idempotency-key': idempotencyKey } });
}

test('a delivery is created, read, listed and cancelled, and the log names the requests', async () => {
  const { orgID, live } = await apiScene();
  const created = await create(live, order('W-1'));
  expect(created.status).toBe(201);
  expect(created.headers.get('cache-control')).toBe('no-store');
  expect(created.headers.get('x-content-type-options')).toBe('nosniff');
  const delivery = asDelivery(created);
  expect(await api('GET', `/deliveries/${delivery.id}`, { key: live })).toMatchObject({ body: delivery });
  expect(await api('GET', '/deliveries', { key: live })).toMatchObject({
    body: { data: [delivery], has_more: false },
  });
  const cancelled = await api('POST', `/deliveries/${delivery.id}/cancel`, { key: live });
  expect([cancelled.status, cancelled.body]).toEqual([200, { id: delivery.id, cancelled: true }]);
  expect(await stored(orgID, deliveries)).toEqual([]);
  expect((await logOf(orgID)).map(({ target }) => target)).toEqual([
    '/v1/deliveries',
    `/v1/deliveries/${delivery.id}`,
    '/v1/deliveries',
    `/v1/deliveries/${delivery.id}/cancel`,
  ]);
});

test('a request without a key, or with a garbage key, is refused', async () => {
  const missing = await api('GET', '/deliveries');
  expect(refusalOf(missing)).toEqual({ code: 'key_missing' });
  expect(missing.headers.get('www-authenticate')).toBe('Bearer');
  const headers = { authorization: 'Bearer ' };
  expect(refusalOf(await api('GET', '/deliveries', { headers }))).toEqual({ code: 'key_invalid' });
  expect(refusalOf(await api('GET', '/deliveries', { key: 'garbage' }))).toEqual({ code: 'key_invalid' });
});

test('a body that is too large, of another type or broken is refused', async () => {
  const { orgID, live } = await apiScene();
  const send = (text: string, type = 'application/json') =>
    api('POST', '/deliveries', {
      key: live,
      text,
      headers: { 'idempotency-key': 'k', 'content-type': type },
    });
  const large = JSON.stringify(order('x'.repeat(API_LIMITS.bodyBytes)));
  expect(refusalOf(await send(large))).toEqual({ code: 'body_too_large' });
  const body = JSON.stringify(order('B-1'));
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1x'];
  for (const type of [...types, 'application/json;;', '%']) {
    expect(refusalOf(await send(body, type))).toEqual({ code: 'content_type_unsupported' });
  }
  for (const broken of ['{"external_id":', 'x', '"x"', '\ufeff', '{}{}']) {
    expect(refusalOf(await send(broken))).toEqual({ code: 'request_invalid' });
  }
  expect(await stored(orgID, deliveries)).toEqual([]);
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(64_000_000, ' '))],
  ['br', brotliCompressSync(Buffer.from('{}'))],
  ['deflate', deflateSync(Buffer.from('{}'))],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['gzip, identity', Buffer.from('{}')],
])('a body with Content-Encoding %s is refused, whoever sends it', async (encoding, packed) => {
  const { orgID, live } = await apiScene();
  for (const authorization of [{ authorization: `Bearer ${live}` }, {}]) {
    const answer = await fetch(`${addressOf('v1')}/deliveries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding, ...authorization },
      body: packed,
    });
    const { status, headers } = answer;
    expect(refusalOf({ status, headers, body: await answer.json() })).toEqual({
      code: 'content_type_unsupported',
    });
  }
  expect(await stored(orgID, deliveries)).toEqual([]);
});

test('a body of forty megabytes is refused as too large, with or without its length', async () => {
  const { live } = await apiScene();
  const part = new Uint8Array(1_000_000).fill(0x20);
  const parts = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < 40; sent += 1) controller.enqueue(part);
      controller.close();
    },
  });
  for (const body of [new Uint8Array(40_000_000), parts]) {
    const answer = await fetch(`${addressOf('v1')}/deliveries`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { authorization: `Bearer ${live}`, 'content-type': 'application/json' },
    } as RequestInit);
    const { status, headers } = answer;
    expect(refusalOf({ status, headers, body: await answer.json() })).toEqual({ code: 'body_too_large' });
  }
});

// A broken escape is refused by the emulator itself, before any process of a function.
test.each(['//', '/\\', '/nothing?x=%', '/deliveries/__a__/x', '/deliveries/%20'])(
  'the address %s leads nowhere',
  async (path) => {
    const { live } = await apiScene();
    for (const method of ['GET', 'POST']) {
      expect(refusalOf(await api(method, path, { key: live }))).toEqual({ code: 'route_not_found' });
    }
  },
);

test('a method that an address does not take is answered with those it does', async () => {
  const { live } = await apiScene();
  const answer = await api('PUT', '/deliveries', { key: live });
  expect(refusalOf(answer)).toEqual({ code: 'method_not_allowed' });
  expect(answer.headers.get('allow')).toBe('POST, GET');
});

test('a request from a browser is refused, without CORS headers', async () => {
  const { live } = await apiScene();
  const origin = 'https://shop.example.com';
  const answer = await api('GET', '/deliveries', { key: live, headers: { origin } });
  expect(refusalOf(answer)).toEqual({ code: 'browser_not_allowed' });
  const asked = await fetch(`${addressOf('v1')}/deliveries`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'GET' },
  });
  for (const { headers } of [answer, asked]) {
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('eight requests at once with one Idempotency-Key, in processes of their own, make one delivery', async () => {
  await warmUp(8);
  const { orgID, live } = await apiScene();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => create(live, order('I-8'), idempotencyKey)),
  );
  const done = answers.filter(({ status }) => status === 201);
  expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(refusalOf(answer)).toEqual({ code: 'idempotency_key_in_use' });
  }
  expect(await stored(orgID, deliveries)).toHaveLength(1);
});

test('the document is served to everybody, as the schemas have it', async () => {
  const { status, headers, body } = await api('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

afterAll(() => database.terminate());
