import { randomUUID } from 'node:crypto';
import { apiKeys, NAMED_KEY_LIMIT, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { Timestamp } from 'firebase-admin/firestore';
import { refusal } from '../client/answer';
import { api, callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { database, put, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { list, putMember } from '../world/team';
import { create, order, refusalOf } from './api-client';
import { apiScene, keyPath } from './api-scene';
import { stored } from './stored';

async function scene() {
  const all = await apiScene();
  const { orgID, admin } = all;
  const make = (changes: object = {}, by: SignedIn = admin) =>
    callFunction(
      'createApiKey',
      {
        ...{ orgID, name: 'Shop', mode: 'live', scopes: ['read', 'write'], lifetime: 'unlimited' },
        ...{ attemptID: randomUUID(), ...changes },
      },
      by.idToken,
    );
  const made = async (changes: object = {}, by: SignedIn = admin) =>
    ((await make(changes, by)).body.result as { readonly key: string }).key;
  const revoke = (keyID: string, by: SignedIn = admin, of = orgID) =>
    callFunction('revokeApiKey', { orgID: of, keyID }, by.idToken);
  const listed = (keyID: string) => read(namedKeys.document(orgID, keyID));
  const reading = async (key: string) => (await api('GET', '/deliveries', { key })).status;
  return { ...all, make, made, revoke, listed, reading };
}

/** Named keys in the list, as if they had been created. */
function fillKeys(orgID: string, count: number, changes: object = {}): Promise<unknown> {
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      put(namedKeys.document(orgID, `key${index}`), {
        ...{ id: `key${index}`, name: `Key ${index}`, mode: 'live', scopes: ['read'], ending: 'abcd' },
        ...{ ownerID: 'somebody', ownerName: 'Somebody', createdAt: new Date(index), ...changes },
      }),
    ),
  );
}

jest.setTimeout(60_000);

test('a created key opens deliveries; its secret is in the answer and stored as a hash only', async () => {
  const { orgID, admin, made, listed, reading } = await scene();
  const attemptID = randomUUID();
  const key = await made({ attemptID, name: ' Shop ', scopes: ['write', 'read'] });
  expect(key).toMatch(/^ff_live_[\w-]{43}$/);
  expect(await reading(key)).toBe(200);
  expect(await listed(attemptID)).toEqual({
    ...{ id: attemptID, name: 'Shop', mode: 'live', scopes: ['write', 'read'], ending: key.slice(-4) },
    ...{ ownerID: admin.uid, ownerName: 'Lerato Dlamini', createdAt: expect.any(Timestamp) },
    lastUsedAt: expect.any(Timestamp),
  });
  expect(await read(keyPath(key))).toEqual({
    ...{ orgID, mode: 'live', lastUsedAt: expect.any(Timestamp) },
    named: { id: attemptID, name: 'Shop', ownerID: admin.uid, scopes: ['write', 'read'] },
  });
  const everything = await Promise.all(
    (await database.doc(`Organizations/${orgID}`).listCollections()).map((collection) => collection.get()),
  );
  const texts = JSON.stringify(everything.flatMap(({ docs }) => docs.map((document) => document.data())));
  expect(texts).toContain(attemptID);
  expect(texts).not.toContain(key.slice(8));
});

test('a key without the write scope reads and changes nothing, one without the read scope the reverse', async () => {
  const { orgID, made } = await scene();
  const [reader, writer] = [await made({ scopes: ['read'] }), await made({ scopes: ['write'] })];
  const answer = await create(writer, order('S-1'));
  expect(answer.status).toBe(201);
  const { id } = answer.body as { readonly id: string };
  const scopeMissing = { code: 'scope_missing' };
  expect(refusalOf(await create(reader, order('S-2')))).toEqual(scopeMissing);
  expect(refusalOf(await api('POST', `/deliveries/${id}/cancel`, { key: reader }))).toEqual(scopeMissing);
  expect((await api('GET', `/deliveries/${id}`, { key: reader })).status).toBe(200);
  for (const path of ['/deliveries', `/deliveries/${id}`]) {
    expect(refusalOf(await api('GET', path, { key: writer }))).toEqual(scopeMissing);
  }
  expect((await api('POST', `/deliveries/${id}/cancel`, { key: writer })).status).toBe(200);
  expect(await stored(orgID, namedKeys)).toHaveLength(2);
});

test('a key for a time stops when its time is over, and a test key opens test deliveries only', async () => {
  const { live, made, listed, reading } = await scene();
  const attemptID = randomUUID();
  const key = await made({ attemptID, mode: 'test', lifetime: '30d' });
  const { id } = (await create(live, order('L-1'))).body as { readonly id: string };
  expect((await api('GET', `/deliveries/${id}`, { key })).status).toBe(404);
  const { createdAt, expiresAt } = (await listed(attemptID)) as Record<string, Timestamp>;
  expect(Number(expiresAt?.toMillis()) - Number(createdAt?.toMillis())).toBe(30 * 86_400_000);
  expect((await read(keyPath(key)))?.['expiresAt']).toEqual(expiresAt);
  await database.doc(keyPath(key)).update({ expiresAt: new Date() });
  expect(await reading(key)).toBe(401);
});

test('the last use is noted once a minute, on a refused request too', async () => {
  const { made, listed } = await scene();
  const attemptID = randomUUID();
  const key = await made({ attemptID, scopes: ['read'] });
  expect(await listed(attemptID)).not.toHaveProperty('lastUsedAt');
  await create(key, order('U-1'));
  const first = (await listed(attemptID))?.['lastUsedAt'] as Timestamp;
  await api('GET', '/deliveries', { key });
  expect((await listed(attemptID))?.['lastUsedAt']).toEqual(first);
  await database.doc(keyPath(key)).update({ lastUsedAt: new Date(Date.now() - 61_000) });
  await api('GET', '/deliveries', { key });
  const second = (await listed(attemptID))?.['lastUsedAt'] as Timestamp;
  expect(second.toMillis()).toBeGreaterThan(first.toMillis());
});

test('a revoked key is refused from the next request on, and may be revoked again', async () => {
  const { made, revoke, listed, reading } = await scene();
  const [attemptID, otherID] = [randomUUID(), randomUUID()];
  const [key, other] = [await made({ attemptID }), await made({ attemptID: otherID })];
  expect(await reading(key)).toBe(200);
  expect(await revoke(attemptID)).toEqual({ status: 200, body: { result: {} } });
  expect(refusalOf(await api('GET', '/deliveries', { key }))).toEqual({ code: 'key_expired' });
  const { revokedAt } = (await listed(attemptID)) ?? {};
  expect(revokedAt).toEqual(expect.any(Timestamp));
  expect((await revoke(attemptID)).status).toBe(200);
  expect((await listed(attemptID))?.['revokedAt']).toEqual(revokedAt);
  expect(await reading(other)).toBe(200);
  expect(await listed(otherID)).not.toHaveProperty('revokedAt');
});

test('a creation and a revocation are told, without the key', async () => {
  const { orgID, admin, made, revoke } = await scene();
  const attemptID = randomUUID();
  const key = await made({ attemptID, mode: 'test', scopes: ['write'] });
  for (let times = 0; times < 2; times += 1) await revoke(attemptID);
  const [created, ...more] = await eventsOf(orgID, 'apiKey.created');
  const by = { actor: { kind: 'member', id: admin.uid }, from: { address: '203.0.113.7' } };
  const object = { id: attemptID, label: 'Shop' };
  expect(created).toMatchObject({ ...by, object, after: { mode: 'test', scopes: ['write'] } });
  const revoked = await eventsOf(orgID, 'apiKey.revoked');
  expect(revoked).toMatchObject([{ ...by, object, before: { ending: key.slice(-4) } }]);
  expect(more).toEqual([]);
  expect(JSON.stringify([created, revoked])).not.toContain(key.slice(0, 20));
});

test('an attempt whose answer was lost gives the key another secret, also many times at once', async () => {
  const { orgID, admin, make, made, reading } = await scene();
  const attempt = { attemptID: randomUUID() };
  await Promise.all(Array.from({ length: 4 }, () => make(attempt)));
  const lost = await made(attempt);
  const kept = await made({ ...attempt, name: 'Kiosk' });
  expect([await reading(lost), await reading(kept)]).toEqual([401, 200]);
  expect(await stored(orgID, namedKeys)).toMatchObject([{ name: 'Kiosk', ownerID: admin.uid }]);
  const hashes = database.collection(apiKeys.path()).where('named.id', '==', attempt.attemptID);
  expect((await hashes.get()).size).toBe(1);
});

test('an attempt whose key is used, revoked or of another Admin is refused and changes nothing', async () => {
  const { orgID, make, made, revoke, reading } = await scene();
  const other = somebody();
  await putMember(orgID, other, 'Admin');
  const [used, revoked, foreign] = [randomUUID(), randomUUID(), randomUUID()];
  const key = await made({ attemptID: used });
  await reading(key);
  await made({ attemptID: revoked });
  await revoke(revoked);
  await made({ attemptID: foreign }, other);
  const before = await list(orgID, namedKeys);
  for (const attemptID of [used, revoked, foreign]) {
    expect(refusal(await make({ attemptID }))).toMatchObject({ code: 'failed-precondition' });
  }
  expect(await list(orgID, namedKeys)).toEqual(before);
  expect(await reading(key)).toBe(200);
});

test('the same attempt in two organisations makes two keys that do not meet', async () => {
  const [here, there] = [await scene(), await scene()];
  const attempt = { attemptID: randomUUID() };
  const [own, foreign] = [await here.made(attempt), await there.made(attempt)];
  await there.revoke(attempt.attemptID);
  expect([await here.reading(own), await there.reading(foreign)]).toEqual([200, 401]);
  await there.make({ ...attempt });
  expect(await here.reading(own)).toBe(200);
});

test('an organisation has twenty working keys at most, also when many are created at once', async () => {
  const { orgID, make, revoke } = await scene();
  await fillKeys(orgID, NAMED_KEY_LIMIT - 1);
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused && refusal(refused)).toMatchObject({
    code: 'resource-exhausted',
    userMessage: 'Your organisation has 20 keys, which is the most. Revoke one that is not needed.',
  });
  await revoke('key0');
  expect((await make()).status).toBe(200);
});

