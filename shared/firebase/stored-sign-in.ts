/**
 * What the Firebase SDKs keep of a sign-in on the device, read and deleted without them. Nobody promises these names: the
 * journeys `session.spec.ts` and `app-check.spec.ts` fail when they change.
 */
const AUTH = {
  database: 'firebaseLocalStorageDb',
  store: 'firebaseLocalStorage',
  prefix: 'firebase:',
} as const;
const APP_CHECK = { database: 'firebase-app-check-database', store: 'firebase-app-check-store' } as const;
/** Name that the SDKs give to an app without one. */
const DEFAULT_APP = '[DEFAULT]';

/** A signed-in user. */
export interface StoredSignIn {
  readonly uid: string;
  readonly stsTokenManager: {
    readonly accessToken: string;
    /** In milliseconds since 1970. */
    readonly expirationTime: number;
  };
}

/** An App Check token. */
export interface StoredAppCheckToken {
  readonly token: string;
  /** In milliseconds since 1970. */
  readonly expireTimeMillis: number;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * The value of a record.
 * @throws when there is no such database, which is not created then, or no such record
 */
async function recordValue(database: string, store: string, key: string): Promise<unknown> {
  const opening = indexedDB.open(database);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const opened = await resultOf(opening);
  try {
    const record = await resultOf<{ readonly value: unknown }>(
      opened.transaction(store).objectStore(store).get(key),
    );
    return record.value;
  } finally {
    opened.close();
  }
}

/**
 * The user whom the Auth SDK keeps for an API key.
 * @throws when it keeps nobody
 */
export async function storedSignIn(apiKey: string): Promise<StoredSignIn> {
  const key = `${AUTH.prefix}authUser:${apiKey}:${DEFAULT_APP}`;
  return (await recordValue(AUTH.database, AUTH.store, key)) as StoredSignIn;
}

/**
 * The token that the App Check SDK keeps for an app.
 * @throws when it keeps none
 */
export async function storedAppCheckToken(appId: string): Promise<StoredAppCheckToken> {
  const key = `${appId}-${DEFAULT_APP}`;
  return (await recordValue(APP_CHECK.database, APP_CHECK.store, key)) as StoredAppCheckToken;
}

/**
 * Takes the sign-in from the browser's disk without the auth SDK, for when that cannot be had. A copy of the SDK that
 * runs in another tab notices by itself.
 * @throws when the browser does not allow it
 */
export async function forgetSignIn(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith(AUTH.prefix)) localStorage.removeItem(key);
  const opening = indexedDB.open(AUTH.database);
  opening.onupgradeneeded = () => opening.result.createObjectStore(AUTH.store, { keyPath: 'fbase_key' });
  const opened = await resultOf(opening);
  const change = opened.transaction(AUTH.store, 'readwrite');
  change.objectStore(AUTH.store).clear();
  await new Promise((resolve, reject) => {
    change.oncomplete = resolve;
    change.onabort = reject;
  });
  opened.close();
}
