import { type DeviceStoreOptions, deviceStore, noteWaiting } from '@fleetfoot/shared/device';
import { changeSignal, OUTBOX, outboxName } from './change-signal';
import { countUnsent, createOutbox, type Outbox, type OutboxOptions } from './create-outbox';
import { entryLock } from './entry-lock';
import type { OutboxEntry, OutboxStore } from './outbox-entry';

type Given = 'orgID' | 'send' | 'tooLate' | 'now' | 'report';

interface RunOutboxOptions<Payload> extends Pick<OutboxOptions<Payload>, Given> {
  readonly uid: string;
  /** Whether the user is still there, in the same organisation. */
  readonly isCurrent: () => boolean;
  /** An entry was accepted in the background, or needs its user. */
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

/** A user's entries on this device. */
function deviceOutbox<Payload>(options: Pick<DeviceStoreOptions, 'uid' | 'isCurrent'>): OutboxStore<Payload> {
  const entries = deviceStore<OutboxEntry<Payload>>({
    ...options,
    ...OUTBOX,
    keyPath: 'id',
  });
  return {
    ...entries,
    put: (entry) => entries.put(entry.id, entry),
    change: (id, change) => entries.change(id, (entry) => ({ ...entry, ...change })),
  };
}

/** Pauses between sends while an entry waits, in milliseconds; the last one repeats. */
const PAUSES_MS = [5_000, 15_000, 60_000] as const;

export function runOutbox<Payload>(options: RunOutboxOptions<Payload>): RunningOutbox<Payload> {
  const { uid, orgID, isCurrent, onSettled, report } = options;
  const name = outboxName(uid);
  const listeners = new Set<() => void>();
  let entries: readonly OutboxEntry<Payload>[] | undefined;
  let stop: (() => void) | undefined;
  let tellOthers = () => {};
  let tryLater = () => {};

  const outbox = createOutbox<Payload>({
    ...options,
    store: options.store ?? deviceOutbox({ uid, isCurrent }),
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
    noteWaiting(uid, { remoteID: OUTBOX.remoteID, count: countUnsent(all) });
    entries = all
      .filter((entry) => entry.orgID === orgID)
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

  /** Entries saved on one page are sent while their user is on another. */
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
