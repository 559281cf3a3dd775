import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { readBody } from '../http/read-body';
import { type OpenStripe, openStripe } from '../testing/open-stripe';

const SECRET = 'whsec_local';

let local: OpenStripe;
let receiver: Server;
let received: { body: string; signature: string }[];
/** How many of the next requests are answered with a 500. */
let refusals: number;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const body = await readBody(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(refusals > 0 ? 500 : 200).end();
    refusals -= 1;
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  local = await openStripe({ webhook: webhook() });
});
beforeEach(async () => {
  await local.control('reset', {});
  received = [];
  refusals = 0;
});
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  await local.close();
  receiver.closeAllConnections();
  receiver.close();
});

function webhook() {
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, secret: SECRET };
}

function events(): Stripe.Event[] {
  const { webhooks } = local.client();
  return received.map(({ body, signature }) => webhooks.constructEvent(body, signature, SECRET));
}

function namesOf(list: readonly Stripe.Event[]): unknown[] {
  return list.map(({ data }) => 'name' in data.object && data.object.name);
}

async function createCustomers(...names: string[]): Promise<void> {
  for (const name of names) await local.client().customers.create({ name });
}

test('events carry the signature that the official library expects, and can be retrieved', async () => {
  await createCustomers('a');
  await local.settled();
  const [event] = events();
  expect(event).toMatchObject({
    type: 'customer.created',
    api_version: Stripe.API_VERSION,
    data: { object: { name: 'a' } },
  });
  expect(await local.client().events.retrieve(event?.id ?? '')).toMatchObject({
    id: event?.id,
    pending_webhooks: 0,
  });
  const [{ body, signature } = { body: '', signature: '' }] = received;
  const { webhooks } = local.client();
  expect(() => webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow(/signature/i);
  expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/i);
});

test('a refused event is sent again, with a new signature, until it is accepted', async () => {
  refusals = 2;
  await createCustomers('a');
  await local.settled();
  expect(events().map(({ id }) => id)).toEqual(Array(3).fill(events()[0]?.id));
  expect(await local.control('webhooks')).toMatchObject({
    webhooks: [{ type: 'customer.created', state: 'delivered', attempts: 3, status: 200 }],
  });
});

test('held events are sent on release', async () => {
  await local.control('faults', { webhooks: 'hold' });
  await createCustomers('a', 'b');
  await local.settled();
  expect(received).toEqual([]);
  expect(await local.control('webhooks')).toMatchObject({
    webhooks: [{ state: 'held' }, { state: 'held' }],
  });
  expect(await local.control('webhooks/release', {})).toEqual({ released: 2 });
  expect(namesOf(events())).toEqual(['a', 'b']);
});

test('reversed events are sent newest first', async () => {
  // The stand-in sends reversed events 50 ms after the first; on a busy machine the third comes later than that.
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  await local.control('faults', { webhooks: 'reverse' });
  await createCustomers('a', 'b', 'c');
  await local.control('webhooks/release', {});
  await local.settled();
  expect(namesOf(events())).toEqual(['c', 'b', 'a']);
});

test('duplicated events are sent twice', async () => {
  await local.control('faults', { webhooks: 'duplicate' });
  await createCustomers('a');
  await local.control('webhooks/settle', {});
  expect(events().map(({ id }) => id)).toEqual(Array(2).fill(events()[0]?.id));
});

test('dropped events are never sent', async () => {
  await local.control('faults', { webhooks: 'drop' });
  await createCustomers('a');
  await local.control('faults', { webhooks: 'normal' });
  await createCustomers('b');
  await local.settled();
  expect(namesOf(events())).toEqual(['b']);
  expect((await local.client().events.list()).data).toHaveLength(2);
});

test('another account has no webhook', async () => {
  await local.client('other').customers.create({});
  await local.settled();
  expect(received).toEqual([]);
});

test('saved accounts survive a restart, and undelivered events are sent', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stripe-'));
  const file = path.join(folder, 'stripe.json');
  await local.control('faults', { webhooks: 'hold' });
  await createCustomers('a');
  await local.save(file);
  const next = await openStripe({ webhook: webhook(), importFrom: file });
  await next.settled();
  expect(namesOf(events())).toEqual(['a']);
  expect((await next.client().customers.list()).data).toMatchObject([{ name: 'a' }]);
  await next.close();
  rmSync(folder, { recursive: true });
});
