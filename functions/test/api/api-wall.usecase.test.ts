import { randomUUID } from 'node:crypto';
import { API_LIMITS, type ApiError } from '@fleetfoot/shared/api';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { asDelivery, create, order, refusalOf } from '../api/api-client';
import { apiScene, keyPath, newKey, putKey } from '../api/api-scene';
import { logOf, stored } from '../api/stored';
import { api } from '../client/in-process';
import { database, read } from '../world/data';

jest.setTimeout(240_000);

describe('a key', () => {
  test.each<[string, () => Promise<Record<string, string>> | Record<string, string>, string]>([
    ['missing', () => ({}), 'key_missing'],
    ['empty', () => ({ authorization: 'Bearer ' }), 'key_invalid'],
    ['garbage', () => ({ authorization: 'Bearer garbage' }), 'key_invalid'],
    ['unknown', () => ({ authorization: `Bearer ${newKey('live')}` }), 'key_invalid'],
    [
      'sent by another scheme',
      async () => ({ authorization: `Basic ${(await apiScene()).live}` }),
      'key_invalid',
    ],
    [
      'longer than the real one',
      async () => ({ authorization: `Bearer ${(await apiScene()).live}x` }),
      'key_invalid',
    ],
  ])('a key that is %s is refused', async (_, headersOf, code) => {
    const headers = await headersOf();
    const answer = await api('GET', '/deliveries', { headers });
    expect(refusalOf(answer)).toEqual({ code });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('an expired key is refused as expired; a key works until its expiry', async () => {
    const { orgID } = await apiScene();
    const old = await putKey(orgID, 'live', new Date(Date.now() - 1000));
    const leaving = await putKey(orgID, 'live', new Date(Date.now() + 60_000));
    expect(refusalOf(await api('GET', '/deliveries', { key: old }))).toEqual({ code: 'key_expired' });
    expect((await api('GET', '/deliveries', { key: leaving })).status).toBe(200);
    // Its organisation sees that the old one is still in use.
    expect(await logOf(orgID)).toMatchObject([
      { status: 401, code: 'key_expired', keyEnding: old.slice(-4) },
      { status: 200, keyEnding: leaving.slice(-4) },
    ]);
  });

  test('only the hash of a key is stored', async () => {
    const { live, orgID } = await apiScene();
    expect(await read(keyPath(live))).toEqual({ orgID, mode: 'live' });
  });
});

describe('a request', () => {
  test('a body that is too large, of another type or broken is refused', async () => {
    const { orgID, live } = await apiScene();
    const headers = { 'idempotency-key': 'k' };
    const send = (text: string, type = 'application/json') =>
      api('POST', '/deliveries', { key: live, text, headers: { ...headers, 'content-type': type } });
    const large = JSON.stringify(order('x'.repeat(API_LIMITS.bodyBytes)));
    expect(refusalOf(await send(large))).toEqual({ code: 'body_too_large' });
    const body = JSON.stringify(order('B-1'));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1x',
    ]) {
      expect(refusalOf(await send(body, type))).toEqual({ code: 'content_type_unsupported' });
    }
    for (const broken of ['[]', '{"external_id":', 'x', '"x"']) {
      expect(refusalOf(await send(broken))).toEqual({ code: 'request_invalid' });
    }
    expect(refusalOf(await api('POST', '/deliveries', { key: live, body: order('B-1') }))).toEqual({
      code: 'idempotency_key_missing',
      param: 'Idempotency-Key',
    });
    expect(refusalOf(await create(live, order('B-1'), 'two words'))).toEqual({
      code: 'request_invalid',
      param: 'Idempotency-Key',
    });
    expect(await stored(orgID, deliveries)).toEqual([]);
  });

  test.each([
    ['PUT', '/deliveries', 'method_not_allowed', 'POST, GET'],
    ['DELETE', '/deliveries/a', 'method_not_allowed', 'GET, PATCH'],
    ['PATCH', '/deliveries', 'method_not_allowed', 'POST, GET'],
    ['OPTIONS', '/deliveries', 'method_not_allowed', 'POST, GET'],
    ['GET', '/deliveries/a/cancel', 'method_not_allowed', 'POST'],
    ['GET', '/', 'route_not_found', null],
    ['GET', '/nothing', 'route_not_found', null],
  ])('%s %s is answered with %s', async (method, path, code, allow) => {
    const { live } = await apiScene();
    const answer = await api(method, path, { key: live });
    expect(refusalOf(answer)).toEqual({ code });
    expect(answer.headers.get('allow')).toBe(allow);
  });

  test('a request from a browser is refused, without CORS headers', async () => {
    const { live } = await apiScene();
    const answer = await api('GET', '/deliveries', {
      key: live,
      headers: { origin: 'https://shop.example.com' },
    });
    expect(refusalOf(answer)).toEqual({ code: 'browser_not_allowed' });
    const asked = await api('OPTIONS', '/deliveries', {
      headers: { origin: 'https://shop.example.com', 'access-control-request-method': 'GET' },
    });
    for (const { headers } of [answer, asked]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('a log entry has no body, query or key of its request', async () => {
    const { orgID, live, test: testKey } = await apiScene();
    const { id } = asDelivery(await create(live, order('LOG-1')));
    await api('GET', '/deliveries?limit=1', { key: testKey });
    await api('GET', `/deliveries/${id}x`, { key: live });
    for (const path of ['/customers/Thandi', '/deliveries/0821234567/x', '/deliveries/0821234567']) {
      await api('GET', `${path}?Thandi=1`, { key: live });
    }
    const log = await logOf(orgID);
    expect(log).toMatchObject([
      {
        method: 'POST',
        route: '/v1/deliveries',
        target: '/v1/deliveries',
        status: 201,
        statusClass: '2xx',
        mode: 'live',
        code: '',
      },
      { method: 'GET', target: '/v1/deliveries', status: 200, mode: 'test' },
      {
        route: '/v1/deliveries/{id}',
        target: '/v1/deliveries/{id}',
        status: 404,
        statusClass: '4xx',
        code: 'delivery_not_found',
      },
      { route: '', target: '(other)', code: 'route_not_found' },
      { route: '', target: '(other)' },
      { target: '/v1/deliveries/{id}', code: 'request_invalid', wrongFields: ['(other)'] },
    ]);
    const text = JSON.stringify(log);
    for (const secret of [live, testKey, 'LOG-1', 'Lerato', '+2783', 'limit', 'Thandi', '0821234567'])
      expect(text).not.toContain(secret);
    expect(log.every(({ id: name }) => /^req_[0-9a-f]{24}$/.test(String(name)))).toBe(true);
  });
});

test('a log entry names the fields that were wrong, and nothing that was in them or that the API does not have', async () => {
  const { orgID, live } = await apiScene();
  const stop = { ...(order('x')['pickup'] as object), phone_number: '07x', '0831112222': 'Lerato' };
  const metadata = { 'thandi.m': 7 };
  const answer = await create(live, order('W-1', { pickup: stop, metadata, Sipho: 1 }));
  const { errors = [] } = (answer.body as ApiError).error;
  expect(errors.map(({ param }) => param).sort()).toEqual(
    ['Sipho', 'metadata.thandi.m', 'pickup.0831112222', 'pickup.phone_number'].sort(),
  );
  await api('POST', '/deliveries', { key: live, body: order('W-2') });
  await api('GET', '/deliveries?limit=0&Sipho=1', { key: live });
  const [ofBody, ofHeader, ofQuery] = (await logOf(orgID)).map(({ wrongFields }) => wrongFields);
  expect((ofBody as string[]).sort()).toEqual(
    ['(other)', 'metadata.(other)', 'pickup.(other)', 'pickup.phone_number'].sort(),
  );
  expect([ofHeader, ofQuery]).toEqual([['Idempotency-Key'], ['limit', '(other)']]);
});

describe('an Idempotency-Key', () => {
  test('a repeated key returns the same answer, with the fields in any order, and creates nothing', async () => {
    const { orgID, live } = await apiScene();
    const idempotencyKey = randomUUID();
    const first = await create(live, order('I-1'), idempotencyKey);
    const turned = Object.fromEntries(Object.entries(order('I-1')).reverse());
    const again = await create(live, turned, idempotencyKey);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(refusalOf(await create(live, order('I-2'), idempotencyKey))).toEqual({
      code: 'idempotency_key_reused',
    });
    expect(await stored(orgID, deliveries)).toHaveLength(1);
  });

  test('a key sent twenty times at once makes one delivery', async () => {
    const { orgID, live } = await apiScene();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(live, order('I-20'), idempotencyKey)),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(refusalOf(answer)).toEqual({ code: 'idempotency_key_in_use' });
    }
    const [delivery, ...others] = await stored(orgID, deliveries);
    expect(others).toEqual([]);
    expect(done.map((answer) => asDelivery(answer).id)).toEqual(done.map(() => delivery?.['id']));
    expect(await create(live, order('I-20'), idempotencyKey)).toMatchObject({
      status: 201,
      body: done[0]?.body,
    });
  });

  test('the key of a refused request is free again, and separate for live and test', async () => {
    const { orgID, live, test: testKey } = await apiScene();
    const idempotencyKey = randomUUID();
    expect((await create(live, order(''), idempotencyKey)).status).toBe(400);
    expect((await create(live, order('I-3'), idempotencyKey)).status).toBe(201);
    expect((await create(testKey, order('I-4'), idempotencyKey)).status).toBe(201);
    expect(await stored(orgID, deliveries)).toHaveLength(1);
    expect(await stored(orgID, testDeliveries)).toHaveLength(1);
  });

  test('a key belongs to one request of any kind', async () => {
    const { live } = await apiScene();
    const idempotencyKey = randomUUID();
    const { id } = asDelivery(await create(live, order('I-5'), idempotencyKey));
    const headers = { 'idempotency-key': idempotencyKey };
    expect(refusalOf(await api('POST', `/deliveries/${id}/cancel`, { key: live, headers }))).toEqual({
      code: 'idempotency_key_reused',
    });
    expect((await api('GET', `/deliveries/${id}`, { key: live })).status).toBe(200);
  });
});

test('a flood is limited, leaves few log entries, and does not affect other keys', async () => {
  const [flooded, calm] = [await apiScene(), await apiScene()];
  const window = () => Math.floor(Date.now() / 1000 / API_LIMITS.windowSeconds);
  const began = window();
  const answers: Awaited<ReturnType<typeof api>>[] = [];
  const refusals = () => answers.filter(({ status }) => status === 429);
  // A window may end within the flood, which then goes on in the next.
  while (refusals().length < 40 && answers.length < 5 * API_LIMITS.requests) {
    const ten = Array.from({ length: 10 }, () => api('GET', '/deliveries', { key: flooded.live }));
    answers.push(...(await Promise.all(ten)));
  }
  const refused = refusals();
  expect(refused.length).toBeGreaterThan(0);
  const windows = window() - began + 1;
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(
    windows * API_LIMITS.requests,
  );
  for (const answer of refused) {
    expect(refusalOf(answer)).toEqual({ code: 'rate_limited' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(API_LIMITS.windowSeconds);
  }
  const logged = (await logOf(flooded.orgID)).filter(({ status }) => status === 429);
  expect(logged.length).toBeLessThanOrEqual(windows);
  expect((await api('GET', '/deliveries', { key: flooded.test })).status).toBe(200);
  expect((await api('GET', '/deliveries', { key: calm.live })).status).toBe(200);
}, 120_000);

afterAll(() => database.terminate());
