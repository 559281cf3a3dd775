import type { AddressStore } from '../addresses.queries';

/** Takes every write and records it. */
export function fakeAddressStore(overrides: Partial<AddressStore> = {}) {
  const done = async () => {};
  const store: AddressStore = {
    create: done,
    update: done,
    remove: done,
    setDefaultPickup: done,
    ...overrides,
  };
  return {
    create: jest.fn(store.create),
    update: jest.fn(store.update),
    remove: jest.fn(store.remove),
    setDefaultPickup: jest.fn(store.setDefaultPickup),
  };
}
