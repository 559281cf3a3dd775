import { randomUUID } from 'node:crypto';
import { KEEP_CHOICES, KEEP_MS, type Keep } from '@fleetfoot/shared/api';
import { Timestamp } from 'firebase-admin/firestore';
import { api, refusalOf } from './api/api-client';
import { apiScene, keyPath } from './api/api-scene';
import { stored } from './api/stored';
import { callFunction, refusal } from './call-function';
import { database, read } from './data';
import type { SignedIn } from './sign-in';
import { somebody } from './somebody';
import { putMember } from './team';

const DONE = { status: 200, body: { result: {} } };

async function rollScene() {
  const scene = await apiScene();
  const { orgID, live, test: testKey } = scene;
  await database.doc(`Organizations/${orgID}`).update({ apiKey: live, testApiKey: testKey });
  const keys = async () => {
    const organization = (await read(`Organizations/${orgID}`)) ?? {};
    return { live: String(organization['apiKey']), test: String(organization['testApiKey']) };
  };
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

test.each(KEEP_CHOICES)('the old key goes on for as long as was chosen: %s', async (keep) => {
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
  expect(await stored(orgID, 'ApiKeyRolls')).toEqual([
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

test('called again with the same attempt, also many times at once, one key is made', async () => {
  const { orgID, live, keys, roll } = await rollScene();
  const attempt = { attemptID: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 6 }, () => roll(live, '24h', undefined, attempt)));
  const { live: made } = await keys();
  answers.push(await roll(live, '24h', undefined, attempt));
  expect(answers).toEqual(answers.map(() => DONE));
  expect((await keys()).live).toBe(made);
  expect(await stored(orgID, 'ApiKeyRolls')).toHaveLength(1);
  expect((await database.collection('ApiKeys').where('orgID', '==', orgID).get()).size).toBe(3);
});

test('of two Admins at once one rolls the key, and the other is told', async () => {
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
  expect(await stored(orgID, 'ApiKeyRolls')).toHaveLength(1);
});

test('who ends a key at once ends those before it too, but not the test key', async () => {
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

test('a key from before keys could be looked up works for the chosen time, and so does the new one', async () => {
  const { live, keys, roll, works } = await rollScene();
  await database.doc(keyPath(live)).delete();
  expect(await works(live)).toBe(false);
  expect(await roll(live, '1h')).toEqual(DONE);
  expect([await works(live), await works((await keys()).live)]).toEqual([true, true]);
});

test('is for Admins, and does not tell whether an organisation exists', async () => {
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
  ['no attempt', { attemptID: '' }],
  ['an ending that is too short', { ending: 'abc' }],
  ['an organisation that is a path', { orgID: 'a/b' }],
  ['a field nobody declared', { expiresAt: 0 }],
])('%s is an invalid argument', async (_, changes) => {
  const { live, roll } = await rollScene();
  expect(refusal(await roll(live, 'now', undefined, changes))).toMatchObject({ code: 'invalid-argument' });
});

afterAll(() => database.terminate());
