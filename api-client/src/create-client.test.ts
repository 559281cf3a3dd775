import { ApiError, createClient } from './create-client';

interface Client {
  create(request: { body: object; idempotencyKey?: string }): Promise<unknown>;
  list(request?: { query?: Record<string, string | number | undefined> }): Promise<unknown>;
  get(request: { id: string }): Promise<unknown>;
}

const ROUTES = {
  create: { method: 'POST', path: '/deliveries', hasBody: true, isKeyed: true },
  list: { method: 'GET', path: '/deliveries', hasBody: false, isKeyed: false },
  get: { method: 'GET', path: '/deliveries/{id}', hasBody: false, isKeyed: false },
};

function setUp(answer: () => Response = () => Response.json({ id: 'made' })) {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>(async () => answer());
  const client = createClient<Client>(ROUTES, '/v1', {
    ...{ key: 'ff_test_x', origin: 'https://app.example.com' },
    fetch: send as unknown as typeof fetch,
  });
  const sent = () => {
    const [url, { method, headers, body }] = send.mock.calls.at(-1) ?? ['', {}];
    return { line: `${method} ${url}`, headers: headers as Record<string, string>, body };
  };
  return { client, sent };
}

test('a body is sent with the key and an Idempotency-Key, a new one each time unless one is given', async () => {
  const { client, sent } = setUp();
  expect(await client.create({ body: { a: 1 } })).toEqual({ id: 'made' });
  const first = sent();
  expect(first).toMatchObject({
    ...{ line: 'POST https://app.example.com/v1/deliveries', body: '{"a":1}' },
    headers: { Authorization: 'Bearer ff_test_x', 'Content-Type': 'application/json' },
  });
  await client.create({ body: {} });
  expect(sent().headers['Idempotency-Key']).not.toBe(first.headers['Idempotency-Key']);
  await client.create({ body: {}, idempotencyKey: 'mine' });
  expect(sent().headers['Idempotency-Key']).toBe('mine');
});

test('an id and a query are written as an address needs them, and what is undefined is left out', async () => {
  const { client, sent } = setUp();
  await client.get({ id: 'a/b' });
  expect(sent().line).toBe('GET https://app.example.com/v1/deliveries/a%2Fb');
  await client.list({
    query: { status: 'At drop-off', created_from: '2026-02-03T14:05:00+02:00', cursor: undefined },
  });
  expect(sent().line).toBe(
    'GET https://app.example.com/v1/deliveries?status=At+drop-off&created_from=2026-02-03T14%3A05%3A00%2B02%3A00',
  );
  await client.list();
  expect(sent()).toEqual({
    line: 'GET https://app.example.com/v1/deliveries',
    headers: { Authorization: 'Bearer ff_test_x' },
    body: undefined,
  });
});

test('a refusal is thrown with all that the API says of it', async () => {
  const errors = [{ param: 'pickup.name', message: 'This field is missing.' }];
  const error = {
    ...{ type: 'invalid_request', code: 'request_invalid', ...errors[0], errors, request_id: 'req_1' },
  };
  const headers = { 'retry-after': '5' };
  const { client } = setUp(() => Response.json({ error }, { status: 400, headers }));
  const failure = await client.create({ body: {} }).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    ...{
      status: 400,
      code: 'request_invalid',
      param: 'pickup.name',
      errors,
      requestID: 'req_1',
      retryAfter: 5,
    },
    message: 'This field is missing.',
  });
});

test("an answer that is not the API's is told by its status", async () => {
  const { client } = setUp(() => new Response('<html>', { status: 502 }));
  await expect(client.list()).rejects.toMatchObject({
    ...{ status: 502, code: '', errors: [], message: 'The API answered with 502.' },
  });
});
