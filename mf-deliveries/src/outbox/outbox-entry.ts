import type { AppErrorCode } from '@fleetfoot/shared/domain';

/** How far an entry has come. */
export type OutboxState = 'saved' | 'sending' | 'accepted' | 'needs-you';

/** A payload to be sent once, as this device keeps it. */
export interface OutboxEntry<Payload> {
  /** Also of the document that is created, so that sending again creates no second one. */
  readonly id: string;
  readonly orgID: string;
  /** What people call it. */
  readonly title: string;
  readonly payload: Payload;
  readonly state: OutboxState;
  /** When the user last said that it should be sent. */
  readonly savedAt: Date;
  /** How often it was sent without an answer that settles it. */
  readonly attempts: number;
  /** Why it is `needs-you`. */
  readonly code?: AppErrorCode | undefined;
  /** What the user reads beside `needs-you`. */
  readonly error?: string | undefined;
  readonly acceptedAt?: Date | undefined;
}

export function isUnsent({ state }: OutboxEntry<unknown>): boolean {
  return state !== 'accepted';
}

export type EntryChange = Partial<Omit<OutboxEntry<never>, 'id' | 'payload'>>;

/** Where entries are kept. Every call rejects when the device does not allow it. */
export interface OutboxStore<Payload> {
  list(): Promise<readonly OutboxEntry<Payload>[]>;
  get(id: string): Promise<OutboxEntry<Payload> | undefined>;
  put(entry: OutboxEntry<Payload>): Promise<void>;
  /** Changes an existing entry; one that another window removed is not created again. */
  change(id: string, change: EntryChange): Promise<void>;
  remove(id: string): Promise<void>;
}
