import { randomUUID } from 'node:crypto';
import { KEEP_CHOICES, KEEP_MS, type Keep } from '@fleetfoot/shared/api';
import { apiKeyRolls, apiKeys, organizations } from '@fleetfoot/shared/model';
import { Timestamp } from 'firebase-admin/firestore';
import { refusalOf } from '../api/api-client';
import { apiScene, keyPath, keysOf } from '../api/api-scene';
import { stored } from '../api/stored';
import { refusal } from '../client/answer';
import { api, callFunction } from '../client/in-process';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember } from '../world/team';

const DONE = { status: 200, body: { result: {} } };

async function rollScene() {
  const scene = await apiScene();
  const { orgID } = scene;
  const keys = () => keysOf(orgID);
  const roll = (key: string, keep: Keep, by: SignedIn = scene.admin, changes: object = {}) =>
    callFunction(
      'rollApiKey',
      { orgID, mode: key.slice(3, 7), ending: key.slice(-8), keep, attemptID: randomUUID(), ...changes },
      by.idToken,
    );
  const works = async (key: string) => (await api('GET', '/deliveries', { key })).status === 200;
  return { ...scene, keys, roll, works };
}

jest.setTimeout(120_000);

test.each(KEEP_CHOICES)('the old key goes on for the chosen time: %s', async (keep) => {
  const { orgID, live, test: testKey, admin, keys, roll, works } = await rollScene();
  const asked = Date.now();
  expect(await roll(live, keep)).toEqual(DONE);
  const now = await keys();
  expect(now.live).toMatch(/^ff_live_[\w-]{43}$/);
  expect(now.live).not.toBe(live);
  expect(now.test).toBe(testKey);
  expect(await works(now.live)).toBe(true);
  expect(await works(live)).toBe(keep !== 'now');
  if (keep === 'now') {
    expect(refusalOf(await api('GET', '/deliveries', { key: live }))).toEqual({ code: 'key_expired' });
  }
  const { expiresAt } = (await read(keyPath(live))) as { expiresAt: Timestamp };
  expect(Math.abs(expiresAt.toMillis() - KEEP_MS[keep] - asked)).toBeLessThan(20_000);
  expect(await stored(orgID, apiKeyRolls)).toEqual([
    {
      id: expect.any(String),
      mode: 'live',
      at: expect.any(Timestamp),
      by: admin.uid,
      oldKeyEnding: live.slice(-4),
      oldKeyExpiresAt: expect.any(Timestamp),
    },
  ]);
});

test('an attempt repeated, also many times at once, makes one key', async () => {
  const { orgID, live, keys, roll } = await rollScene();
  const attempt = { attemptID: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 6 }, () => roll(live, '24h', undefined, attempt)));
  const { live: made } = await keys();
  answers.push(await roll(live, '24h', undefined, attempt));
  expect(answers).toEqual(answers.map(() => DONE));
  expect((await keys()).live).toBe(made);
  expect(await stored(orgID, apiKeyRolls)).toHaveLength(1);
  expect((await database.collection(apiKeys.path()).where('orgID', '==', orgID).get()).size).toBe(3);
});

test('two Admins at once roll the key once, and the second is told', async () => {
  const { orgID, live, keys, roll, works } = await rollScene();
  const other = somebody();
  await putMember(orgID, other, 'Admin');
  const answers = await Promise.all([roll(live, '24h'), roll(live, '1h', other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused && refusal(refused)).toMatchObject({
    code: 'failed-precondition',
    userMessage: 'This key has been rolled meanwhile. Nothing was changed now.',
  });
  expect(await works((await keys()).live)).toBe(true);
  expect(await stored(orgID, apiKeyRolls)).toHaveLength(1);
});

test('ending a key at once ends the earlier keys too, but not the test key', async () => {
  const { live, test: testKey, keys, roll, works } = await rollScene();
  await roll(live, '7d');
  const second = (await keys()).live;
  expect([await works(live), await works(second)]).toEqual([true, true]);
  await roll(second, 'now');
  const third = (await keys()).live;
  expect([await works(live), await works(second), await works(third)]).toEqual([false, false, true]);
  expect(await works(testKey)).toBe(true);
});

test('an earlier key does not get more time', async () => {
  const { live, keys, roll } = await rollScene();
  await roll(live, '1h');
  const before = (await read(keyPath(live)))?.['expiresAt'];
  await roll((await keys()).live, '7d');
  expect((await read(keyPath(live)))?.['expiresAt']).toEqual(before);
});

test('the live key lies in no document that members read, only its ending does', async () => {
  const { orgID, live, test: testKey, keys, roll } = await rollScene();
  await roll(live, '1h');
  await roll(testKey, '1h');
  const now = await keys();
  const organization = await read(organizations.document(orgID));
  expect(organization).toMatchObject({ apiKeyEnding: now.live.slice(-4), testApiKey: now.test });
  for (const key of [live, now.live]) expect(JSON.stringify(organization)).not.toContain(key);
  for (const roll of await stored(orgID, apiKeyRolls)) {
    expect(String(roll['oldKeyEnding'])).toHaveLength(4);
    expect(JSON.stringify(roll)).not.toMatch(/ff_/);
  }
});

test('a Member is refused, and a stranger alike whether the organisation exists or not', async () => {
  const { member, live, keys, roll } = await rollScene();
  expect(refusal(await roll(live, 'now', member))).toMatchObject({
    code: 'permission-denied',
    userMessage: 'Only an Admin can roll a key.',
  });
  const stranger = somebody();
  const refused = refusal(await roll(live, 'now', stranger));
  expect(refused).toMatchObject({ code: 'permission-denied' });
  expect(refusal(await roll(live, 'now', stranger, { orgID: 'none' }))).toEqual(refused);
  expect((await keys()).live).toBe(live);
});

test.each<[string, object]>([
  ['another mode', { mode: 'all' }],
  ['another time', { keep: '1y' }],
  ['an empty attempt', { attemptID: '' }],
  ['an ending that is too short', { ending: 'abc' }],
  ['an organisation that is a path', { orgID: 'a/b' }],
  ['an unknown field', { expiresAt: 0 }],
])('%s is an invalid argument', async (_, changes) => {
  const { live, roll } = await rollScene();
  expect(refusal(await roll(live, 'now', undefined, changes))).toMatchObject({ code: 'invalid-argument' });
});

afterAll(() => database.terminate());
