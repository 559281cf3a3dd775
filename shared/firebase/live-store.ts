import type { AppError } from '@fleetfoot/shared/domain';
import { onDataChoice } from '../device/data-choice';
import type { CacheKnowledge } from './confirmed';
import type { Connection } from './connection';
import { endLater } from './kept-sources';
import type { Live } from './live';
import { fromSdkError } from './sdk-error';
import type { ServerContact } from './server-contact';

export interface LiveSnapshot<T> extends CacheKnowledge {
  readonly data: T;
  /** Not (or no longer) confirmed by the server. */
  readonly fromCache: boolean;
  /** Nothing is in it: out of the cache that means nothing is known. */
  readonly empty: boolean;
  /** When it was read, in milliseconds since 1970, where nobody listens to what changes after that. */
  readonly readAt?: number | undefined;
}

export interface LiveObserver<T> {
  next(snapshot: LiveSnapshot<T>): void;
  /** The source says nothing more, unless nobody answered it and it asks again. */
  fail(error: unknown): void;
}

/** What was confirmed last by the server, on an earlier page. */
export interface Seen<T> {
  readonly data: T;
  /** In milliseconds since 1970, by this device's clock. */
  readonly at: number;
}

export interface LiveSource<T> {
  /** Starts listening; returns the function that ends it. */
  (observer: LiveObserver<T>): () => void;
  /** Asked where there is no answer; `undefined` when nothing was kept. Never rejects. */
  readonly lastSeen?: (() => Promise<Seen<T> | undefined>) | undefined;
}

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

/** Whether an error says no more than that there was no answer. */
export function isUnreachable({ code }: AppError): boolean {
  return code === 'offline' || code === 'timeout';
}

/**
 * Follows a source, and anew in another way once its user chooses one. What was told stays until the server's word replaces it.
 * @returns the function that ends it
 */
export function followChosen<T>(source: LiveSource<T>, { next, fail }: LiveObserver<T>): () => void {
  let isHeld = false;
  const observer: LiveObserver<T> = {
    next(snapshot) {
      isHeld &&= snapshot.fromCache;
      if (!isHeld) next(snapshot);
    },
    fail,
  };
  let stop = source(observer);
  const stopChoice = onDataChoice(() => {
    stop();
    isHeld = true;
    stop = source(observer);
  });
  return () => {
    stopChoice();
    stop();
  };
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
  /** What is shown was seen on an earlier page; only the server's word replaces it. */
  let isSeen = false;
  let hasFailed = false;
  /** Which listening it is: an answer of an earlier one is late. */
  let attempt = 0;
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
    const isRead = snapshot.fromCache || snapshot.readAt;
    const confirmed = isRead ? confirmedAt : Math.max(confirmedAt, contact.heardAt());
    const asOf = isOld ? new Date(confirmed) : undefined;
    // A document that is not there has no data either: only what was shown can be the same.
    const isSame =
      state.status === 'ready' &&
      state.data === snapshot.data &&
      state.offline === offline &&
      state.asOf?.getTime() === asOf?.getTime() &&
      state.isSeen === (isSeen || undefined);
    if (!isSame)
      show({
        status: 'ready',
        data: snapshot.data,
        offline,
        ...(asOf && { asOf }),
        ...(isSeen && { isSeen }),
      });
  }

  function showOld(): void {
    isCutOff = true;
    if (known) showKnown(known);
    else recall(unanswered(connection));
  }

  /** Shows what was seen last, or else why there is nothing. */
  function recall(failure: AppError): void {
    const { lastSeen } = source;
    const own = attempt;
    if (lastSeen) void lastSeen().then((seen) => own === attempt && !known && showSeen(seen, failure));
    else showFailure(failure);
  }

  function showSeen(seen: Seen<T> | undefined, failure: AppError): void {
    if (seen === undefined) {
      showFailure(failure);
      return;
    }
    known = { data: seen.data, fromCache: true, empty: false };
    confirmedAt = seen.at;
    isCutOff = true;
    isSeen = true;
    showKnown(known);
  }

  function showFailure(error: AppError): void {
    show({ status: 'error', error, retry: () => retryAfter(error) });
  }

  function retryAfter(error: AppError): void {
    // What got no answer may wait behind a request that got lost on its way.
    if (isUnreachable(error)) contact.renew();
    listen();
  }

  function next(snapshot: LiveSnapshot<T>): void {
    if (isSeen && snapshot.fromCache) return;
    const waiting = state.status !== 'ready';
    if (!snapshot.fromCache || !(snapshot.empty || snapshot.isPart) || !waiting) known = snapshot;
    // A document that another query has brought was true when the server was last heard.
    if (snapshot.fromCache && waiting) confirmedAt ||= snapshot.confirmedAt ?? contact.heardAt();
    if (!snapshot.fromCache) {
      clearTimeout(patience);
      patience = undefined;
      isCutOff = false;
      isSeen = false;
      hasFailed = false;
      contact.heard();
      confirmedAt = snapshot.readAt ?? Date.now();
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
    hasFailed = true;
    if (!isUnreachable(failure)) {
      // Who is refused now does not see what they saw before.
      if (isSeen) known = undefined;
      isSeen = false;
      showFailure(failure);
    } else if (!known) recall(failure);
    else {
      isCutOff = true;
      showKnown(known);
    }
  }

  function connectionChanged(): void {
    if (state.status === 'ready' && known) {
      showKnown(known);
      if (hasFailed && connection.isOnline()) listen();
    } else if (!connection.isOnline()) showOld();
    else if (state.status === 'error' && state.error.code === 'offline') listen();
  }

  function listen(): void {
    leave()();
    let ended = false;
    attempt += 1;
    hasFailed = false;
    if (state.status === 'error') show({ status: 'loading' });
    isCutOff &&= state.status === 'ready';
    clearTimeout(patience);
    patience = undefined;
    const timer = setTimeout(() => {
      if (state.status === 'loading') showOld();
    }, ANSWER_MS);
    const stopSource = followChosen(source, {
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
      // A source that has said nothing, failed or says nothing more is asked afresh by whoever comes next.
      if (state.status === 'ready' && !isSeen && !known?.readAt) endLeft = endLater(end);
      else end();
      attempt += 1;
      state = { status: 'loading' };
      known = undefined;
      isSeen = false;
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
