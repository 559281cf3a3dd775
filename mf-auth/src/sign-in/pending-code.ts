import type { PendingCode } from '@fleetfoot/shared/firebase';

// In memory on purpose: a code that was sent is worth nothing after a reload, and nothing of it belongs on disk.
let pending: PendingCode | undefined;

/** The code that was sent and not yet entered, shared by /login and /verify. */
export function readPendingCode(): PendingCode | undefined {
  return pending;
}

/** Remembers a code that was sent. */
export function keepPendingCode(code: PendingCode): void {
  pending = code;
}

/** Forgets the code: it was used, or the session is over. */
export function dropPendingCode(): void {
  pending = undefined;
}
