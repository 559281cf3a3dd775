import { AppError } from '@fleetfoot/shared/domain';
import type { Connection } from './connection';
import type { Live } from './live';
import { fromSdkError } from './sdk-error';

export interface LiveSnapshot<T> {
  readonly data: T;
  /** Not (or no longer) confirmed by the server. */
  readonly fromCache: boolean;
  /** Nothing is in it: out of the cache that means nothing is known. */
  readonly empty: boolean;
}

export interface LiveObserver<T> {
  next(snapshot: LiveSnapshot<T>): void;
  /** The source has ended and will say nothing more. */
  fail(error: unknown): void;
}

/** Starts listening; returns the function that ends it. */
export type LiveSource<T> = (observer: LiveObserver<T>) => () => void;

export interface LiveStore<T> {
  getSnapshot(): Live<T>;
  /** Listens to the source while there is a subscriber. */
  subscribe(listener: () => void): () => void;
}

/** How long the server may take for its first answer before the reader is told, in milliseconds. */
const FIRST_ANSWER_MS = 10_000;

/** Turns a source of snapshots into what a reader shows: loading, ready, or an error that says what to do. */
export function createLiveStore<T>(source: LiveSource<T>, connection: Connection): LiveStore<T> {
  const listeners = new Set<() => void>();
  let state: Live<T> = { status: 'loading' };
  let known: LiveSnapshot<T> | undefined;
  let end = () => {};

  function show(next: Live<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function showKnown(snapshot: LiveSnapshot<T>, offline: boolean): void {
    if (state.status === 'ready' && state.data === snapshot.data && state.offline === offline) return;
    show({ status: 'ready', data: snapshot.data, offline });
  }

  function showOffline(): void {
    if (known) showKnown(known, true);
    else fail(new AppError('offline', 'No answer from Firestore.'));
  }

  function next(snapshot: LiveSnapshot<T>): void {
    const waiting = state.status !== 'ready';
    if (!snapshot.fromCache || !snapshot.empty || !waiting) known = snapshot;
    if (!snapshot.fromCache) showKnown(snapshot, !connection.isOnline());
    else if (!waiting || !connection.isOnline() || state.status === 'error') showOffline();
  }

  function fail(error: unknown): void {
    const failure = fromSdkError(error, connection.isOnline());
    if (failure.code === 'offline' && known) showKnown(known, true);
    else show({ status: 'error', error: failure, retry: listen });
  }

  function connectionChanged(): void {
    if (!connection.isOnline()) showOffline();
    else if (state.status === 'ready' && known) showKnown(known, known.fromCache);
    else if (state.status === 'error' && state.error.code === 'offline') listen();
  }

  function listen(): void {
    end();
    let ended = false;
    if (state.status === 'error') show({ status: 'loading' });
    const timer = setTimeout(() => {
      if (state.status === 'loading') showOffline();
    }, FIRST_ANSWER_MS);
    const stopSource = source({
      next: (snapshot) => {
        if (!ended) next(snapshot);
      },
      fail: (error) => {
        if (!ended) fail(error);
      },
    });
    end = () => {
      ended = true;
      clearTimeout(timer);
      stopSource();
    };
    if (!connection.isOnline() && state.status === 'loading') showOffline();
  }

  function start(): () => void {
    const stopWatching = connection.onChange(connectionChanged);
    listen();
    return () => {
      stopWatching();
      end();
      state = { status: 'loading' };
      known = undefined;
    };
  }

  let stop = () => {};
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
