import { randomUUID } from 'node:crypto';
import { apiKeyRolls, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { type Role, teamMembers } from '@fleetfoot/shared/model/team/people';
import { apiScene, keysOf } from '../api/api-scene';
import { stored } from '../api/stored';
import { api, callFunction } from '../client/in-process';
import { eventsOf } from '../world/audit';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember } from '../world/team';

async function scene() {
  const all = await apiScene();
  const { orgID, admin } = all;
  const other = somebody();
  await putMember(orgID, other, 'Admin');
  const remove = (changes: object = {}, who: SignedIn = other, by: SignedIn = admin) =>
    callFunction('deleteMember', { orgID, memberID: who.uid, ...changes }, by.idToken);
  const change = (role: Role, changes: object = {}, who: SignedIn = other, by: SignedIn = admin) =>
    callFunction('changeRole', { orgID, memberID: who.uid, role, ...changes }, by.idToken);
  const makeKey = async (by: SignedIn) => {
    const request = { orgID, name: 'Shop', mode: 'live', scopes: ['read'], lifetime: 'unlimited' };
    const answer = await callFunction('createApiKey', { ...request, attemptID: randomUUID() }, by.idToken);
    return (answer.body.result as { readonly key: string }).key;
  };
  const reading = async (key: string) => (await api('GET', '/deliveries', { key })).status;
  const known = async (who: SignedIn = other) =>
    (await read(teamMembers.document(orgID, who.uid)))?.['knownKeyEnding'];
  return { ...all, other, remove, change, makeKey, reading, known };
}

const roll = (keep: 'now' | '24h', attemptID = randomUUID()) => ({ rollKey: { keep, attemptID } });

jest.setTimeout(60_000);

test.each([
  ['now', 401],
  ['24h', 200],
] as const)(
  'a removed Admin leaves the live key rolled, and the old one works on: %s',
  async (keep, status) => {
    const { orgID, live, test: testKey, other, admin, remove, reading } = await scene();
    expect(await remove(roll(keep))).toEqual({ status: 200, body: { result: {} } });
    const keys = await keysOf(orgID);
    expect(keys).toEqual({ live: expect.stringMatching(/^ff_live_[\w-]{43}$/), test: testKey });
    expect(keys.live).not.toBe(live);
    expect([await reading(live), await reading(keys.live), await reading(testKey)]).toEqual([
      status,
      200,
      200,
    ]);
    expect(await read(organizations.document(orgID))).toMatchObject({ apiKeyEnding: keys.live.slice(-4) });
    expect(await read(teamMembers.document(orgID, other.uid))).toBeUndefined();
    expect(await stored(orgID, apiKeyRolls)).toMatchObject([{ mode: 'live', by: admin.uid }]);
    expect(await eventsOf(orgID, 'apiKey.rolled')).toMatchObject([
      {
        actor: { kind: 'member', id: admin.uid },
        from: { session: expect.any(Number), address: '203.0.113.7' },
        object: { id: 'live', label: 'API key' },
        before: { ending: live.slice(-4) },
        after: { ending: keys.live.slice(-4) },
      },
    ]);
  },
);

test('a removal that does not ask for it leaves the live key as it is', async () => {
  const { orgID, live, remove, reading } = await scene();
  await remove();
  expect((await keysOf(orgID)).live).toBe(live);
  expect(await reading(live)).toBe(200);
});

test('a removal or a demotion repeated with the same attempt, also at once, rolls once', async () => {
  for (const act of ['remove', 'change'] as const) {
    const all = await scene();
    const attempt = roll('now');
    const send = () => (act === 'remove' ? all.remove(attempt) : all.change('Member', attempt));
    const answers = await Promise.all([send(), send(), send()]);
    const { live } = await keysOf(all.orgID);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await keysOf(all.orgID)).live).toBe(live);
    expect(await stored(all.orgID, apiKeyRolls)).toHaveLength(1);
  }
});

test.each(['remove', 'change'] as const)(
  'named keys of a former Admin are revoked at once, those of others are not: %s',
  async (act) => {
    const { orgID, admin, other, remove, change, makeKey, reading } = await scene();
    const [first, second, kept] = [await makeKey(other), await makeKey(other), await makeKey(admin)];
    expect([await reading(first), await reading(second), await reading(kept)]).toEqual([200, 200, 200]);
    expect((await (act === 'remove' ? remove() : change('Member'))).status).toBe(200);
    expect([await reading(first), await reading(second), await reading(kept)]).toEqual([401, 401, 200]);
    const keys = await stored(orgID, namedKeys);
    expect(keys.filter(({ revokedAt }) => revokedAt).map(({ ownerID }) => ownerID)).toEqual([
      other.uid,
      other.uid,
    ]);
  },
);

