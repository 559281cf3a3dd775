import { type AppError, type AppErrorCode, toAppError } from '@fleetfoot/shared/domain';
import type { EntryLock } from './entry-lock';
import { type EntryChange, isUnsent, type OutboxEntry, type OutboxStore } from './outbox-entry';

/** Failures that time alone can mend. */
const TEMPORARY: readonly AppErrorCode[] = ['offline', 'timeout', 'resource-exhausted', 'unauthenticated'];

/** How often a failure that the server did not explain is tried again before a person looks at it. */
const MOST_ATTEMPTS = 5;

/**
 * What becomes of an entry whose sending failed: it waits, or a person must look at it.
 * @param attempts how often it was sent, this time included
 */
function afterFailure(error: unknown, attempts: number): EntryChange {
  const { code, userMessage } = toAppError(error);
  const waits = TEMPORARY.includes(code) || (code === 'internal' && attempts < MOST_ATTEMPTS);
  return waits
    ? { state: 'saved', attempts, code: undefined, error: undefined }
    : { state: 'needs-you', attempts, code, error: userMessage };
}

type Sent =
  | { readonly status: 'accepted' | 'waiting' }
  | { readonly status: 'refused'; readonly error: AppError };

export interface OutboxOptions<Payload> {
  readonly orgID: string;
  readonly store: OutboxStore<Payload>;
  readonly lock: EntryLock;
  /** Sends it; sending the same id again must make no second one. */
  readonly send: (id: string, payload: Payload) => Promise<void>;
  /** Why an entry is not sent by itself any more; `undefined` when it is. */
  readonly tooLate: (entry: OutboxEntry<Payload>, now: Date) => string | undefined;
  readonly now: () => Date;
  readonly isOnline: () => boolean;
  /** Called with all there is after every change, by this window or by another. */
  readonly onChange: (entries: readonly OutboxEntry<Payload>[], by: 'this' | 'another') => void;
  /** Called after an entry was sent in the background, whether it was accepted, refused or has to wait. */
  readonly onTried: (entry: OutboxEntry<Payload>) => void;
  /** Told of what fails without anyone waiting for it. */
  readonly report: (error: unknown, id: string) => void;
}

type SubmittedEntry<Payload> = Pick<OutboxEntry<Payload>, 'id' | 'title' | 'payload'>;

export interface Outbox<Payload> {
  /** Saves it on this device and sends it. Where the device saves nothing it is only sent. */
  submit(entry: SubmittedEntry<Payload>): Promise<Sent>;
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

/** Payloads that are kept on this device until the server has them: each is sent once, whichever windows are open. */
export function createOutbox<Payload>(options: OutboxOptions<Payload>): Outbox<Payload> {
  const { orgID, store, lock, send, tooLate, now, isOnline, onChange, onTried, report } = options;
  /** Ids of entries whose form waits for the answer: nothing else sends them meanwhile, and takes it. */
  const awaited = new Set<string>();

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

  /** Reads the entry again under its lock: another window may have sent it since. */
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

  async function keepAndSend({ id, title, payload }: SubmittedEntry<Payload>): Promise<Sent> {
    const saved = { state: 'saved', savedAt: now(), attempts: 0 } as const;
    try {
      await store.put({ id, title, payload, orgID, ...saved });
    } catch {
      return sendDirectly(id, payload);
    }
    await refresh();
    const sent = await sendOne(id);
    // The form that waited for the answer shows it.
    if (sent.status !== 'waiting') await store.remove(id);
    await refresh();
    return sent;
  }

  return {
    async submit(entry) {
      awaited.add(entry.id);
      try {
        return await keepAndSend(entry);
      } finally {
        awaited.delete(entry.id);
      }
    },
    async sendAll() {
      const entries = await store.list();
      await forgetAccepted(entries);
      for (const entry of entries) {
        const waits = entry.state === 'saved' || entry.state === 'sending';
        if (waits && !awaited.has(entry.id) && entry.orgID === orgID && isOnline()) {
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
