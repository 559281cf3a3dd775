import type { NewDelivery } from './deliveries.queries';
import { saveDelivery } from './save-delivery';
import { delivery } from './testing/delivery';
import { fakeStore } from './testing/fake-store';

const DOCUMENT = { id: 'new-1', external_id: 'ORD-1001' } as NewDelivery;
const FIRST = { key: 'one', changed: false };
const CHANGED = { key: 'two', changed: true };
const present = async () => delivery({ id: 'new-1' });

test('creates a delivery and asks nothing besides', async () => {
  const store = fakeStore();
  await saveDelivery(store, DOCUMENT, FIRST);
  expect(store.create).toHaveBeenCalledWith(DOCUMENT, 'one');
  expect(store.find).not.toHaveBeenCalled();
  expect(store.remove).not.toHaveBeenCalled();
});

test('what the server has of this order already is well', async () => {
  const store = fakeStore({ create: async () => 'received', find: present });
  await saveDelivery(store, DOCUMENT, FIRST);
  expect(store.create).toHaveBeenCalledTimes(1);
});

test('what was cancelled since is not created again', async () => {
  const store = fakeStore({ create: async () => 'received' });
  await expect(saveDelivery(store, DOCUMENT, FIRST)).rejects.toMatchObject({
    code: 'already-exists',
    userMessage: expect.stringContaining('cancelled since'),
  });
  expect(store.create).toHaveBeenCalledTimes(1);
});

test('details changed after a try whose answer was lost replace what the server took', async () => {
  const answers = ['occupied', 'created'] as const;
  const store = fakeStore({ find: present });
  for (const answer of answers) store.create.mockResolvedValueOnce(answer);
  await saveDelivery(store, DOCUMENT, CHANGED);
  expect(store.remove).toHaveBeenCalledWith('new-1');
  expect(store.remove.mock.invocationCallOrder[0]).toBeLessThan(
    store.create.mock.invocationCallOrder[1] ?? 0,
  );
});

test.each([
  ['another window created with other details', FIRST, present],
  ['has been collected', CHANGED, async () => delivery({ status: 'Collected' })],
])('what %s is left alone', async (_, order, find) => {
  const store = fakeStore({ create: async () => 'occupied', find });
  await expect(saveDelivery(store, DOCUMENT, order)).rejects.toMatchObject({ code: 'already-exists' });
  expect(store.remove).not.toHaveBeenCalled();
});

test('a failure is the caller’s to show', async () => {
  const store = fakeStore({ create: () => Promise.reject(new Error('refused')) });
  await expect(saveDelivery(store, DOCUMENT, FIRST)).rejects.toThrow('refused');
});
