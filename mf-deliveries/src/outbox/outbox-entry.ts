import type { AppErrorCode } from '@fleetfoot/shared/domain';

/** How far something has come that was saved on this device to be sent. */
export type OutboxState = 'saved' | 'sending' | 'accepted' | 'needs-you';

export const OUTBOX_LABELS = {
  saved: 'Saved on this device',
  sending: 'Sending',
  accepted: 'Accepted',
  'needs-you': 'Needs you',
} as const satisfies Record<OutboxState, string>;

/** Something to be sent, once, as this device keeps it. */
export interface OutboxEntry<Payload> {
  /** Of what is created at the server, so that sending again makes no second one. */
  readonly id: string;
  readonly organizationId: string;
  /** What people call it. */
  readonly title: string;
  readonly payload: Payload;
  readonly state: OutboxState;
  /** When the user last said that it should go. */
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
