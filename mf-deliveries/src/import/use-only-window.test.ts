import { act, renderHook, waitFor } from '@testing-library/react';
import { useOnlyWindow } from './use-only-window';

/** Locks as a browser keeps them for all its windows. */
function browserLocks() {
  const holders: (() => Promise<void>)[] = [];
  async function next(): Promise<void> {
    await holders[0]?.();
    holders.shift();
    if (holders.length > 0) void next();
  }
  return {
    async request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      holders.push(() => (signal.aborted ? Promise.resolve() : work()));
      if (holders.length === 1) void next();
    },
    query: async () => ({ held: holders.length > 0 ? [{ name: 'import' }] : [] }),
  };
}

function setLocks(locks: unknown): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

test('a name is held by one window, and the next window waits until it is free', async () => {
  setLocks(browserLocks());
  const first = renderHook(() => useOnlyWindow('import'));
  await waitFor(() => expect(first.result.current).toBe('here'));
  const second = renderHook(() => useOnlyWindow('import'));
  await waitFor(() => expect(second.result.current).toBe('elsewhere'));
  first.unmount();
  await waitFor(() => expect(second.result.current).toBe('here'));
});

test('a window that leaves while waiting is forgotten', async () => {
  setLocks(browserLocks());
  const first = renderHook(() => useOnlyWindow('import'));
  const second = renderHook(() => useOnlyWindow('import'));
  const third = renderHook(() => useOnlyWindow('import'));
  await act(async () => {});
  second.unmount();
  first.unmount();
  await waitFor(() => expect(third.result.current).toBe('here'));
});

test('every window runs the work in a browser without locks', () => {
  setLocks(undefined);
  expect(renderHook(() => useOnlyWindow('import')).result.current).toBe('here');
});
