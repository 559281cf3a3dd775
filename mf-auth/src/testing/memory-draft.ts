import type { Draft } from '@fleetfoot/shared/remote';

/** A draft that remembers in the test. */
export function memoryDraft<T>(value?: T) {
  return {
    value,
    write: jest.fn<void, [T]>(),
    discard: jest.fn<void, []>(),
  } satisfies Draft<T>;
}
