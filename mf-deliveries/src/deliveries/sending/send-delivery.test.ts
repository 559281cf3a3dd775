import { AppError } from '@fleetfoot/shared/domain';
import type { DeliveryToCreate } from '../data';
import { delivery } from '../testing/delivery';
import { fakeServer } from '../testing/fake-server';
import { sendDelivery } from './send-delivery';

const DOCUMENT = { id: 'new-1', external_id: 'ORD-1001' } as DeliveryToCreate;
const KEY = 'one';
const FIRST = { key: KEY, changed: false };
const CHANGED = { key: 'two', changed: true };
const present = async () => delivery({ id: 'new-1' });

test('a delivery is created without a read or a cancellation', async () => {
  const server = fakeServer();
  await sendDelivery(server, DOCUMENT, FIRST);
  expect(server.create).toHaveBeenCalledWith(DOCUMENT, KEY);
  expect(server.find).not.toHaveBeenCalled();
  expect(server.cancel).not.toHaveBeenCalled();
});

test('a delivery that the server already has counts as created', async () => {
  const server = fakeServer({ create: async () => 'received', find: present });
  await sendDelivery(server, DOCUMENT, FIRST);
  expect(server.create).toHaveBeenCalledTimes(1);
});

test('a delivery that was cancelled since is not created again', async () => {
  const server = fakeServer({ create: async () => 'received' });
  await expect(sendDelivery(server, DOCUMENT, FIRST)).rejects.toMatchObject({
    code: 'already-exists',
    userMessage: expect.stringContaining('cancelled since'),
  });
  expect(server.create).toHaveBeenCalledTimes(1);
});

test('details changed after a lost answer replace those that the server stored', async () => {
  const answers = ['occupied', 'created'] as const;
  const server = fakeServer({ find: present });
  for (const answer of answers) server.create.mockResolvedValueOnce(answer);
  await sendDelivery(server, DOCUMENT, CHANGED);
  expect(server.cancel.mock.calls).toEqual([['new-1']]);
  expect(server.create.mock.calls.map(([{ id }]) => id)).toEqual(['new-1', 'new-1-1']);
  expect(server.cancel.mock.invocationCallOrder[0]).toBeLessThan(
    server.create.mock.invocationCallOrder[1] ?? 0,
  );
});

/** A server as the rules have it: an id that was cancelled is not used again. */
function lastingServer() {
  const receipts = new Map<string, string>();
  const there = new Set<string>();
  const server = fakeServer({
    async create({ id }, key) {
      if (receipts.get(id) === key) return 'received';
      if (receipts.has(id)) return 'occupied';
      receipts.set(id, key);
      there.add(id);
      return 'created';
    },
    find: async (id) => (there.has(id) ? delivery({ id }) : undefined),
    cancel: async (id) => void there.delete(id),
  });
  return { server, there };
}

test('details that are changed and sent again and again leave one delivery', async () => {
  const { server, there } = lastingServer();
  await sendDelivery(server, DOCUMENT, { key: 'one', changed: false });
  for (const key of ['two', 'two', 'three', 'three']) {
    await sendDelivery(server, DOCUMENT, { key, changed: true });
    expect(there.size).toBe(1);
  }
  expect([...there]).toEqual(['new-1-2']);
});

test('a delivery that is always in the way is given up', async () => {
  const server = fakeServer({ create: async () => 'occupied', find: present });
  await expect(sendDelivery(server, DOCUMENT, CHANGED)).rejects.toMatchObject({
    code: 'already-exists',
    userMessage: expect.stringContaining('in another window'),
  });
});

test.each([
  ['another window created with other details', FIRST, present],
  ['has been collected', CHANGED, async () => delivery({ status: 'Collected' })],
])('a delivery that %s is left alone', async (_, sending, find) => {
  const server = fakeServer({ create: async () => 'occupied', find });
  await expect(sendDelivery(server, DOCUMENT, sending)).rejects.toMatchObject({ code: 'already-exists' });
  expect(server.cancel).not.toHaveBeenCalled();
});

test('a failure is left to the caller to show', async () => {
  const server = fakeServer({ create: () => Promise.reject(new Error('refused')) });
  await expect(sendDelivery(server, DOCUMENT, FIRST)).rejects.toThrow('refused');
});

describe('a delivery with the price of a quote', () => {
  const priced = { ...DOCUMENT, price: { total: 3_500 }, quoteID: 'q' } as DeliveryToCreate;
  const denied = new AppError('permission-denied', 'expired');

  test('a price that the server refuses is left out', async () => {
    const server = fakeServer();
    server.create.mockRejectedValueOnce(denied);
    await sendDelivery(server, priced, FIRST);
    expect(server.create.mock.calls).toEqual([
      [priced, KEY],
      [DOCUMENT, KEY],
    ]);
  });

  test('a priced delivery is sent once when something else failed', async () => {
    const server = fakeServer({ create: () => Promise.reject(new AppError('offline', 'x')) });
    await expect(sendDelivery(server, priced, FIRST)).rejects.toMatchObject({ code: 'offline' });
    expect(server.create).toHaveBeenCalledTimes(1);
  });

  test('a delivery without a price that is refused is not sent again', async () => {
    const server = fakeServer({ create: () => Promise.reject(denied) });
    await expect(sendDelivery(server, DOCUMENT, FIRST)).rejects.toBe(denied);
    expect(server.create).toHaveBeenCalledTimes(1);
  });
});
