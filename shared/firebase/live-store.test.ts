import { chooseData } from '../device/choose-data';
import type { Connection } from './connection';
import { endKeptSources } from './kept-sources';
import { createLiveStore, type LiveObserver, type LiveSource, type LiveStore } from './live-store';
import type { ServerContact } from './server-contact';

interface Scene {
  readonly store: LiveStore<string>;
  readonly sources: LiveObserver<string>[];
  readonly renew: jest.Mock;
  ended(): number;
  goes(online: boolean): void;
  /** The server falls silent, or is heard. */
  falls(silent: boolean): void;
}

function scene({
  online = true,
  seen,
}: {
  online?: boolean;
  seen?: LiveSource<string>['lastSeen'];
} = {}): Scene {
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
  let isSilent = false;
  let heardAt = Date.now();
  const renew = jest.fn();
  const contact: ServerContact = {
    renew,
    heardAt: () => heardAt,
    isSilent: () => isSilent,
    heard() {
      heardAt = Date.now();
    },
    subscribe: connection.onChange,
  };
  const sources: LiveObserver<string>[] = [];
  const source = (observer: LiveObserver<string>) => {
    sources.push(observer);
    return () => {
      ended += 1;
    };
  };
  const store = createLiveStore<string>(Object.assign(source, { lastSeen: seen }), { connection, contact });
  return {
    store,
    sources,
    renew,
    ended: () => ended,
    goes(next) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
    falls(silent) {
      isSilent = silent;
      if (!silent) heardAt = Date.now();
      for (const listener of listeners) listener();
    },
  };
}

const NOW = new Date('2026-11-22T12:05:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

const server = (data: string) => ({ data, fromCache: false, empty: false });
const cached = (data: string) => ({ data, fromCache: true, empty: false });
const nothing = { data: '', fromCache: true, empty: true };
const offlineError = { status: 'error', error: { code: 'offline' } };

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  endKeptSources();
  jest.useRealTimers();
});

test('a live read loads until the server answers', () => {
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

test('a document that is not there is an answer', () => {
  const { store, sources } = scene();
  store.subscribe(() => {});
  const absent = { data: undefined as unknown as string, fromCache: false, empty: true };
  sources[0]?.next(absent);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: undefined, offline: false });
});

test('a live read is offline after ten seconds without an answer; a later answer replaces it', () => {
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

test('a part of the answer, out of the cache, is not shown as all of it', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next({ ...cached('a part'), isPart: true });
  jest.advanceTimersByTime(10_000);
  expect(store.getSnapshot()).toMatchObject({ status: 'error' });
});

test('an answer out of the cache is as old as what confirmed it, or as the last word of the server', () => {
  for (const confirmedAt of [later(-60_000).getTime(), undefined]) {
    const asOf = new Date(confirmedAt ?? Date.now());
    const { store, sources } = scene();
    store.subscribe(jest.fn());
    sources[0]?.next({ ...cached('data'), confirmedAt });
    jest.advanceTimersByTime(10_000);
    expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false, asOf });
  }
});

test('an unanswered read is no reason to say that the user is offline', () => {
  const { store } = scene();
  store.subscribe(jest.fn());
  jest.advanceTimersByTime(10_000);
  expect(store.getSnapshot()).toMatchObject({
    error: { userMessage: expect.stringMatching(/^The server cannot be reached/) },
  });
});

test('a live read is offline as soon as the browser is, and listens again when it is online', () => {
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

test('data is kept while offline, with the time at which it was confirmed', () => {
  const { store, sources, goes } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  jest.advanceTimersByTime(5_000);
  goes(false);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: true, asOf: NOW });
  goes(true);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
});

test('data is old once its listener has been cut off for ten seconds, and not before', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  jest.advanceTimersByTime(60_000);
  sources[0]?.next(cached('data'));
  jest.advanceTimersByTime(9_999);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
  jest.advanceTimersByTime(1);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false, asOf: NOW });
  sources[0]?.next(server('data'));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
  jest.advanceTimersByTime(60_000);
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false });
});

