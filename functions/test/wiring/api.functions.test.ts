import { randomUUID } from 'node:crypto';
import { API_LIMITS, openApiDocument } from '@fleetfoot/shared/api';
import { deliveries } from '@fleetfoot/shared/model';
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
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    expect(refusalOf(await send(body, type))).toEqual({ code: 'content_type_unsupported' });
  }
  // Answered before the function runs.
  expect((await send(body, 'application/json; charset=latin1x')).status).toBe(415);
  for (const broken of ['{"external_id":', 'x', '"x"']) expect((await send(broken)).status).toBe(400);
  expect(await stored(orgID, deliveries)).toEqual([]);
});

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
