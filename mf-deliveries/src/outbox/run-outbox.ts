import { type DeviceStoreOptions, deviceStore, noteWaiting } from '@fleetfoot/shared/device';
import { type Performers, runMachine } from '@fleetfoot/shared/machine';
import { changeSignal, OUTBOX, outboxName } from './change-signal';
import { countUnsent, createOutbox, type Outbox, type OutboxOptions } from './create-outbox';
import { entryLock } from './entry-lock';
import type { OutboxEntry, OutboxStore } from './outbox-entry';
import { type OutboxEffect, type OutboxEvent, type OutboxRun, STOPPED, transition } from './outbox-machine';

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

export function runOutbox<Payload>(options: RunOutboxOptions<Payload>): RunningOutbox<Payload> {
  const { uid, orgID, isCurrent, onSettled, report } = options;
  const name = outboxName(uid);
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unwatch = () => {};
  let tellWindows = () => {};

  const outbox = createOutbox<Payload>({
    ...options,
    store: options.store ?? deviceOutbox({ uid, isCurrent }),
    lock: entryLock(),
    isOnline: () => navigator.onLine,
    onChange(all, by) {
      const entries = all
        .filter((entry) => entry.orgID === orgID)
        .sort((one, other) => one.savedAt.getTime() - other.savedAt.getTime());
      machine.dispatch({ kind: 'listed', entries, unsent: countUnsent(all), by });
    },
    onTried(entry) {
      if (entry.state === 'accepted' || entry.state === 'needs-you') onSettled(entry);
    },
  });

  /** Says what work on the entries has brought, unless their user has gone before it began. */
  function follow(
    work: () => Promise<void>,
    done: OutboxEvent<Payload>,
    failed: (error: unknown) => void,
  ): void {
    if (isCurrent()) work().then(() => machine.dispatch(done), failed);
    else machine.dispatch({ kind: 'user-gone' });
  }

  const perform: Performers<OutboxEffect> = {
    watch() {
      const online = () => machine.dispatch({ kind: 'online' });
      const signal = changeSignal(name, () => machine.dispatch({ kind: 'told' }));
      window.addEventListener('online', online);
      tellWindows = signal.send;
      unwatch = () => {
        window.removeEventListener('online', online);
        signal.close();
      };
    },
    unwatch: () => unwatch(),
    'send-all': () =>
      follow(outbox.sendAll, { kind: 'sent-all' }, (error) =>
        machine.dispatch({ kind: 'send-failed', error }),
      ),
    refresh: () => follow(outbox.refresh, { kind: 'refreshed' }, (error) => report(error, name)),
    pause({ ms }) {
      clearTimeout(timer);
      timer = setTimeout(() => machine.dispatch({ kind: 'pause-over' }), ms);
    },
    'end-pause': () => clearTimeout(timer),
    'note-waiting': ({ count }) => noteWaiting(uid, { remoteID: OUTBOX.remoteID, count }),
    'tell-readers': () => {
      for (const listener of listeners) listener();
    },
    'tell-windows': () => tellWindows(),
    report({ error }) {
      if (isCurrent()) report(error, name);
    },
  };
  const machine = runMachine<OutboxRun<Payload>, OutboxEvent<Payload>, OutboxEffect>({
    initial: STOPPED,
    transition,
    perform,
  });

  return {
    ...outbox,
    async submit(entry) {
      const sent = await outbox.submit(entry);
      machine.dispatch({ kind: 'tried' });
      return sent;
    },
    async sendAgain(id) {
      await outbox.sendAgain(id);
      machine.dispatch({ kind: 'tried' });
    },
    getEntries: () => machine.getState().entries,
    subscribe(listener) {
      listeners.add(listener);
      machine.dispatch({ kind: 'read', readers: listeners.size });
      return () => {
        listeners.delete(listener);
        machine.dispatch({ kind: 'unread', readers: listeners.size });
      };
    },
  };
}
