import type { AuthState, ReadableStore } from '@fleetfoot/shared/contract';
import { AppError } from '@fleetfoot/shared/domain';
import { type IDBPDatabase, openDB } from 'idb';
import { DATABASE, databaseName, listedDatabases, userPrefix } from './user-data';

export interface DeviceStoreOptions {
  /** Whose values these are. */
  readonly uid: string;
  /** Whether the session is still theirs, as from `sessionCheck`: nothing is read or written once it is not. */
  readonly isCurrent: () => boolean;
  /** Of the remote that keeps them. */
  readonly remoteID: string;
  /** What the remote calls them: `outbox`. */
  readonly name: string;
  /** The field that is a value's key; without it each is put under a key of its own. */
  readonly keyPath?: string;
}

/** The one object store of each database. */
const STORE = 'values';

/** Tells whether the session is still of this user in this organisation. */
export function sessionCheck(session: ReadableStore<AuthState>, uid: string, orgID: string): () => boolean {
  return () => {
    const { uid: present, selectedOrganization } = session.getState();
    return present === uid && selectedOrganization?.id === orgID;
  };
}

/** Values of one kind on the user's device. Every call rejects when the browser does not allow it. */
export interface DeviceStore<Value> {
  get(key: string): Promise<Value | undefined>;
  list(): Promise<readonly Value[]>;
  put(key: string, value: Value): Promise<void>;
  /** Puts a value where there is none yet, in one transaction: two windows that are first at once keep one. Resolves with what there is. */
  add(key: string, value: Value): Promise<Value>;
  /** Changes an existing value, in one transaction; a removed one is not created again. */
  change(key: string, update: (value: Value) => Value): Promise<void>;
  remove(key: string): Promise<void>;
}

/**
 * A store in a database of the browser, which outlives its windows and which the shell deletes with the user. It is
 * opened for each piece of work and closed at once, so that nothing keeps the database from being deleted.
 */
export function deviceStore<Value>(options: DeviceStoreOptions): DeviceStore<Value> {
  const { uid, isCurrent, keyPath } = options;
  const name = databaseName(options);

  async function within<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T> {
    const isListed = (await listedDatabases()) !== undefined;
    // Opening it after a sign-out would create the database again.
    if (!isCurrent()) throw new AppError('unauthenticated', `${name} belongs to a session that is over.`);
    // A note in localStorage records the database for browsers that do not list theirs.
    if (!isListed) localStorage.setItem(`${userPrefix(uid)}${DATABASE}${name}`, '');
    const database = await openDB(name, undefined, {
      upgrade: (created) => void created.createObjectStore(STORE, keyPath === undefined ? {} : { keyPath }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  }

  function write(target: { put(value: unknown, key?: string): Promise<unknown> }, key: string, value: Value) {
    return keyPath === undefined ? target.put(value, key) : target.put(value);
  }

  return {
    get: (key) => within((database) => database.get(STORE, key)),
    list: () => within((database) => database.getAll(STORE)),
    put: (key, value) =>
      within(async (database) => {
        const change = database.transaction(STORE, 'readwrite');
        await Promise.all([write(change.store, key, value), change.done]);
      }),
    add: (key, value) =>
      within(async (database) => {
        const change = database.transaction(STORE, 'readwrite');
        const found: Value | undefined = await change.store.get(key);
        if (found === undefined) await write(change.store, key, value);
        await change.done;
        return found ?? value;
      }),
    change: (key, update) =>
      within(async (database) => {
        const change = database.transaction(STORE, 'readwrite');
        const found: Value | undefined = await change.store.get(key);
        if (found !== undefined) await write(change.store, key, update(found));
        await change.done;
      }),
    remove: (key) => within((database) => database.delete(STORE, key)),
  };
}
