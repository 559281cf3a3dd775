import { INVITED, INVITED_NUMBER } from '../session/opened-invitation';

/**
 * What the notes of a user begin with in localStorage and sessionStorage. Databases have the uid between the dots of their name as well:
 * by that alone the shell finds everything of a user, without knowing what it is.
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

/** The note of builds from before this service, `2 mf-deliveries`, which names no user. */
export const FORMER_NOTE = 'fleetfoot.unsent';

/** The keys that begin with a prefix. */
export function keysWith(prefix: string, storage = localStorage): string[] {
  return Object.keys(storage).filter((key) => key.startsWith(prefix));
}

/** Kinds of databases from before this service, for browsers that cannot list what they hold. */
const FORMER = ['outbox', 'import'];

/**
 * Deletes everything that remotes keep of a user on this device: the next one to use it must not find it.
 * @returns resolves when the browser has been told; never rejects
 */
export async function forgetUser(uid: string): Promise<void> {
  try {
    const notes = keysWith(userPrefix(uid));
    for (const key of [...notes, FORMER_NOTE]) localStorage.removeItem(key);
    const ofWindow = keysWith(userPrefix(uid), sessionStorage);
    for (const key of [INVITED_NUMBER, INVITED, ...ofWindow]) sessionStorage.removeItem(key);
    const listed = 'databases' in indexedDB && (await indexedDB.databases().catch(() => false as const));
    const names = listed
      ? listed.map(({ name = '' }) => name)
      : [
          ...FORMER.map((kind) => `fleetfoot.${kind}.${uid}`),
          ...notes.map((key) => key.split(DATABASE)[1] ?? ''),
        ];
    for (const name of names) {
      if (name.startsWith('fleetfoot.') && `${name}.`.includes(`.${uid}.`)) indexedDB.deleteDatabase(name);
    }
  } catch {
    // A browser that allows neither has kept nothing.
  }
}
