import { type AppError, toAppError } from '@fleetfoot/shared/domain';
import { afterFailure } from './after-failure';
import type { EntryLock } from './entry-lock';
import { isUnsent, type OutboxEntry } from './outbox-entry';
import type { OutboxStore } from './outbox-store';

export type Sent =
  | { readonly status: 'accepted' | 'waiting' }
  | { readonly status: 'refused'; readonly error: AppError };

export interface OutboxOptions<Payload> {
  readonly organizationId: string;
  readonly store: OutboxStore<Payload>;
  readonly lock: EntryLock;
  /** Sends it; sending the same id again must make no second one. */
  readonly send: (id: string, payload: Payload) => Promise<void>;
  /** Why it must not go by itself any more, if that is so. */
  readonly tooLate: (entry: OutboxEntry<Payload>, now: Date) => string | undefined;
  readonly now: () => Date;
  readonly isOnline: () => boolean;
  /** Called with all there is after every change, by this window or by another. */
  readonly onChange: (entries: readonly OutboxEntry<Payload>[], by: 'this' | 'another') => void;
  /** Called when sending one that nobody waited for came to an end or to a pause. */
  readonly onTried: (entry: OutboxEntry<Payload>) => void;
  /** Told of what fails without anyone waiting for it. */
  readonly report: (error: unknown, id: string) => void;
}

export interface Outbox<Payload> {
  /** Saves it on this device and sends it. Where the device saves nothing it is only sent. */
  submit(entry: Pick<OutboxEntry<Payload>, 'id' | 'title' | 'payload'>): Promise<Sent>;
  /** Sends all that waits, and what an interrupted window left behind. */
  sendAll(): Promise<void>;
  /** Sends one again because the user says so. */
  sendAgain(id: string): Promise<void>;
  /** Takes one away unless it is being sent. */
  remove(id: string): Promise<void>;
  /** Reads what other windows wrote. */
  refresh(): Promise<void>;
}

/** How long what was accepted is still shown, in milliseconds. */
const ACCEPTED_FOR_MS = 3_600_000;

/** What is to be sent, kept on this device until the server has it: sent once, in whatever window and however often. */
export function createOutbox<Payload>(options: OutboxOptions<Payload>): Outbox<Payload> {
  const { organizationId, store, lock, send, tooLate, now, isOnline, onChange, onTried, report } = options;

  async function refresh(tried?: string): Promise<void> {
    const entries = await store.list();
    onChange(entries, 'this');
    const entry = entries.find(({ id }) => id === tried);
    if (entry) onTried(entry);
  }

  async function attempt(entry: OutboxEntry<Payload>): Promise<Sent> {
    const { id, payload } = entry;
    const attempts = entry.attempts + 1;
    await store.change(id, { state: 'sending', attempts, error: undefined });
    await refresh();
    try {
      await send(id, payload);
    } catch (error) {
      report(error, id);
      const change = afterFailure(error, attempts);
      await store.change(id, change);
      return change.state === 'saved'
        ? { status: 'waiting' }
        : { status: 'refused', error: toAppError(error) };
    }
    await store.change(id, { state: 'accepted', acceptedAt: now() });
    return { status: 'accepted' };
  }

  /** What is there counts, not what was there when sending was decided: another window may have sent it. */
  async function sendOne(id: string): Promise<Sent> {
    const sent = await lock(id, async (): Promise<Sent> => {
      const entry = await store.get(id);
      if (!entry || entry.state === 'accepted') return { status: 'accepted' };
      if (entry.state === 'needs-you' || !isOnline()) return { status: 'waiting' };
      const error = tooLate(entry, now());
      if (error === undefined) return attempt(entry);
      await store.change(id, { state: 'needs-you', error });
      return { status: 'waiting' };
    });
    return sent ?? { status: 'waiting' };
  }

  async function sendDirectly(id: string, payload: Payload): Promise<Sent> {
    try {
      await send(id, payload);
      return { status: 'accepted' };
    } catch (error) {
      return { status: 'refused', error: toAppError(error) };
    }
  }

  async function forgetAccepted(entries: readonly OutboxEntry<Payload>[]): Promise<void> {
    for (const { id, acceptedAt } of entries) {
      if (acceptedAt && now().getTime() - acceptedAt.getTime() > ACCEPTED_FOR_MS) await store.remove(id);
    }
  }

  return {
    async submit({ id, title, payload }) {
      const saved = { state: 'saved', savedAt: now(), attempts: 0 } as const;
      try {
        await store.put({ id, title, payload, organizationId, ...saved });
      } catch {
        return sendDirectly(id, payload);
      }
      await refresh();
      const sent = await sendOne(id);
      // Who waited for the answer is told it there.
      if (sent.status !== 'waiting') await store.remove(id);
      await refresh();
      return sent;
    },
    async sendAll() {
      const entries = await store.list();
      await forgetAccepted(entries);
      for (const entry of entries) {
        const waits = entry.state === 'saved' || entry.state === 'sending';
        if (waits && entry.organizationId === organizationId && isOnline()) {
          await sendOne(entry.id);
          await refresh(entry.id);
        }
      }
      await refresh();
    },
    async sendAgain(id) {
      await store.change(id, {
        state: 'saved',
        savedAt: now(),
        attempts: 0,
        code: undefined,
        error: undefined,
      });
      await sendOne(id);
      await refresh(id);
    },
    async remove(id) {
      await lock(id, () => store.remove(id));
      await refresh();
    },
    refresh: async () => onChange(await store.list(), 'another'),
  };
}

export function countUnsent(entries: readonly OutboxEntry<unknown>[]): number {
  return entries.filter(isUnsent).length;
}
