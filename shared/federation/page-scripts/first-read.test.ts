import 'fake-indexeddb/auto';
import type { FirstRead } from '../../contract/registry-line';
import { AUTH_STORAGE_KEY } from '../../session/auth-storage-key';
import { toldRead } from '../server/first-read';
import PAGE_SCRIPTS from './page-scripts.json' with { type: 'json' };

const HOUR_MS = 3_600_000;
const FIREBASE = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a', functionsRegion: 'r' };
const READ: FirstRead = {
  path: 'Organizations/{organization}/Deliveries',
  orderBy: ['created_at', 'desc'],
  pageSize: 50,
};
const LINES = [{ readTime: '2026-11-23T10:00:00.5Z' }];

/** What the script leaves for the door to the database and for the shell. */
interface Left {
  readonly fleetfootFirstRead?: {
    readonly read: FirstRead;
    readonly config: Promise<unknown>;
    readonly answer: Promise<{ readonly lines: unknown } | undefined>;
  };
}

/** Keeps values as an SDK does. */
async function store(name: string, storeName: string, keyPath: string, values: readonly object[]) {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath });
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const writing = opening.result.transaction(storeName, 'readwrite');
  for (const value of values) writing.objectStore(storeName).put(value);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  opening.result.close();
}

const keepUsers = (...users: readonly object[]) =>
  store('firebaseLocalStorageDb', 'firebaseLocalStorage', 'fbase_key', users);

function signIn({ uid = 'u1', leftMs = HOUR_MS } = {}) {
  const stsTokenManager = { accessToken: 't1', expirationTime: Date.now() + leftMs };
  return keepUsers({ fbase_key: 'firebase:authUser:k:[DEFAULT]', value: { uid, stsTokenManager } });
}

const send = jest.fn<Promise<unknown>, [address: string, init?: RequestInit]>();
const asked = () => send.mock.calls.filter(([address]) => address !== '/config.json');

function answering(config: unknown, lines: unknown = LINES) {
  send.mockImplementation(async (address) => ({
    json: async () => (address === '/config.json' ? config : lines),
  }));
}

/** As the browser runs it, which jsdom does not. */
function run(): Left['fleetfootFirstRead'] {
  new Function(PAGE_SCRIPTS.firstRead.text)();
  return (globalThis as Left).fleetfootFirstRead;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  Reflect.deleteProperty(globalThis, 'fleetfootFirstRead');
  Object.assign(globalThis, { fetch: send.mockReset() });
  AbortSignal.timeout = () => new AbortController().signal;
  answering({ firebase: FIREBASE });
  const state = { uid: 'u1', selectedOrganization: { id: 'o 1' } };
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state }));
  document.head.innerHTML = `<script type="application/json" id="first-read">${JSON.stringify(toldRead(READ))}</script>`;
  history.replaceState(null, '', '/deliveries');
});

it("the first documents are asked for with the stored token, for the user's organisation", async () => {
  await signIn();
  const left = run();
  const answer = await left?.answer;
  const parent = 'projects/p/databases/(default)/documents/Organizations/o%201';
  const { structuredQuery } = toldRead(READ);
  expect(answer).toEqual({ parent, structuredQuery, lines: LINES });
  const [[address, init] = []] = asked();
  expect(address).toBe(`https://firestore.googleapis.com/v1/${parent}:runQuery`);
  expect(init?.headers).toEqual({ 'content-type': 'application/json', authorization: 'Bearer t1' });
  expect(JSON.parse(String(init?.body))).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'Deliveries' }],
      orderBy: [
        { field: { fieldPath: 'created_at' }, direction: 'DESCENDING' },
        { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
      ],
      limit: 50,
    },
  });
  expect(left?.read).toEqual({ ...READ, path: 'Organizations/o 1/Deliveries' });
  expect(await left?.config).toEqual({ firebase: FIREBASE });
});

it.each([
  ['a page that reads nothing first', () => document.getElementById('first-read')?.remove()],
  ['an address that may show something else', () => history.replaceState(null, '', '?status=Created')],
])('the script does nothing for %s', async (_, prepare) => {
  await signIn();
  prepare();
  expect(run()).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['nobody is signed in', async () => {}],
  ['somebody else is signed in', () => signIn({ uid: 'u2' })],
  ['the token is about to expire', () => signIn({ leftMs: 20_000 })],
  ['nothing is kept of the user', () => keepUsers()],
  ['the database is none of the SDK', () => store('firebaseLocalStorageDb', 'other', 'id', [])],
  ['the configuration cannot be read', () => signIn().then(() => answering('<html>'))],
  ['the state of the session is gone', () => signIn().then(() => localStorage.clear())],
])('the script asks for nothing when %s', async (_, prepare) => {
  await prepare();
  expect(await run()?.answer).toBeUndefined();
  expect(asked()).toEqual([]);
});

it('a database that is not there is not made: the SDK could not use it', async () => {
  expect(await run()?.answer).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
});

it('an answer that does not come is no failure of the page', async () => {
  await signIn();
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await run()?.answer).toBeUndefined();
});

describe('with App Check', () => {
  const appCheck = (expireTimeMillis: number) =>
    store('firebase-app-check-database', 'firebase-app-check-store', 'compositeKey', [
      { compositeKey: 'a-[DEFAULT]', value: { token: 'c1', expireTimeMillis } },
    ]);
  beforeEach(() => answering({ firebase: { ...FIREBASE, appCheck: { siteKey: 's' } } }));

  it('its stored token goes along', async () => {
    await Promise.all([signIn(), appCheck(Date.now() + HOUR_MS)]);
    expect(await run()?.answer).toBeDefined();
    expect(asked()[0]?.[1]?.headers).toMatchObject({ 'X-Firebase-AppCheck': 'c1' });
  });

  it.each([
    ['none', async () => {}],
    ['an old one', () => appCheck(Date.now())],
  ])('the script asks for nothing with %s', async (_, prepare) => {
    await Promise.all([signIn(), prepare()]);
    expect(await run()?.answer).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});
