import { databaseName } from './user-data';

/** Of this browser, whoever uses it: a sign-out leaves it. */
const NOTE = 'fleetfoot.shared-device';

/** Whether others use this browser, too: nothing that was seen rests on it then. */
export function isSharedDevice(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}

/** The remote that is none, and its name for what was seen last. */
export const LAST_SEEN = { remoteID: 'shell', name: 'seen' } as const;

/** As above, for what remotes told of what others did. */
export const NOTICES = { remoteID: 'shell', name: 'notices' } as const;

/** Deletes what this user has seen last and was told; the browser does so in its own time. */
export function forgetSeen(uid: string): void {
  try {
    for (const kept of [LAST_SEEN, NOTICES]) indexedDB.deleteDatabase(databaseName({ uid, ...kept }));
  } catch {
    // A browser that allows no databases has kept nothing.
  }
}

/**
 * Notes whether others use this browser, and deletes what was seen by this user if so.
 * @throws when the browser keeps no notes: it keeps nothing else either
 */
export function noteSharedDevice(isShared: boolean, uid: string): void {
  if (isShared) {
    localStorage.setItem(NOTE, '');
    forgetSeen(uid);
  } else localStorage.removeItem(NOTE);
}
