import type { OutboxEntry } from './outbox-entry';

export type EntryChange = Partial<Omit<OutboxEntry<never>, 'id' | 'payload'>>;

/** Where entries are kept. Every call rejects when the device does not allow it. */
export interface OutboxStore<Payload> {
  list(): Promise<readonly OutboxEntry<Payload>[]>;
  get(id: string): Promise<OutboxEntry<Payload> | undefined>;
  put(entry: OutboxEntry<Payload>): Promise<void>;
  /** Changes an entry that is still there; one that was taken away meanwhile stays away. */
  change(id: string, change: EntryChange): Promise<void>;
  remove(id: string): Promise<void>;
}
