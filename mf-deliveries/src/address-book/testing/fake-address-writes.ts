import type { AddressWrites } from '../data';

/** Takes every write and records it. */
export function fakeAddressWrites(overrides: Partial<AddressWrites> = {}) {
  const done = async () => {};
  const writes: AddressWrites = {
    create: async ({ formerID }) => formerID ?? '042',
    update: done,
    remove: done,
    setDefaultPickup: done,
    ...overrides,
  };
  return {
    create: jest.fn(writes.create),
    update: jest.fn(writes.update),
    remove: jest.fn(writes.remove),
    setDefaultPickup: jest.fn(writes.setDefaultPickup),
  };
}
