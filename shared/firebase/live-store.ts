import type { AppError } from '@fleetfoot/shared/domain';
import type { Connection } from './connection';
import { endLater } from './kept-sources';
import type { Live } from './live';
import { fromSdkError } from './sdk-error';
import type { ServerContact } from './server-contact';

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
  /** Listens to the source while there is a subscriber. A source that has answered goes on for a while after that. */
  subscribe(listener: () => void): () => void;
}

/** How long the server may be without an answer before the reader is told, in milliseconds. */
const ANSWER_MS = 10_000;

export interface LiveSurroundings {
  readonly connection: Connection;
  readonly contact: ServerContact;
}

function unanswered(connection: Connection): AppError {
  return fromSdkError({ code: 'unavailable', message: 'No answer from Firestore.' }, connection.isOnline());
}

/** Turns a source of snapshots into what a reader shows: loading, ready, or an error that says what to do. */
export function createLiveStore<T>(
  source: LiveSource<T>,
  { connection, contact }: LiveSurroundings,
): LiveStore<T> {
  const listeners = new Set<() => void>();
  let state: Live<T> = { status: 'loading' };
  let known: LiveSnapshot<T> | undefined;
  /** When the server last confirmed what is known. */
  let confirmedAt = 0;
  /** Whether the listener itself is cut off for so long that the reader is told. */
  let isCutOff = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Hears no more of the source, and returns the function that ends it. */
  let leave = () => () => {};
  let endLeft = () => {};

  function show(next: Live<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function showKnown(snapshot: LiveSnapshot<T>): void {
    const offline = !connection.isOnline();
    const isOld = offline || isCutOff || contact.isSilent();
    // A listener that is not cut off has heard of every change that was there when the server was last heard.
    const confirmed = snapshot.fromCache ? confirmedAt : Math.max(confirmedAt, contact.heardAt());
    const asOf = isOld ? new Date(confirmed) : undefined;
    // A document that is not there has no data either: only what was shown can be the same.
    const isSame =
      state.status === 'ready' &&
      state.data === snapshot.data &&
      state.offline === offline &&
      state.asOf?.getTime() === asOf?.getTime();
    if (!isSame) show({ status: 'ready', data: snapshot.data, offline, ...(asOf && { asOf }) });
  }

  function showOld(): void {
    isCutOff = true;
    if (known) showKnown(known);
    else fail(unanswered(connection));
  }

  function next(snapshot: LiveSnapshot<T>): void {
    const waiting = state.status !== 'ready';
    if (!snapshot.fromCache || !snapshot.empty || !waiting) known = snapshot;
    if (!snapshot.fromCache) {
      clearTimeout(patience);
      patience = undefined;
      isCutOff = false;
      contact.heard();
      confirmedAt = Date.now();
      showKnown(snapshot);
    } else if (!waiting) {
      // The listener has lost the server, perhaps for a moment.
      if (!isCutOff) confirmedAt = Math.max(confirmedAt, contact.heardAt());
      patience ??= setTimeout(showOld, ANSWER_MS);
      showKnown(snapshot);
    } else if (!connection.isOnline() || state.status === 'error') showOld();
  }

  function fail(error: unknown): void {
    const failure = fromSdkError(error, connection.isOnline());
    if (failure.code === 'offline' && known) {
      isCutOff = true;
      showKnown(known);
    } else show({ status: 'error', error: failure, retry: listen });
  }

  function connectionChanged(): void {
    if (state.status === 'ready' && known) showKnown(known);
    else if (!connection.isOnline()) showOld();
    else if (state.status === 'error' && state.error.code === 'offline') listen();
  }

  function listen(): void {
    leave()();
    let ended = false;
    if (state.status === 'error') show({ status: 'loading' });
    isCutOff = false;
    clearTimeout(patience);
    patience = undefined;
    const timer = setTimeout(() => {
      if (state.status === 'loading') showOld();
    }, ANSWER_MS);
    const stopSource = source({
      next: (snapshot) => {
        if (!ended) next(snapshot);
      },
      fail: (error) => {
        if (!ended) fail(error);
      },
    });
    leave = () => {
      ended = true;
      clearTimeout(timer);
      return stopSource;
    };
    if (!connection.isOnline() && state.status === 'loading') showOld();
  }

  function start(): () => void {
    endLeft();
    const stopWatching = connection.onChange(connectionChanged);
    const stopAsking = contact.subscribe(() => {
      if (state.status === 'ready' && known) showKnown(known);
    });
    listen();
    return () => {
      stopWatching();
      stopAsking();
      clearTimeout(patience);
      patience = undefined;
      const end = leave();
      leave = () => () => {};
      // A source that has said nothing, or failed, is asked afresh by whoever comes next.
      if (state.status === 'ready') endLeft = endLater(end);
      else end();
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
