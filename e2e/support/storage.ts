import type { Page } from '@playwright/test';

/** All that an origin keeps in a browser, as text. */
export interface StoredText {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
  /** Content of every IndexedDB store, by `database/store`. */
  readonly databases: Readonly<Record<string, string>>;
  /** Every answer in every cache, by `cache/address`. */
  readonly caches: Readonly<Record<string, string>>;
  /** Addresses of the service workers that are registered. */
  readonly serviceWorkers: readonly string[];
}

/** The record that the Auth SDK keeps of a signed-in user. */
export interface StoredUser {
  readonly fbase_key: string;
  readonly value: { readonly stsTokenManager: { readonly accessToken: string } };
}

/** Who is signed in, by the Auth SDK's database; nobody until the SDK has put them there. */
export async function storedUsers(page: Page): Promise<readonly StoredUser[]> {
  const { databases } = await readStorage(page);
  const records = databases['firebaseLocalStorageDb/firebaseLocalStorage'] ?? '[]';
  return (JSON.parse(records) as readonly StoredUser[]).filter(({ fbase_key }) =>
    fbase_key.startsWith('firebase:authUser:'),
  );
}

/** Reads everything that the page's origin keeps in its browser. */
export function readStorage(page: Page): Promise<StoredText> {
  return page.evaluate(async () => {
    function asPromise<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
    const databases: Record<string, string> = {};
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const opening = indexedDB.open(name);
      // One that the page has deleted meanwhile is not made again.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await asPromise(opening).catch(() => undefined);
      if (database === undefined) continue;
      for (const store of database.objectStoreNames) {
        const records = await asPromise(database.transaction(store).objectStore(store).getAll());
        databases[`${name}/${store}`] = JSON.stringify(records);
      }
      database.close();
    }
    const cached: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached[`${name}/${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      databases,
      caches: cached,
      serviceWorkers: workers.map(({ scope }) => scope),
    };
  });
}
