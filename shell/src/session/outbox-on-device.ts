const UNSENT = 'fleetfoot.unsent';

/** How many deliveries wait on this device to be sent, as the deliveries remote noted it; empty for none. */
export function unsentDeliveries(): string {
  try {
    return localStorage.getItem(UNSENT) ?? '';
  } catch {
    return '';
  }
}

/** Takes what a user has not sent from the device: the next one to use it must not find it. */
export function forgetOutbox(uid: string | undefined): void {
  try {
    localStorage.removeItem(UNSENT);
    indexedDB.deleteDatabase(`fleetfoot.outbox.${uid}`);
  } catch {
    // A browser that allows neither has kept nothing.
  }
}
