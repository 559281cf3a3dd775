import { AppError } from '@fleetfoot/shared/domain';
import { SIGNED_OUT } from '@fleetfoot/shared/session';
import { sessions } from '@fleetfoot/shared/testing';
import { forgetSignIn } from './forget-sign-in';
import { membership, organization, scene, settle, uid } from './testing/session-scene';

jest.mock('./forget-sign-in', () => ({ forgetSignIn: jest.fn(() => Promise.reject(new Error('no'))) }));

const { admin } = sessions;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('the session fetches profile and organisation of a user who signs in, and sets them in one change', async () => {
  const { store, says } = await scene();
  const changes: unknown[] = [];
  store.subscribe((state) => changes.push(state));
  await says(uid);
  expect(changes).toEqual([admin]);
});

it('the session accepts a user without profile and a user without organisation', async () => {
  const { store, says, documents, team } = await scene();
  team.length = 0;
  await says(uid);
  expect(store.getState()).toEqual(sessions.noOrganization);
  delete documents[`Users/${uid}`];
  await says(uid);
  expect(store.getState()).toEqual(sessions.noProfile);
});

it('the session keeps the organisation that was selected among several', async () => {
  const { store, says, documents, team } = await scene(admin);
  documents['Organizations/org-first'] = { ...organization, id: 'org-first' };
  team.unshift(membership('org-first', 'Member'));
  await says(uid);
  expect(store.getState().selectedOrganization?.id).toBe('org-umoya');
});

it('the session keeps the persisted session while it fetches, and when that fails', async () => {
  const { store, says, door } = await scene(admin);
  jest.mocked(door.fetchDocument).mockRejectedValue(new AppError('offline', 'offline'));
  await says(uid);
  expect(store.getState()).toEqual(admin);
});

it('the session tries again by itself when the session cannot be fetched', async () => {
  const { store, says, door } = await scene();
  jest.mocked(door.fetchDocument).mockRejectedValueOnce(new AppError('timeout', 'slow'));
  await says(uid);
  expect(store.getState()).toEqual(SIGNED_OUT);
  await settle(1_000);
  expect(store.getState()).toEqual(admin);
});

it('the session ends a persisted session unknown to the auth service, and keeps the drafts', async () => {
  const { store, says, drafts } = await scene(admin);
  drafts.write('new-delivery', { note: 'x' });
  await says(undefined);
  expect(store.getState()).toEqual(SIGNED_OUT);
  await says(uid);
  expect(drafts.read('new-delivery')).toEqual({ note: 'x' });
});

it('another user sees no data of the previous user', async () => {
  const { store, says, drafts, documents, team } = await scene(admin);
  drafts.write('new-delivery', { note: 'x' });
  documents['Users/uid-other'] = undefined;
  delete documents['Users/uid-other'];
  team.length = 0;
  await says('uid-other');
  expect(drafts.isEmpty()).toBe(true);
  expect(store.getState()).toEqual({ ...sessions.noProfile, uid: 'uid-other' });
});

it('the session refreshes on demand, and says so when it cannot', async () => {
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

it('the session waits for the auth service to report a new sign-in, with a limit', async () => {
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

it('a sign-out deletes session and drafts', async () => {
  const { service, says, store, drafts } = await scene();
  await says(uid);
  drafts.write('new-delivery', 1);
  await service.signOut();
  expect(store.getState()).toEqual(SIGNED_OUT);
  expect(drafts.isEmpty()).toBe(true);
});

it('the session does not pretend to have signed out', async () => {
  const { service, says, store, door } = await scene();
  await says(uid);
  jest.mocked(door.endSession).mockRejectedValueOnce(new AppError('offline', 'offline'));
  await expect(service.signOut()).rejects.toMatchObject({ code: 'offline' });
  expect(store.getState()).toEqual(admin);
});

it('a sign-out deletes the data of the user on the device', async () => {
  const deleteDatabase = jest.fn();
  Object.assign(globalThis, { indexedDB: { deleteDatabase } });
  const { service, says } = await scene(admin);
  await says(uid);
  await service.signOut();
  expect(deleteDatabase.mock.calls.flat().sort()).toEqual([
    `fleetfoot.device.${uid}.shell.notices`,
    `fleetfoot.device.${uid}.shell.seen`,
  ]);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it('the session signs out without the auth SDK when that cannot be loaded', async () => {
  const { service, says, store, drafts, door } = await scene();
  await says(uid);
  drafts.write('new-delivery', 1);
  jest.mocked(door.endSession).mockReturnValueOnce(new Promise(() => {}));
  jest.mocked(forgetSignIn).mockResolvedValueOnce();
  const signedOut = service.signOut();
  await settle(8_000);
  await signedOut;
  expect(store.getState()).toEqual(SIGNED_OUT);
  expect(drafts.isEmpty()).toBe(true);
});

it('the session drops an answer that comes after the sign-out', async () => {
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
