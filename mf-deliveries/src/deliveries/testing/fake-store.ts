import type { DeliveryStore } from '../deliveries.queries';

/** A store without deliveries that takes every write and records it. */
export function fakeStore(overrides: Partial<DeliveryStore> = {}) {
  const empty: DeliveryStore = {
    create: async () => 'created',
    find: async () => undefined,
    remove: async () => {},
  };
  const store = { ...empty, ...overrides };
  return {
    create: jest.fn(store.create),
    find: jest.fn(store.find),
    remove: jest.fn(store.remove),
  };
}
