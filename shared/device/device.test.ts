import 'fake-indexeddb/auto';
import { SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { IDBFactory } from 'fake-indexeddb';
import { type DeviceStoreOptions, deviceStore, forgetUser, noteWaiting, sessionCheck, waitingWork } from '.';

const uid = sessions.admin.uid ?? '';
const orgID = sessions.admin.selectedOrganization?.id ?? '';

/** A remote that nobody but this test knows. */
function remoteOf(user = uid, options: Partial<DeviceStoreOptions> = {}) {
  let state = sessions.admin;
  const session = { getState: () => state, subscribe: () => () => {} };
  const routes = deviceStore<{ id: string; stops: number }>({
    uid: user,
    remoteID: 'mf-routes',
    name: 'plans',
    isCurrent: user === uid ? sessionCheck(session, uid, orgID) : () => true,
    ...options,
  });
  return { routes, setState: (next: typeof state) => (state = next) };
}

async function databases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

/** As in browsers that cannot list their databases. */
function withoutList(): void {
  const { open, deleteDatabase } = indexedDB;
  Object.assign(globalThis, {
    indexedDB: { open: open.bind(indexedDB), deleteDatabase: deleteDatabase.bind(indexedDB) },
  });
}

function withRefusedList(): void {
  withoutList();
  Object.assign(indexedDB, { databases: () => Promise.reject(new Error('no')) });
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));
afterEach(() => localStorage.clear());

describe('a device store', () => {
  it.each([
    ['a key of its own', {}],
    ['a key inside the value', { keyPath: 'id' }],
  ])('keeps, changes and removes values under %s', async (_, options) => {
    const { routes } = remoteOf(uid, options);
    expect(await routes.list()).toEqual([]);
    await routes.put('r1', { id: 'r1', stops: 2 });
    await routes.put('r2', { id: 'r2', stops: 5 });
    expect(await routes.add('r2', { id: 'r2', stops: 9 })).toEqual({ id: 'r2', stops: 5 });
    expect(await routes.add('r3', { id: 'r3', stops: 1 })).toEqual({ id: 'r3', stops: 1 });
    await routes.remove('r3');
    await routes.change('r1', (plan) => ({ ...plan, stops: plan.stops + 1 }));
    expect(await routes.get('r1')).toEqual({ id: 'r1', stops: 3 });
    await routes.remove('r2');
    await routes.change('r2', (plan) => plan);
    expect(await routes.list()).toEqual([{ id: 'r1', stops: 3 }]);
    expect(await routes.get('r2')).toBeUndefined();
  });

  it('uses a database named after user and remote', async () => {
    await remoteOf().routes.list();
    expect(await databases()).toEqual([`fleetfoot.device.${uid}.mf-routes.plans`]);
  });

  it.each([
    ['signed out', SIGNED_OUT],
    ['lost the organisation', sessions.noOrganization],
  ])('opens no database once its user has %s', async (_, state) => {
    const { routes, setState } = remoteOf();
    setState(state);
    await expect(routes.put('r1', { id: 'r1', stops: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await databases()).toEqual([]);
  });
});

describe('forgetting a user', () => {
  it.each([
    ['lists its databases', () => {}],
    ['does not list its databases', withoutList],
    ['refuses to list its databases', withRefusedList],
  ])('deletes all of their databases and keeps those of others, where the browser %s', async (_, prepare) => {
    const factory = indexedDB;
    prepare();
    await remoteOf().routes.put('r1', { id: 'r1', stops: 1 });
    await remoteOf('uid-other').routes.put('r1', { id: 'r1', stops: 1 });
    await remoteOf(uid, { name: 'stops' }).routes.list();
    noteWaiting(uid, { remoteID: 'mf-routes', count: 3 });
    noteWaiting('uid-other', { remoteID: 'mf-routes', count: 1 });
    sessionStorage.setItem(`fleetfoot.device.${uid}.data-used`, '1');
    await forgetUser(uid);
    expect(sessionStorage).toHaveLength(0);
    const { routes: others } = remoteOf('uid-other');
    expect(await others.list()).toHaveLength(1);
    Object.assign(globalThis, { indexedDB: factory });
    expect(await databases()).toEqual(['fleetfoot.device.uid-other.mf-routes.plans']);
    expect(JSON.stringify({ ...localStorage })).not.toContain(uid);
    expect(waitingWork('uid-other')).toEqual([{ remoteID: 'mf-routes', count: 1 }]);
  });

  it('passes where the browser allows no databases', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(forgetUser(uid)).resolves.toBeUndefined();
  });
});

describe('waiting work', () => {
  it('stays noted for each remote of each user until none waits', () => {
    noteWaiting(uid, { remoteID: 'mf-routes', count: 2 });
    noteWaiting(uid, { remoteID: 'mf-deliveries', count: 1 });
    expect(waitingWork('uid-other')).toEqual([]);
    expect(waitingWork(uid)).toEqual(
      expect.arrayContaining([
        { remoteID: 'mf-routes', count: 2 },
        { remoteID: 'mf-deliveries', count: 1 },
      ]),
    );
    noteWaiting(uid, { remoteID: 'mf-deliveries', count: 0 });
    expect(waitingWork(uid)).toEqual([{ remoteID: 'mf-routes', count: 2 }]);
  });
});