test('ended keys make room in the list, those that ended first', async () => {
  const { orgID, make } = await scene();
  await fillKeys(orgID, namedKeys.mostInQuery, { expiresAt: new Date(1000) });
  await database.doc(namedKeys.document(orgID, 'key7')).update({ expiresAt: new Date(500) });
  await make();
  const ids = Object.keys(await list(orgID, namedKeys));
  expect(ids).toHaveLength(namedKeys.mostInQuery);
  expect(ids).not.toContain('key7');
});

test('rolling the live key at once leaves named keys as they are', async () => {
  const { orgID, admin, live, made, reading } = await scene();
  const key = await made();
  const request = { orgID, mode: 'live', ending: live.slice(-8), keep: 'now', attemptID: randomUUID() };
  expect((await callFunction('rollApiKey', request, admin.idToken)).status).toBe(200);
  expect([await reading(live), await reading(key)]).toEqual([401, 200]);
});

test('a Member creates and revokes no key, a stranger is refused alike for every organisation', async () => {
  const { orgID, member, make, made, revoke, reading } = await scene();
  const attemptID = randomUUID();
  const key = await made({ attemptID });
  expect(refusal(await make({}, member))).toMatchObject({ userMessage: 'Only an Admin can create a key.' });
  expect(refusal(await revoke(attemptID, member))).toMatchObject({
    userMessage: 'Only an Admin can revoke a key.',
  });
  const stranger = somebody();
  const refused = refusal(await make({}, stranger));
  expect(refused).toMatchObject({ code: 'permission-denied' });
  expect(refusal(await make({ orgID: 'none' }, stranger))).toEqual(refused);
  expect(refusal(await revoke(attemptID, stranger))).toEqual(refused);
  expect(await reading(key)).toBe(200);
  expect(Object.keys(await list(orgID, namedKeys))).toEqual([attemptID]);
});

test("an Admin cannot revoke another organisation's key", async () => {
  const [here, there] = [await scene(), await scene()];
  const attemptID = randomUUID();
  const key = await there.made({ attemptID });
  expect(refusal(await here.revoke(attemptID))).toMatchObject({
    code: 'not-found',
    userMessage: 'This key is no longer there.',
  });
  expect(refusal(await here.revoke(attemptID, here.admin, there.orgID))).toMatchObject({
    code: 'permission-denied',
  });
  expect(await there.reading(key)).toBe(200);
});

test.each<[string, object]>([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
  ['another mode', { mode: 'all' }],
  ['no scope', { scopes: [] }],
  ['a scope twice', { scopes: ['read', 'read'] }],
  ['an unheard-of scope', { scopes: ['admin'] }],
  ['another time', { lifetime: '10y' }],
  ['an attempt that is a path', { attemptID: '../x' }],
  ['an unknown field', { key: 'ff_live_mine' }],
])('%s is an invalid argument', async (_, changes) => {
  const { orgID, make } = await scene();
  expect(refusal(await make(changes))).toMatchObject({ code: 'invalid-argument' });
  expect(await list(orgID, namedKeys)).toEqual({});
});

afterAll(() => database.terminate());
