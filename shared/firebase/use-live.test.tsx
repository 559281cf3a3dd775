import { act, renderHook } from '@testing-library/react';
import { endKeptSources } from './kept-sources';
import type { LiveObserver, LiveSource } from './live-store';
import type { ParseDocument } from './query';
import { useLive } from './use-live';

interface Listener {
  readonly target: { path: string };
  readonly parse: ParseDocument<string>;
  readonly observer: LiveObserver<string>;
}

const listeners = new Set<Listener>();
let started = 0;

function sourceOf(target: { path: string }, parse: ParseDocument<string>): LiveSource<string> {
  return (observer) => {
    const listener = { target, parse, observer };
    listeners.add(listener);
    started += 1;
    return () => listeners.delete(listener);
  };
}

function only(): Listener {
  const [listener, ...others] = listeners;
  if (!listener || others.length > 0) throw new Error(`${listeners.size} listeners`);
  return listener;
}

beforeEach(() => {
  listeners.clear();
  started = 0;
});

test('a target has one listener, another target another, and none is left when the session ends', () => {
  const { rerender, result, unmount } = renderHook(
    ({ path }) => useLive({ path }, (data) => `${data}`, sourceOf),
    { initialProps: { path: 'a' } },
  );
  rerender({ path: 'a' });
  expect([only().target.path, started]).toEqual(['a', 1]);
  act(() => only().observer.next({ data: 'of a', fromCache: false, empty: false }));
  expect(result.current).toMatchObject({ data: 'of a' });
  rerender({ path: 'b' });
  expect([...listeners].map(({ target }) => target.path)).toEqual(['a', 'b']);
  expect(result.current).toEqual({ status: 'loading' });
  unmount();
  endKeptSources();
  expect([listeners.size, started]).toEqual([0, 2]);
});

test('the listener uses the latest parse function', () => {
  const { rerender } = renderHook(
    ({ suffix }) => useLive({ path: 'a' }, (data) => `${data}${suffix}`, sourceOf),
    {
      initialProps: { suffix: '1' },
    },
  );
  rerender({ suffix: '2' });
  expect([only().parse('x'), started]).toEqual(['x2', 1]);
});
