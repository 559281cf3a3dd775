import { keysWith, userPrefix } from './user-data';

/** Work that a user left on this device, for a remote to resume. */
export interface WaitingWork {
  readonly remoteID: string;
  readonly count: number;
}

const WAITING = 'waiting.';

function prefixOf(uid: string): string {
  return userPrefix(uid) + WAITING;
}

/** What waits for a user on this device, one entry for each remote. */
export function waitingWork(uid: string): readonly WaitingWork[] {
  try {
    const prefix = prefixOf(uid);
    return keysWith(prefix).map((key) => ({
      remoteID: key.slice(prefix.length),
      count: Number(localStorage.getItem(key)),
    }));
  } catch {
    // A browser that keeps no note keeps no work either.
    return [];
  }
}

/**
 * Notes how much of a user waits on this device: the shell says so before it signs out, and lets the remote go on with
 * it whatever page is opened.
 */
export function noteWaiting(uid: string, { remoteID, count }: WaitingWork): void {
  try {
    const key = prefixOf(uid) + remoteID;
    if (count === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, String(count));
  } catch {
    // A browser that keeps no note keeps no work either.
  }
}

/** Calls the listener when another window noted something, which may be closed before it is done. */
export function onWaitingNoted(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.includes(`.${WAITING}`)) listener();
  });
}
