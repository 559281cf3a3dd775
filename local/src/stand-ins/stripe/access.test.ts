import { CARDS, type OpenStripe, openStripe } from './testing/open-stripe';

let local: OpenStripe;
beforeAll(async () => {
  local = await openStripe();
});
afterAll(() => local.close());

test('a publishable key reads one intent, with its secret, and not whose it is', async () => {
  const stripe = local.client();
  const customer = (await stripe.customers.create({})).id;
  const intent = await stripe.setupIntents.create({ ...CARDS, customer, metadata: { organisation: '7' } });
  const path = `setup_intents/${intent.id}`;
  expect((await local.browser('GET', path)).status).toBe(400);
  expect((await local.browser('GET', path, { client_secret: `${intent.id}_secret_no` })).status).toBe(400);
  const read = await local.browser('GET', path, { client_secret: intent.client_secret ?? '' });
  expect(read).toMatchObject({ status: 200, body: { id: intent.id, status: 'requires_payment_method' } });
  expect(read.body).not.toHaveProperty('customer');
  expect(read.body).not.toHaveProperty('metadata');
  const other = await stripe.setupIntents.create({ ...CARDS, customer });
  const wrong = await local.browser('POST', `${path}/confirm`, { client_secret: other.client_secret ?? '' });
  expect(wrong.status).toBe(400);
});

test.each([
  ['GET', 'customers'],
  ['POST', 'setup_intents'],
  ['POST', 'refunds'],
  ['GET', 'events'],
])('a publishable key may not %s /v1/%s', async (method, path) => {
  const answer = await local.browser(method, path);
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'secret_key_required' } } });
});

test.each(['', 'sk_live_abc', 'pk_live_abc', 'hello'])('the key "%s" is refused', async (key) => {
  const answer = await local.browser('GET', 'customers', { key });
  expect(answer).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error' } } });
});

test('another version of the API is refused', async () => {
  const headers = { authorization: 'Bearer sk_test_local', 'stripe-version': '2020-08-27' };
  const response = await fetch(`${local.origin}/v1/customers`, { headers });
  expect(response.status).toBe(400);
});

test('pages of this machine may read answers; pages of other origins may not', async () => {
  const ask = (origin: string) => fetch(`${local.origin}/v1/customers`, { headers: { origin } });
  const allowed = async (origin: string) => (await ask(origin)).headers.get('access-control-allow-origin');
  expect(await allowed('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(await allowed('https://evil.example')).toBeNull();
  expect(await allowed('http://127.0.0.1.evil.example')).toBeNull();
  const control = await fetch(`${local.origin}/_local/reset`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
  });
  expect(control.status).toBe(403);
});
