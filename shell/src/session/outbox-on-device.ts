/** The note's name in localStorage. */
export const UNSENT = 'fleetfoot.unsent';

/** What waits on this device to be sent, as the remote that sends it noted it. */
export interface Unsent {
  /** Empty for none. */
  readonly count: string;
  readonly remoteId: string;
}

export function unsent(): Unsent {
  let note = '';
  try {
    note = localStorage.getItem(UNSENT) ?? '';
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
  const [count = '', remoteId = ''] = note.split(' ');
  return { count, remoteId };
}

/** Takes what a user has not sent or not imported from the device: the next one to use it must not find it. */
export function forgetOutbox(uid: string | undefined): void {
  try {
    localStorage.removeItem(UNSENT);
    for (const work of ['outbox', 'import']) indexedDB.deleteDatabase(`fleetfoot.${work}.${uid}`);
  } catch {
    // A browser that allows neither has kept nothing.
  }
}
