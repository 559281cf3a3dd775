/** Of this browser, whoever uses it: no data of a tenant, so that a sign-out leaves it. */
const DATABASE = 'fleetfoot-device';
const STORE = 'values';
const KEY = 'key';
const STARTED = 'started';

const KEY_BYTES = 32;

/** A sign-in that the server knows the device of, and trusts. */
export interface Started {
  /** `auth_time` of the sign-in's tokens. */
  readonly sessionID: string;
  /** When the server was told last, in milliseconds since 1970. */
  readonly at: number;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    return await work(database.transaction(STORE, 'readwrite').objectStore(STORE));
  } finally {
    database.close();
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

let inMemory: string | undefined;

/**
 * The secret of this browser: 256 random bits in base64url, made when first asked for. One for all tabs; a browser that
 * keeps nothing has another for each page, and is always new.
 */
export async function deviceKey(): Promise<string> {
  try {
    return await within(async (store) => {
      // In one transaction: two tabs that are first at once must not make two.
      const known: unknown = await answerOf(store.get(KEY));
      if (typeof known === 'string') return known;
      const made = newKey();
      await answerOf(store.put(made, KEY));
      return made;
    });
  } catch {
    inMemory ??= newKey();
    return inMemory;
  }
}

/** The sign-in that was noted last, if any. */
export async function readStarted(): Promise<Started | undefined> {
  return within((store) => answerOf<Started | undefined>(store.get(STARTED))).catch(() => undefined);
}

/** Notes a sign-in, so that not every page has to tell the server again. */
export async function noteStarted(started: Started): Promise<void> {
  await within((store) => answerOf(store.put(started, STARTED))).catch(() => undefined);
}