test('an Admin who stays one keeps their named keys', async () => {
  const { other, change, makeKey, reading } = await scene();
  const key = await makeKey(other);
  await change('Admin');
  expect(await reading(key)).toBe(200);
});

test('a key that was left to a Member is revoked by the next demotion', async () => {
  const { orgID, other, change, makeKey, reading } = await scene();
  const key = await makeKey(other);
  await putMember(orgID, other, 'Member');
  await change('Member');
  expect(await reading(key)).toBe(401);
});

test('a user who deletes their own profile leaves no named key working', async () => {
  const { orgID, admin, other, makeKey, reading } = await scene();
  const [own, kept] = [await makeKey(other), await makeKey(admin)];
  expect((await callFunction('deleteProfile', {}, other.idToken)).status).toBe(200);
  expect([await reading(own), await reading(kept)]).toEqual([401, 200]);
  expect(await eventsOf(orgID, 'apiKey.revoked')).toMatchObject([{ actor: { id: other.uid } }]);
});

test.each(['remove', 'change'] as const)(
  'keys created while their owner is an Admin no more are not left working: %s',
  async (act) => {
    for (let round = 0; round < 4; round += 1) {
      const { orgID, other, remove, change, reading } = await scene();
      const request = { orgID, name: 'Last', mode: 'live', scopes: ['read'], lifetime: 'unlimited' };
      const create = () =>
        callFunction('createApiKey', { ...request, attemptID: randomUUID() }, other.idToken);
      const [, ...answers] = await Promise.all([
        act === 'remove' ? remove() : change('Member'),
        ...[create(), create(), create()],
      ]);
      for (const { body } of answers) {
        const { key } = (body.result ?? {}) as { readonly key?: string };
        expect(key === undefined ? 401 : await reading(key)).toBe(401);
      }
    }
  },
);

test('a removal and a role change are told once, with the keys that they end', async () => {
  const { orgID, admin, other, remove, change, makeKey } = await scene();
  await makeKey(other);
  for (let times = 0; times < 2; times += 1) await change('Member');
  for (let times = 0; times < 2; times += 1) await remove();
  const by = { actor: { kind: 'member', id: admin.uid }, from: { address: '203.0.113.7' } };
  const object = { id: other.uid, label: 'Lerato Dlamini' };
  expect(await eventsOf(orgID, 'member.roleChanged')).toMatchObject([
    { ...by, object, before: { role: 'Admin' }, after: { role: 'Member' } },
  ]);
  expect(await eventsOf(orgID, 'member.removed')).toMatchObject([
    { ...by, object, before: { role: 'Member', phoneNumber: other.phoneNumber } },
  ]);
  expect(await eventsOf(orgID, 'apiKey.revoked')).toMatchObject([{ ...by, object: { label: 'Shop' } }]);
});

test('a former Admin is known to know the live key until it is rolled', async () => {
  const { orgID, live, change, known } = await scene();
  await change('Member');
  expect(await known()).toBe(live.slice(-4));
  await change('Admin');
  await change('Member', roll('24h'));
  const { live: rolled } = await keysOf(orgID);
  expect(await known()).not.toBe(rolled.slice(-4));
});

test('a Member who never was an Admin is known to know nothing', async () => {
  const { member, change, known } = await scene();
  await change('Member', {}, member);
  expect(await known(member)).toBeUndefined();
});

test('a refused removal or role change rolls nothing', async () => {
  const { orgID, live, admin, member, remove, change } = await scene();
  const refused = await Promise.all([
    remove(roll('now'), admin),
    remove(roll('now'), undefined, member),
    change('Member', roll('now'), admin),
    change('Member', roll('now'), undefined, member),
    change('Member', roll('now'), somebody()),
    remove({ rollKey: { keep: '7d', attemptID: randomUUID() } }),
    remove({ rollKey: { keep: 'now', attemptID: 'x' } }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([400, 403, 400, 403, 404, 400, 400]);
  expect((await keysOf(orgID)).live).toBe(live);
  expect(await stored(orgID, apiKeyRolls)).toEqual([]);
});

afterAll(() => database.terminate());
