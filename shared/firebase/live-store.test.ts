import type { Connection } from './connection';
import { createLiveStore, type LiveObserver, type LiveStore } from './live-store';

interface Scene {
  readonly store: LiveStore<string>;
  readonly sources: LiveObserver<string>[];
  ended(): number;
  goes(online: boolean): void;
}

function scene({ online = true } = {}): Scene {
  let isOnline = online;
  let ended = 0;
  const listeners = new Set<() => void>();
  const connection: Connection = {
    isOnline: () => isOnline,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const sources: LiveObserver<string>[] = [];
  const store = createLiveStore<string>((observer) => {
    sources.push(observer);
    return () => {
      ended += 1;
    };
  }, connection);
  return {
    store,
    sources,
    ended: () => ended,
    goes(next) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
  };
}

const server = (data: string) => ({ data, fromCache: false, empty: false });
const cached = (data: string) => ({ data, fromCache: true, empty: false });
const nothing = { data: '', fromCache: true, empty: true };
const offlineError = { status: 'error', error: { code: 'offline' } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads until the server answers', () => {
  const { store, sources } = scene();
  const heard = jest.fn();
  store.subscribe(heard);
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  sources[0]?.next(cached('old'));
  sources[0]?.next(nothing);
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  sources[0]?.next(server('new'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'new', offline: false });
  expect(heard).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(20_000);
  expect(store.getSnapshot()).toMatchObject({ status: 'ready', offline: false });
});

test('says offline after ten seconds without an answer; a later answer replaces it', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(nothing);
  jest.advanceTimersByTime(9_999);
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  jest.advanceTimersByTime(1);
  expect(store.getSnapshot()).toMatchObject(offlineError);
  sources[0]?.next(server('late'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'late', offline: false });
});

test('shows cached data as offline when the server does not answer in time', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(cached('old'));
  jest.advanceTimersByTime(10_000);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'old', offline: true });
});

test('says offline at once when the browser knows, and listens again when it is back', () => {
  const { store, sources, goes, ended } = scene({ online: false });
  store.subscribe(jest.fn());
  expect(store.getSnapshot()).toMatchObject(offlineError);
  goes(true);
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  expect([sources.length, ended()]).toEqual([2, 1]);
  sources[0]?.next(server('of the ended source'));
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  sources[1]?.next(server('back'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'back', offline: false });
});

test('keeps the data while offline and says so', () => {
  const { store, sources, goes } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  goes(false);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: true });
  goes(true);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
  sources[0]?.next(cached('data'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: true });
  sources[0]?.next(server('data'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
});

test('a refusal is an error whose retry listens again', () => {
  const { store, sources, ended } = scene();
  store.subscribe(jest.fn());
  sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const refused = store.getSnapshot();
  expect(refused).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
  if (refused.status === 'error') refused.retry();
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  expect([sources.length, ended()]).toEqual([2, 1]);
  sources[1]?.next(server('allowed'));
  expect(store.getSnapshot()).toMatchObject({ status: 'ready', data: 'allowed' });
});

test('losing access to shown data is an error, losing the connection is not', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  sources[0]?.fail(Object.assign(new Error('gone'), { code: 'unavailable' }));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: true });
  sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
});

test('stops with its last subscriber, keeps nothing, and starts afresh', () => {
  const { store, sources, ended } = scene();
  const [first, second] = [store.subscribe(jest.fn()), store.subscribe(jest.fn())];
  sources[0]?.next(server('data'));
  first();
  expect(ended()).toBe(0);
  second();
  expect([ended(), store.getSnapshot()]).toEqual([1, { status: 'loading' }]);
  expect(jest.getTimerCount()).toBe(0);
  store.subscribe(jest.fn());
  expect(sources).toHaveLength(2);
});
