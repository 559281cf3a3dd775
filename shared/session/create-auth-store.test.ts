import { sessions } from '../testing';
import { AUTH_STORAGE_KEY, type TextStorage } from './auth-storage';
import { type AuthStore, createAuthStore } from './create-auth-store';
import { SIGNED_OUT } from './signed-out';

const { admin } = sessions;
let stores: AuthStore[] = [];

function open(storage: TextStorage = localStorage, waitMs = 5_000): AuthStore {
  const store = createAuthStore({ storage, waitMs });
  stores.push(store);
  return store;
}

function persist(state: unknown, version = 1): void {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state, version }));
}

/** What the browser does in the other tabs of a change. */
function tellOtherTabs(key: string | null = AUTH_STORAGE_KEY): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => {
  for (const store of stores) store.dispose();
  stores = [];
  localStorage.clear();
});

it('the store starts signed out and writes the whole session in one change', async () => {
  const store = open();
  await store.hydrated;
  expect(store.getState()).toEqual(SIGNED_OUT);
  const changes: unknown[] = [];
  store.subscribe((state) => changes.push(state));
  store.signedIn({ uid: 'uid-thandi', user: admin.user, organization: admin.selectedOrganization });
  expect(changes).toEqual([admin]);
});

it('the store survives a reload with exactly its six fields, under its own key', async () => {
  open().signedIn({ uid: 'uid-thandi', user: admin.user, organization: admin.selectedOrganization });
  const stored = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? '');
  expect(localStorage).toHaveLength(1);
  expect(stored.version).toBe(1);
  expect(Object.keys(SIGNED_OUT)).toEqual(expect.arrayContaining(Object.keys(stored.state)));
  const reloaded = open();
  await reloaded.hydrated;
  expect(reloaded.getState()).toEqual(admin);
});

it.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ state: admin, version: 2 })],
  ['null', 'null'],
  ['a list', '[]'],
  ['no state', '{"version":1}'],
])('the store is signed out when the browser holds %s', async (_, text) => {
  localStorage.setItem(AUTH_STORAGE_KEY, text);
  const store = open();
  await store.hydrated;
  expect(store.getState()).toEqual(SIGNED_OUT);
});

it.each([
  ['signed in without uid', { ...admin, uid: undefined }],
  ['a profile flag without a user', { ...admin, user: undefined }],
  ['an organisation without role', { ...admin, selectedOrganization: { id: 'o', name: 'n' } }],
  ['a flag of another type', { ...admin, isSignedIn: 'yes' }],
])('the store is signed out for a state that contradicts itself: %s', async (_, state) => {
  persist(state);
  const store = open();
  await store.hydrated;
  expect(store.getState()).toEqual(SIGNED_OUT);
});

it('the store starts signed out when the storage does not answer in time, and stays so when it answers late', async () => {
  jest.useFakeTimers();
  let answer: (text: string) => void = () => {};
  const slow: TextStorage = {
    getItem: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
    setItem: () => {},
    removeItem: () => {},
  };
  const store = open(slow);
  let isHydrated = false;
  void store.hydrated.then(() => {
    isHydrated = true;
  });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(isHydrated).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isHydrated).toBe(true);
  answer(JSON.stringify({ state: admin, version: 1 }));
  await jest.advanceTimersByTimeAsync(0);
  expect(store.getState()).toEqual(SIGNED_OUT);
  jest.useRealTimers();
});

it('the store works on when the storage is full', async () => {
  const full: TextStorage = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  };
  const store = open(full);
  await store.hydrated;
  store.signedIn({ uid: 'uid-thandi', user: admin.user, organization: admin.selectedOrganization });
  expect(store.getState()).toEqual(admin);
});

it('the store follows a sign-out of another tab, and a sign-in', async () => {
  persist(admin);
  const store = open();
  await store.hydrated;
  persist(SIGNED_OUT);
  tellOtherTabs();
  await Promise.resolve();
  expect(store.getState()).toEqual(SIGNED_OUT);
  persist(admin);
  tellOtherTabs();
  await Promise.resolve();
  expect(store.getState()).toEqual(admin);
  localStorage.clear();
  tellOtherTabs(null);
  await Promise.resolve();
  expect(store.getState()).toEqual(SIGNED_OUT);
});

it.each([
  [true, SIGNED_OUT],
  [false, admin],
])(
  'the store reads the stored session again when the browser restores a frozen page (%s)',
  async (persisted, state) => {
    persist(admin);
    const store = open();
    await store.hydrated;
    persist(SIGNED_OUT);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await Promise.resolve();
    expect(store.getState()).toEqual(state);
  },
);

it('the store deletes the session at sign-out, also from the storage of the browser', async () => {
  persist({ ...admin, selectedInvite: { id: 'i1', organizationName: 'Umoya' } });
  const store = open();
  await store.hydrated;
  store.clear();
  expect(store.getState()).toEqual(SIGNED_OUT);
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).not.toMatch(/thandi|Umoya/i);
});

it('the store keeps the chosen invitation while the same user has no organisation', async () => {
  const store = open();
  const session = { uid: 'uid-thandi', user: admin.user, organization: undefined };
  const invite = { id: 'i1', organizationName: 'Umoya' };
  store.signedIn(session);
  store.selectInvite(invite);
  store.signedIn(session);
  expect(store.getState().selectedInvite).toEqual(invite);
  store.signedIn({ ...session, organization: admin.selectedOrganization });
  expect(store.getState().selectedInvite).toBeUndefined();
});

it('the chosen language outlives a sign-out and a storage that was deleted', async () => {
  persist(admin);
  const store = open();
  await store.hydrated;
  store.chooseLanguage('zu');
  expect(store.getState()).toEqual({ ...admin, language: 'zu' });
  store.clear();
  expect(store.getState()).toEqual({ ...SIGNED_OUT, language: 'zu' });
  localStorage.clear();
  tellOtherTabs(null);
  expect(store.getState().language).toBe('zu');
});

it('the chosen language outlives a sign-out, a reload and a damaged session', async () => {
  const store = open();
  await store.hydrated;
  store.chooseLanguage('zu');
  store.signedIn({ uid: 'uid-thandi', user: admin.user, organization: admin.selectedOrganization });
  expect(store.getState()).toEqual({ ...admin, language: 'zu' });
  store.clear();
  expect(store.getState()).toEqual({ ...SIGNED_OUT, language: 'zu' });
  const reloaded = open();
  await reloaded.hydrated;
  expect(reloaded.getState()).toEqual({ ...SIGNED_OUT, language: 'zu' });
  persist({ ...admin, uid: undefined, language: 'af' });
  tellOtherTabs();
  await Promise.resolve();
  expect(reloaded.getState()).toEqual({ ...SIGNED_OUT, language: 'af' });
});
