import { changeSignal } from './change-signal';
import { countUnsent, createOutbox, type Outbox, type OutboxOptions } from './create-outbox';
import { entryLock } from './entry-lock';
import { indexedDbStore } from './indexed-db-store';
import type { OutboxEntry } from './outbox-entry';
import { outboxName } from './outbox-name';
import { noteUnsent } from './unsent-note';

type Given = 'organizationId' | 'send' | 'tooLate' | 'now' | 'report';

export interface RunOutboxOptions<Payload> extends Pick<OutboxOptions<Payload>, Given> {
  readonly uid: string;
  /** Of the remote that sends. */
  readonly remoteId: string;
  /** Whether the user is still there, in the same organisation. */
  readonly isCurrent: () => boolean;
  /** An entry was accepted, or needs a person, while nobody waited for its answer. */
  readonly onSettled: (entry: OutboxEntry<Payload>) => void;
  /** Of another kind than the browser's database, for tests. */
  readonly store?: OutboxOptions<Payload>['store'];
}

/** An outbox that sends by itself while anyone is subscribed to it, and after that until nothing waits. */
export interface RunningOutbox<Payload> extends Outbox<Payload> {
  /** Entries of the organisation, oldest first; `undefined` until they are read. */
  getEntries(): readonly OutboxEntry<Payload>[] | undefined;
  subscribe(listener: () => void): () => void;
}

/** Pauses between attempts while something waits, in milliseconds; the last one goes on. */
const PAUSES_MS = [5_000, 15_000, 60_000] as const;

export function runOutbox<Payload>(options: RunOutboxOptions<Payload>): RunningOutbox<Payload> {
  const { uid, organizationId, remoteId, isCurrent, onSettled, report } = options;
  const name = outboxName(uid);
  const listeners = new Set<() => void>();
  let entries: readonly OutboxEntry<Payload>[] | undefined;
  let stop: (() => void) | undefined;
  let tellOthers = () => {};
  let tryLater = () => {};

  const outbox = createOutbox<Payload>({
    ...options,
    store: options.store ?? indexedDbStore(name, isCurrent),
    lock: entryLock(),
    isOnline: () => navigator.onLine,
    onChange(all, by) {
      show(all);
      if (by === 'this') tellOthers();
    },
    onTried(entry) {
      if (entry.state === 'accepted' || entry.state === 'needs-you') onSettled(entry);
    },
  });

  function show(all: readonly OutboxEntry<Payload>[]): void {
    noteUnsent(countUnsent(all), remoteId);
    entries = all
      .filter((entry) => entry.organizationId === organizationId)
      .sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime());
    for (const listener of listeners) listener();
  }

  function waits(): boolean {
    return entries === undefined || entries.some(({ state }) => state === 'saved' || state === 'sending');
  }

  function leave(): void {
    stop?.();
    stop = undefined;
  }

  /** What was begun on one page is sent though its user goes on to another. */
  function stopWhenIdle(): void {
    if (listeners.size === 0 && !waits()) leave();
  }

  function start(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rounds = 0;
    let isOver = false;

    async function round(): Promise<void> {
      clearTimeout(timer);
      if (!isCurrent()) return leave();
      await outbox.sendAll().catch((error: unknown) => {
        // A browser that allows no database has nothing to send.
        entries ??= [];
        if (isCurrent()) report(error, name);
      });
      tryLater();
      stopWhenIdle();
    }

    tryLater = () => {
      clearTimeout(timer);
      if (isOver || !waits()) return;
      timer = setTimeout(
        () => {
          rounds += 1;
          void round();
        },
        PAUSES_MS[Math.min(rounds, PAUSES_MS.length - 1)],
      );
    };

    function onOnline(): void {
      rounds = 0;
      void round();
    }

    const signal = changeSignal(name, () => {
      if (!isCurrent()) return leave();
      outbox.refresh().then(stopWhenIdle, (error: unknown) => report(error, name));
    });
    tellOthers = () => signal.send();
    window.addEventListener('online', onOnline);
    void round();
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      tellOthers = () => {};
      signal.close();
    };
  }

  return {
    ...outbox,
    async submit(entry) {
      const sent = await outbox.submit(entry);
      tryLater();
      return sent;
    },
    async sendAgain(id) {
      await outbox.sendAgain(id);
      tryLater();
    },
    getEntries: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        stopWhenIdle();
      };
    },
  };
}
