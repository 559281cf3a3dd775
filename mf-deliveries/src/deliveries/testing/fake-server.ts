import type { DeliveryServer } from '../sending/send-delivery';

/** A server without deliveries that takes every write and records it. */
export function fakeServer(overrides: Partial<DeliveryServer> = {}) {
  const empty: DeliveryServer = {
    create: async () => 'created',
    find: async () => undefined,
    cancel: async () => {},
  };
  const server = { ...empty, ...overrides };
  return {
    create: jest.fn(server.create),
    find: jest.fn(server.find),
    cancel: jest.fn(server.cancel),
  };
}
