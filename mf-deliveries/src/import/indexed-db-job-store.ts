import type { ImportJob } from './import-job';
import type { JobStore } from './job-store';

const JOBS = 'jobs';

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(JOBS);
  return result(opening);
}

/**
 * The import in a database of the browser, which outlives its windows.
 * @param name of the database; signing out deletes it
 * @param key of the import: there is one at a time for each
 */
export function indexedDbJobStore(name: string, key: string): JobStore {
  // Opened for each piece of work and closed at once, so that nothing keeps the database from being deleted.
  async function work<T>(mode: IDBTransactionMode, run: (jobs: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open(name);
    try {
      const transaction = database.transaction(JOBS, mode);
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      const [answer] = await Promise.all([result(run(transaction.objectStore(JOBS))), done]);
      return answer;
    } finally {
      database.close();
    }
  }

  return {
    load: () => work<ImportJob | undefined>('readonly', (jobs) => jobs.get(key)),
    save: async (job) => void (await work('readwrite', (jobs) => jobs.put(job, key))),
    clear: async () => void (await work('readwrite', (jobs) => jobs.delete(key))),
  };
}
