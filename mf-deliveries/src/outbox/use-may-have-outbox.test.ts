import { act, renderHook, waitFor } from '@testing-library/react';
import { useMayHaveOutbox } from './use-may-have-outbox';

let tell: (() => void) | undefined;

class Channel {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  addEventListener(_: string, listener: () => void) {
    if (this.name === 'fleetfoot.device.thandi.mf-deliveries.outbox') tell = listener;
  }
  close() {
    tell = undefined;
  }
}

function withDatabases(databases: () => Promise<{ name: string }[]>) {
  Object.assign(globalThis, { BroadcastChannel: Channel, indexedDB: { databases } });
  return renderHook(() => useMayHaveOutbox('thandi'));
}

test('a device without an outbox has none until another window creates one', async () => {
  const { result, unmount } = withDatabases(async () => [
    { name: 'fleetfoot.device.sipho.mf-deliveries.outbox' },
  ]);
  await act(async () => {});
  expect(result.current).toBe(false);
  act(() => tell?.());
  expect(result.current).toBe(true);
  unmount();
  expect(tell).toBeUndefined();
});

test.each<[string, () => Promise<{ name: string }[]>]>([
  ['with such a database', async () => [{ name: 'fleetfoot.device.thandi.mf-deliveries.outbox' }]],
  ['that does not tell', async () => Promise.reject(new TypeError('not a function'))],
])('a browser %s may have one', async (_, databases) => {
  const { result } = withDatabases(databases);
  await waitFor(() => expect(result.current).toBe(true));
});
