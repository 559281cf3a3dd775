import { INVITED, INVITED_NUMBER } from '../session/opened-invitation';

/**
 * What a user's databases and notes in localStorage and sessionStorage begin with: by that alone the shell finds everything of a user,
 * without knowing what it is.
 */
export function userPrefix(uid: string): string {
  return `fleetfoot.device.${uid}.`;
}

/** The name of what a remote keeps for a user. */
export function databaseName(kept: {
  readonly uid: string;
  readonly remoteID: string;
  readonly name: string;
}): string {
  return `${userPrefix(kept.uid)}${kept.remoteID}.${kept.name}`;
}

/** Begins, after the prefix, the note of a database that the browser cannot list. */
export const DATABASE = 'database.';

/** Names of this site's databases; `undefined` where the browser does not list them. */
export async function listedDatabases(): Promise<readonly string[] | undefined> {
  if (!('databases' in indexedDB)) return undefined;
  return indexedDB.databases().then(
    (all) => all.map(({ name = '' }) => name),
    () => undefined,
  );
}

/** The keys that begin with a prefix. */
export function keysWith(prefix: string, storage = localStorage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/**
 * Deletes everything that remotes keep of a user on this device: the next one to use it must not find it.
 * @returns resolves when the browser has been told; never rejects
 */
export async function forgetUser(uid: string): Promise<void> {
  try {
    const notes = keysWith(userPrefix(uid));
    for (const key of notes) localStorage.removeItem(key);
    const ofWindow = keysWith(userPrefix(uid), sessionStorage);
    for (const key of [INVITED_NUMBER, INVITED, ...ofWindow]) sessionStorage.removeItem(key);
    const names = (await listedDatabases()) ?? notes.map((key) => key.split(DATABASE)[1] ?? '');
    for (const name of names) {
      if (name.startsWith(userPrefix(uid))) indexedDB.deleteDatabase(name);
    }
  } catch {
    // A browser that allows neither has kept nothing.
  }
}
