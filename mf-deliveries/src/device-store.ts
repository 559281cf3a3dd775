/** What an access to the browser's database answers. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does a piece of work in one transaction; resolves once that is complete. */
export type DeviceWork = <T>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
) => Promise<T>;

/**
 * A store in a database of the browser, which outlives its windows. It is opened for each piece of work and closed at
 * once, so that nothing keeps the database from being deleted.
 * @param name of the database; signing out deletes it
 * @param options of the store, for when it is made
 */
export function deviceStore(name: string, store: string, options?: IDBObjectStoreParameters): DeviceWork {
  function open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, options);
    return resultOf(opening);
  }

  return async (mode, run) => {
    const database = await open();
    try {
      const transaction = database.transaction(store, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [answer] = await Promise.all([run(transaction.objectStore(store)), done]);
      return answer;
    } finally {
      database.close();
    }
  };
}