test('data is as old as the last sign of life of a server that falls silent', () => {
  const { store, sources, falls } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  jest.advanceTimersByTime(3_600_000);
  falls(false);
  falls(true);
  expect(store.getSnapshot()).toEqual({
    ...{ status: 'ready', data: 'data', offline: false },
    asOf: later(3_600_000),
  });
  falls(false);
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

test('a read without an answer is asked again over a new connection, a refused one over the same', async () => {
  const { store, sources, renew } = scene();
  const retry = () => {
    const failed = store.getSnapshot();
    if (failed.status === 'error') failed.retry();
  };
  store.subscribe(jest.fn());
  sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  retry();
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(store.getSnapshot()).toMatchObject(offlineError);
  retry();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(3);
});

test('lost access to shown data is an error, a lost connection is not', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  sources[0]?.fail(Object.assign(new Error('gone'), { code: 'unavailable' }));
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'data', offline: false, asOf: NOW });
  sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
});

test('a refusal stays, also of a listener that was cut off just before', () => {
  const { store, sources } = scene();
  store.subscribe(jest.fn());
  sources[0]?.next(server('data'));
  sources[0]?.next(cached('data'));
  sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
  jest.advanceTimersByTime(10_000);
  expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
});

test('a live read shows nothing after its last subscriber, and starts afresh', () => {
  const { store, sources } = scene();
  const [first, second] = [store.subscribe(jest.fn()), store.subscribe(jest.fn())];
  sources[0]?.next(server('data'));
  first();
  expect(store.getSnapshot()).toMatchObject({ data: 'data' });
  second();
  sources[0]?.next(server('late'));
  expect(store.getSnapshot()).toEqual({ status: 'loading' });
  store.subscribe(jest.fn());
  expect(sources).toHaveLength(2);
});

describe('the source of a live read that nobody reads any more', () => {
  const MINUTE = 60_000;

  function left({ sources, store }: Scene): void {
    const leave = store.subscribe(jest.fn());
    sources.at(-1)?.next(server('data'));
    leave();
  }

  test('goes on for five minutes, unless it has said nothing or failed', () => {
    const [answered, silent, failed] = [scene(), scene(), scene()];
    left(answered);
    silent.store.subscribe(jest.fn())();
    const leave = failed.store.subscribe(jest.fn());
    failed.sources[0]?.fail(Object.assign(new Error('no'), { code: 'permission-denied' }));
    leave();
    expect([answered.ended(), silent.ended(), failed.ended()]).toEqual([0, 1, 1]);
    jest.advanceTimersByTime(5 * MINUTE - 1);
    expect(answered.ended()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(answered.ended()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends as the same read starts again, and never twice', () => {
    const read = scene();
    left(read);
    left(read);
    expect(read.ended()).toBe(1);
    jest.advanceTimersByTime(5 * MINUTE);
    expect(read.ended()).toBe(2);
  });

  test('ends with the session', () => {
    const read = scene();
    left(read);
    endKeptSources();
    expect(read.ended()).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends first of those that are too many', () => {
    const reads = Array.from({ length: 21 }, () => scene());
    for (const read of reads) left(read);
    expect(reads.map(({ ended }) => ended())).toEqual([1, ...Array(20).fill(0)]);
  });
});

test('a document that is not there is an answer', () => {
  const connection: Connection = { isOnline: () => true, onChange: () => () => {} };
  const contact: ServerContact = {
    ...{ heardAt: () => Date.now(), isSilent: () => false, heard: () => {}, renew: () => {} },
    subscribe: connection.onChange,
  };
  const sources: LiveObserver<undefined>[] = [];
  const store = createLiveStore<undefined>(
    (observer) => {
      sources.push(observer);
      return () => {};
    },
    { connection, contact },
  );
  store.subscribe(() => {});
  sources[0]?.next({ data: undefined, fromCache: false, empty: true });
  expect(store.getSnapshot()).toEqual({ status: 'ready', data: undefined, offline: false });
});

describe('with an answer of an earlier page', () => {
  const at = later(-3_600_000).getTime();
  const seen = async () => ({ data: 'seen', at });
  const shown = { status: 'ready', data: 'seen', asOf: new Date(at), isSeen: true };
  const settle = () => jest.advanceTimersByTimeAsync(0);

  test('a read without a connection shows that, and what the server says once there is one', async () => {
    const { store, sources, goes } = scene({ online: false, seen });
    const told: unknown[] = [];
    store.subscribe(() => told.push(store.getSnapshot()));
    await settle();
    sources[0]?.next(nothing);
    sources[0]?.next(cached('a part'));
    goes(true);
    expect(told).toEqual([
      { ...shown, offline: true },
      { ...shown, offline: false },
    ]);
    sources[0]?.next(server('new'));
    expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'new', offline: false });
  });

  test('a read without an answer for ten seconds shows that', async () => {
    const { store } = scene({ seen });
    store.subscribe(() => {});
    await jest.advanceTimersByTimeAsync(9_000);
    expect(store.getSnapshot()).toEqual({ status: 'loading' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.getSnapshot()).toEqual({ ...shown, offline: false });
  });

  test('a listener that could not begin listens afresh when the connection is back, and nothing looks live before', async () => {
    const { store, sources, goes } = scene({ online: false, seen });
    store.subscribe(() => {});
    sources[0]?.fail({ code: 'unavailable', message: '' });
    await settle();
    expect(store.getSnapshot()).toEqual({ ...shown, offline: true });
    goes(true);
    expect(sources).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.getSnapshot()).toEqual({ ...shown, offline: false });
    sources[1]?.next(server('new'));
    expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'new', offline: false });
  });

  test('a refusal is shown, whatever was seen before', async () => {
    const { store, sources } = scene({ seen });
    store.subscribe(() => {});
    sources[0]?.fail({ code: 'permission-denied', message: '' });
    await settle();
    expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
  });

  test('a refusal takes away what was seen before', async () => {
    const { store, sources, goes } = scene({ online: false, seen });
    store.subscribe(() => {});
    await settle();
    goes(true);
    sources[0]?.fail({ code: 'permission-denied', message: '' });
    expect(store.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'permission-denied' } });
    sources[0]?.next(nothing);
    expect(store.getSnapshot()).not.toHaveProperty('data');
  });

  test('a read of which nothing was kept fails as before', async () => {
    const { store } = scene({ online: false, seen: async () => undefined });
    store.subscribe(() => {});
    await settle();
    expect(store.getSnapshot()).toMatchObject(offlineError);
  });

  test('an answer that comes after its reader has left is dropped', async () => {
    const { store } = scene({ online: false, seen });
    store.subscribe(() => {})();
    await settle();
    expect(store.getSnapshot()).toEqual({ status: 'loading' });
  });
});

