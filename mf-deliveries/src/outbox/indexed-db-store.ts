import { AppError } from '@fleetfoot/shared/domain';
import type { OutboxEntry } from './outbox-entry';
import type { OutboxStore } from './outbox-store';

const ENTRIES = 'entries';

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES, { keyPath: 'id' });
  return result(opening);
}

/**
 * Entries in a database of the browser, which outlives its windows.
 * @param name of the database; signing out deletes it
 * @param mayOpen whether its user is still there: opening it after they signed out would make it anew
 */
export function indexedDbStore<Payload>(name: string, mayOpen: () => boolean): OutboxStore<Payload> {
  // Opened for each piece of work and closed at once, so that nothing keeps the database from being deleted.
  async function work<T>(mode: IDBTransactionMode, run: (entries: IDBObjectStore) => Promise<T>): Promise<T> {
    if (!mayOpen()) throw new AppError('unauthenticated', `${name} belongs to somebody who is gone.`);
    const database = await open(name);
    try {
      const transaction = database.transaction(ENTRIES, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [answer] = await Promise.all([run(transaction.objectStore(ENTRIES)), done]);
      return answer;
    } finally {
      database.close();
    }
  }

  return {
    list: () => work('readonly', (entries) => result<OutboxEntry<Payload>[]>(entries.getAll())),
    get: (id) => work('readonly', (entries) => result<OutboxEntry<Payload> | undefined>(entries.get(id))),
    put: (entry) => work('readwrite', async (entries) => void (await result(entries.put(entry)))),
    change: (id, change) =>
      work('readwrite', async (entries) => {
        const entry = await result<OutboxEntry<Payload> | undefined>(entries.get(id));
        if (entry) await result(entries.put({ ...entry, ...change }));
      }),
    remove: (id) => work('readwrite', async (entries) => void (await result(entries.delete(id)))),
  };
}
