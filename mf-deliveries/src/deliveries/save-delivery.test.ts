import { saveDelivery } from './save-delivery';
import { delivery } from './testing/delivery';
import { fakeStore } from './testing/fake-store';
import type { NewDeliveryDocument } from './to-new-delivery';

const DOCUMENT = { id: 'new-1', external_id: 'ORD-1001' } as NewDeliveryDocument;

test('creates a delivery and asks nothing before', async () => {
  const store = fakeStore();
  await saveDelivery(store, DOCUMENT, false);
  expect(store.create).toHaveBeenCalledWith(DOCUMENT);
  expect(store.find).not.toHaveBeenCalled();
  expect(store.remove).not.toHaveBeenCalled();
});

test('details changed after a try that failed are created under the same id', async () => {
  const store = fakeStore();
  await saveDelivery(store, DOCUMENT, true);
  expect(store.remove).not.toHaveBeenCalled();
  expect(store.create).toHaveBeenCalledWith(DOCUMENT);
});

test('details changed after a try whose answer was lost replace what the server took', async () => {
  const store = fakeStore({ find: async () => delivery({ id: 'new-1' }) });
  await saveDelivery(store, DOCUMENT, true);
  expect(store.remove).toHaveBeenCalledWith('new-1');
  expect(store.remove.mock.invocationCallOrder[0]).toBeLessThan(
    store.create.mock.invocationCallOrder[0] ?? 0,
  );
});

test('a failure is the caller’s to show', async () => {
  const store = fakeStore({ create: () => Promise.reject(new Error('refused')) });
  await expect(saveDelivery(store, DOCUMENT, false)).rejects.toThrow('refused');
});