describe('a choice about data', () => {
  afterEach(() => localStorage.clear());

  test('lets the source begin anew, while what is shown stays until the server has answered', () => {
    const { store, sources, ended } = scene();
    store.subscribe(() => {});
    sources[0]?.next({ data: 'before', fromCache: false, empty: false });
    chooseData('on', 'u1');
    expect([sources.length, ended()]).toEqual([2, 1]);
    sources[1]?.next({ data: '', fromCache: true, empty: true });
    expect(store.getSnapshot()).toMatchObject({ data: 'before' });
    sources[1]?.next({ data: 'after', fromCache: false, empty: false });
    expect(store.getSnapshot()).toMatchObject({ data: 'after' });
  });

  test.each([
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'timeout'],
  ])('keeps what is shown when nobody answers (%s), until somebody does', (code) => {
    const { store, sources, goes } = scene();
    store.subscribe(() => {});
    sources[0]?.next(server('before'));
    chooseData('on', 'u1');
    sources[1]?.fail({ code, message: '' });
    const kept = { status: 'ready', data: 'before', offline: false, asOf: NOW };
    expect(store.getSnapshot()).toEqual(kept);
    goes(false);
    goes(true);
    expect(store.getSnapshot()).toEqual(kept);
    expect(sources).toHaveLength(3);
    sources[2]?.next({ ...server('after'), readAt: NOW.getTime() });
    expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'after', offline: false });
  });

  test('concerns nobody who has left', () => {
    const { store, sources } = scene();
    store.subscribe(() => {})();
    chooseData('on', 'u1');
    expect(sources).toHaveLength(1);
  });
});

describe('a read that nobody follows', () => {
  const once = { data: 'read', fromCache: false, empty: false, readAt: NOW.getTime() - 60_000 };

  test('a single read is as old as it was read, whoever else is heard meanwhile', () => {
    const { store, sources, goes } = scene();
    store.subscribe(() => {});
    sources[0]?.next(once);
    expect(store.getSnapshot()).toEqual({ status: 'ready', data: 'read', offline: false });
    goes(false);
    expect(store.getSnapshot()).toMatchObject({ asOf: new Date(once.readAt) });
  });

  test('a single read does not go on after its reader', () => {
    const { store, sources, ended } = scene();
    const leave = store.subscribe(() => {});
    sources[0]?.next(once);
    leave();
    expect(ended()).toBe(1);
  });
});
