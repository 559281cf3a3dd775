/** The database and store in which the auth SDK keeps the user, as named in its code. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';
const KEY_PREFIX = 'firebase:';

/**
 * Takes the sign-in from the browser's disk without the auth SDK, for when that cannot be had. A copy of the SDK that
 * runs in another tab notices by itself.
 * @throws when the browser does not allow it
 */
export function forgetSignIn(): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY_PREFIX)) localStorage.removeItem(key);
    }
    const opening = indexedDB.open(DATABASE);
    opening.onerror = reject;
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'fbase_key' });
    opening.onsuccess = () => {
      const { result } = opening;
      const change = result.transaction(STORE, 'readwrite');
      change.objectStore(STORE).clear();
      change.onabort = reject;
      change.oncomplete = () => {
        result.close();
        resolve();
      };
    };
  });
}
