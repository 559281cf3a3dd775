import { onDataChoice } from '../device/data-choice';
import { type Performers, runMachine } from '../machine/run-machine';
import type { Connection } from './connection';
import { endLater } from './kept-sources';
import type { Live, LiveSnapshot, Seen } from './live';
import { transition, UNREAD } from './live-machine';
import type { LiveEffect, LiveEvent, LiveHappening, LiveState } from './live-machine-types';
import { fromSdkError } from './sdk-error';
import type { ServerContact } from './server-contact';

export interface LiveObserver<T> {
  next(snapshot: LiveSnapshot<T>): void;
  /** The source says nothing more, unless nobody answered it and it asks again. */
  fail(error: unknown): void;
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
  let live: Live<T> = { status: 'loading' };
  let endSource = () => {};
  /** Ends the source of the last reader, which goes on for a while. */
  let endKept = () => {};
  let endFollowing = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  function happen(happening: LiveHappening<T>): void {
    const moment = {
      isOnline: connection.isOnline(),
      isSilent: contact.isSilent(),
      heardAt: contact.heardAt(),
      now: Date.now(),
    };
    machine.dispatch({ ...happening, moment });
  }

  const perform: Performers<LiveEffect<T>> = {
    follow() {
      endKept();
      const endConnection = connection.onChange(() => happen({ kind: 'connection' }));
      const endContact = contact.subscribe(() => happen({ kind: 'contact' }));
      endFollowing = () => {
        endConnection();
        endContact();
      };
    },
    listen({ attempt }) {
      endSource();
      endSource = followChosen(source, {
        next: (snapshot) => happen({ kind: 'answered', attempt, snapshot }),
        fail: (reason) =>
          happen({ kind: 'failed', attempt, error: fromSdkError(reason, connection.isOnline()) }),
      });
    },
    leave({ keeps }) {
      endFollowing();
      if (keeps) endKept = endLater(endSource);
      else endSource();
      endSource = () => {};
    },
    wait() {
      clearTimeout(timer);
      timer = setTimeout(() => happen({ kind: 'overdue' }), ANSWER_MS);
    },
    'stop-waiting': () => clearTimeout(timer),
    recall({ attempt, failure }) {
      const tell = (seen?: Seen<T>) => happen({ kind: 'recalled', attempt, seen, failure });
      if (source.lastSeen) void source.lastSeen().then(tell);
      else tell();
    },
    heard: () => contact.heard(),
    renew: () => contact.renew(),
    show({ read }) {
      live =
        read.status === 'error'
          ? { ...read, retry: () => happen({ kind: 'retry', error: read.error }) }
          : read;
      for (const listener of listeners) listener();
    },
  };
  const machine = runMachine<LiveState<T>, LiveEvent<T>, LiveEffect<T>>({
    initial: UNREAD,
    transition,
    perform,
  });

  return {
    getSnapshot: () => live,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) happen({ kind: 'open' });
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) happen({ kind: 'close' });
      };
    },
  };
}
