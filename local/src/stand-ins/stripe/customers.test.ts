import { CARDS, type OpenStripe, openStripe } from './testing/open-stripe';

let local: OpenStripe;
beforeAll(async () => {
  local = await openStripe();
});
afterAll(() => local.close());

test('a customer is created once under one key, changed and found again', async () => {
  const stripe = local.client('once');
  const given = { email: 'a@b.co.za', metadata: { organisation: '7', city: 'Durban' } };
  const first = await stripe.customers.create(given, { idempotencyKey: 'k1' });
  const second = await stripe.customers.create(given, { idempotencyKey: 'k1' });
  expect(second).toEqual(first);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  const changed = await stripe.customers.update(first.id, { name: 'Kota King', metadata: { city: '' } });
  expect(changed).toMatchObject({
    name: 'Kota King',
    email: 'a@b.co.za',
    metadata: { organisation: '7' },
  });
  expect((await stripe.customers.list({ email: 'a@b.co.za' })).data).toHaveLength(1);
  expect((await stripe.customers.list({ email: 'c@d.co.za' })).data).toHaveLength(0);
});

test('the same key for another request is refused', async () => {
  const stripe = local.client();
  await stripe.customers.create({ email: 'a@b.co.za' }, { idempotencyKey: 'k1' });
  await expect(
    stripe.customers.create({ email: 'c@d.co.za' }, { idempotencyKey: 'k1' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('accounts share nothing', async () => {
  const { id } = await local.client('one').customers.create({});
  expect((await local.client('two').customers.list()).data).toEqual([]);
  await expect(local.client('two').customers.retrieve(id)).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
});

test('a deleted customer says so and cannot be used', async () => {
  const stripe = local.client();
  const { id } = await stripe.customers.create({});
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await stripe.customers.del(id);
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  await expect(stripe.setupIntents.create({ ...CARDS, customer: id })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
    statusCode: 400,
  });
  expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBeNull();
});

test('unknown routes and parameters are refused in the shape of the API', async () => {
  const stripe = local.client();
  await expect(stripe.subscriptions.list()).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
  });
  await expect(stripe.customers.create({ balance: 5 })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'balance',
  });
  await expect(stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_no' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('lists come in pages, newest first', async () => {
  const stripe = local.client('pages');
  const names = ['a', 'b', 'c', 'd', 'e'];
  for (const name of names) await stripe.customers.create({ name });
  const first = await stripe.customers.list({ limit: 2 });
  expect(first.data.map(({ name }) => name)).toEqual(['e', 'd']);
  expect(first.has_more).toBe(true);
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ name }) => name)).toEqual(names.reverse());
  await expect(stripe.customers.list({ starting_after: 'cus_no' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});
