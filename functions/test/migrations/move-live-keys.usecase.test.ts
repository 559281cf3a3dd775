import { liveKeys, organizations, teamMembers } from '@fleetfoot/shared/model';
import type { Firestore } from 'firebase-admin/firestore';
import { moveLiveKeys } from '../../migrations/move-live-keys';
import { apiScene, keysOf } from '../api/api-scene';
import { api } from '../client/in-process';
import { database, read } from '../world/data';
import { list } from '../world/team';

/** An organisation whose live key lies where it did before. */
async function oldScene() {
  const scene = await apiScene();
  const { orgID, live } = scene;
  const organizationRef = database.doc(organizations.document(orgID));
  const { apiKeyEnding: _, ...organization } = (await organizationRef.get()).data() ?? {};
  await organizationRef.set({ ...organization, apiKey: live });
  await database.doc(liveKeys.document(orgID)).delete();
  return scene;
}

/** A database that fails when a key is moved for the nth time, as one that is switched off then. */
function failingAt(nth: number): Firestore {
  let transactions = 0;
  return new Proxy(database, {
    get(target, name) {
      if (name === 'runTransaction' && ++transactions === nth) throw new Error('switched off');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const write = { write: true, pageSize: 2 };

// The run looks at the whole database: what earlier tests left is moved first.
beforeEach(async () => {
  for (const { ref } of (await database.collection(organizations.path()).orderBy('apiKey').get()).docs) {
    await database.recursiveDelete(ref);
  }
});

jest.setTimeout(60_000);

test('a live key is moved, works on, and is noted to be known to those who could see it', async () => {
  const { orgID, admin, member, live, test: testKey } = await oldScene();
  const { apiKey: _, ...before } = (await read(organizations.document(orgID))) ?? {};
  expect(await moveLiveKeys(database, write)).toEqual({
    ...{ found: 1, moved: 1, knownTo: 1, conflicts: [], left: 0 },
  });
  expect(await read(organizations.document(orgID))).toEqual({ ...before, apiKeyEnding: live.slice(-4) });
  expect(await keysOf(orgID)).toEqual({ live, test: testKey });
  expect((await api('GET', '/deliveries', { key: live })).status).toBe(200);
  const team = await list(orgID, teamMembers);
  expect(team[member.uid]).toMatchObject({ role: 'Member', knownKeyEnding: live.slice(-4) });
  expect(team[admin.uid]).not.toHaveProperty('knownKeyEnding');
});

test('a dry run counts and writes nothing', async () => {
  const { orgID } = await oldScene();
  const before = [await read(organizations.document(orgID)), await list(orgID, teamMembers)];
  expect(await moveLiveKeys(database, { write: false })).toEqual({
    ...{ found: 1, moved: 1, knownTo: 1, conflicts: [], left: 1 },
  });
  expect([await read(organizations.document(orgID)), await list(orgID, teamMembers)]).toEqual(before);
  expect(await read(liveKeys.document(orgID))).toBeUndefined();
});

test('a run that was interrupted goes on, and one too many does nothing', async () => {
  const scenes = await Promise.all(Array.from({ length: 5 }, oldScene));
  await expect(moveLiveKeys(failingAt(4), write)).rejects.toThrow('switched off');
  const second = await moveLiveKeys(database, write);
  expect(second).toMatchObject({ found: 2, moved: 2, left: 0 });
  expect(await moveLiveKeys(database, write)).toEqual({
    ...{ found: 0, moved: 0, knownTo: 0, conflicts: [], left: 0 },
  });
  for (const { orgID, live } of scenes) expect((await keysOf(orgID)).live).toBe(live);
});

test('an organisation with another live key already is named and left alone', async () => {
  const { orgID, live } = await oldScene();
  await database.doc(liveKeys.document(orgID)).set({ value: 'ff_live_other', since: new Date() });
  const result = await moveLiveKeys(database, write);
  expect(result).toEqual({ found: 1, moved: 0, knownTo: 0, conflicts: [orgID], left: 1 });
  expect(JSON.stringify(result)).not.toContain('ff_live');
  expect(await read(organizations.document(orgID))).toMatchObject({ apiKey: live });
  expect((await keysOf(orgID)).live).toBe('ff_live_other');
});

test('a move that left the field behind is finished', async () => {
  const { orgID, live } = await oldScene();
  await database.doc(liveKeys.document(orgID)).set({ value: live, since: new Date(1000) });
  expect(await moveLiveKeys(database, write)).toMatchObject({ moved: 1, left: 0 });
  expect((await keysOf(orgID)).live).toBe(live);
  expect(await read(organizations.document(orgID))).not.toHaveProperty('apiKey');
});

afterAll(() => database.terminate());
