import { AppError } from '@fleetfoot/shared/domain';
import { AUTH_STORAGE_KEY, createAuthStore, SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { createDrafts } from './create-drafts';
import type { FirebaseDoor } from './firebase-door';
import { createSessionService } from './session-service';

const { admin } = sessions;
const uid = admin.uid ?? '';
const { role: _, ...organization } = admin.selectedOrganization ?? {};

/** A database with one user and one organisation. */
function database() {
  const documents: Record<string, unknown> = {
    [`Users/${uid}`]: { ...admin.user, dateJoined: new Date(admin.user?.dateJoined ?? '') },
    'Organizations/org-umoya': organization,
  };
  const team: Record<string, unknown>[] = [
    { ...admin.user, path: `Organizations/org-umoya/Team/${uid}`, role: 'Admin' },
  ];
  let observer: ((user: { uid: string; phoneNumber: string } | undefined) => void) | undefined;
  const door: FirebaseDoor = {
    endSession: jest.fn(async () => observer?.(undefined)),
    fetchDocument: jest.fn(async ({ path, parse }) =>
      path in documents ? parse(documents[path]) : undefined,
    ) as FirebaseDoor['fetchDocument'],
    fetchCollection: jest.fn(async ({ parse }) => team.map(parse)) as FirebaseDoor['fetchCollection'],
    observeAuth: jest.fn(async (listener) => {
      observer = listener;
      return () => {};
    }),
  };
  const says = async (user: string | undefined) => {
    observer?.(user === undefined ? undefined : { uid: user, phoneNumber: '+27821234567' });
    await settle();
  };
  return { door, documents, team, says };
}

function settle(ms = 0) {
  return jest.advanceTimersByTimeAsync(ms);
}

async function scene(persisted: unknown = undefined) {
  if (persisted) localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify({ state: persisted, version: 1 }));
  const db = database();
  const store = createAuthStore({ storage: localStorage, waitMs: 5_000 });
  const drafts = createDrafts();
  const report = jest.fn();
  const service = createSessionService({ store, drafts, loadDoor: async () => db.door, report });
  await settle();
  await service.start();
  return { ...db, store, drafts, service, report };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('fetches profile and organisation of who signs in, and sets them in one change', async () => {
  const { store, says } = await scene();
  const changes: unknown[] = [];
  store.subscribe((state) => changes.push(state));
  await says(uid);
  expect(changes).toEqual([admin]);
});

it('knows a newcomer without profile and a user without organisation', async () => {
  const { store, says, documents, team } = await scene();
  team.length = 0;
  await says(uid);
  expect(store.getState()).toEqual(sessions.noOrganization);
  delete documents[`Users/${uid}`];
  await says(uid);
  expect(store.getState()).toEqual(sessions.noProfile);
});

it('keeps the organisation that was selected among several', async () => {
  const { store, says, documents, team } = await scene(admin);
  documents['Organizations/org-first'] = { ...organization, id: 'org-first' };
  team.unshift({ ...admin.user, path: `Organizations/org-first/Team/${uid}`, role: 'Member' });
  await says(uid);
  expect(store.getState().selectedOrganization?.id).toBe('org-umoya');
});

it('keeps the persisted session while it fetches, and when that fails', async () => {
  const { store, says, door } = await scene(admin);
  jest.mocked(door.fetchDocument).mockRejectedValue(new AppError('offline', 'offline'));
  await says(uid);
  expect(store.getState()).toEqual(admin);
});

it('tries again by itself when the session cannot be fetched', async () => {
  const { store, says, door } = await scene();
  jest.mocked(door.fetchDocument).mockRejectedValueOnce(new AppError('timeout', 'slow'));
  await says(uid);
  expect(store.getState()).toEqual(SIGNED_OUT);
  await settle(1_000);
  expect(store.getState()).toEqual(admin);
});

it('ends a persisted session that the auth service does not know, and keeps what was typed', async () => {
  const { store, says, drafts } = await scene(admin);
  drafts.write('new-delivery', { note: 'x' });
  await says(undefined);
  expect(store.getState()).toEqual(SIGNED_OUT);
  await says(uid);
  expect(drafts.read('new-delivery')).toEqual({ note: 'x' });
});

it('shows nothing of the last user to another', async () => {
  const { store, says, drafts, documents, team } = await scene(admin);
  drafts.write('new-delivery', { note: 'x' });
  documents['Users/uid-other'] = undefined;
  delete documents['Users/uid-other'];
  team.length = 0;
  await says('uid-other');
  expect(drafts.isEmpty()).toBe(true);
  expect(store.getState()).toEqual({ ...sessions.noProfile, uid: 'uid-other' });
});

it('refreshes on demand, and says so when it cannot', async () => {
  const { store, says, service, documents, door } = await scene();
  const profile = documents[`Users/${uid}`];
  delete documents[`Users/${uid}`];
  await says(uid);
  documents[`Users/${uid}`] = profile;
  await service.refresh();
  expect(store.getState()).toEqual(admin);
  jest.mocked(door.fetchDocument).mockRejectedValue(new AppError('offline', 'offline'));
  await expect(service.refresh()).rejects.toMatchObject({ code: 'offline' });
  expect(store.getState()).toEqual(admin);
});

it('waits for the auth service to know who has just signed in, but not for ever', async () => {
  const { service, says, store } = await scene();
  const refreshed = service.refresh();
  await says(uid);
  await refreshed;
  expect(store.getState()).toEqual(admin);
  await says(undefined);
  const refused = expect(service.refresh()).rejects.toMatchObject({ code: 'unauthenticated' });
  await settle(5_000);
  await refused;
});

it('forgets session and drafts at sign-out', async () => {
  const { service, says, store, drafts } = await scene();
  await says(uid);
  drafts.write('new-delivery', 1);
  await service.signOut();
  expect(store.getState()).toEqual(SIGNED_OUT);
  expect(drafts.isEmpty()).toBe(true);
});

it('does not pretend to have signed out', async () => {
  const { service, says, store, door } = await scene();
  await says(uid);
  jest.mocked(door.endSession).mockRejectedValueOnce(new AppError('offline', 'offline'));
  await expect(service.signOut()).rejects.toMatchObject({ code: 'offline' });
  expect(store.getState()).toEqual(admin);
});

it('drops an answer that comes after the sign-out', async () => {
  const { service, says, store, door } = await scene();
  let answer: (value: readonly never[]) => void = () => {};
  jest.mocked(door.fetchCollection).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await says(uid);
  await service.signOut();
  answer([]);
  await settle();
  expect(store.getState()).toEqual(SIGNED_OUT);
});
