import { randomUUID } from 'node:crypto';
import { apiKeys, liveKeys, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { create, order } from '../api/api-client';
import { apiScene, keyPath, keysOf, newKey } from '../api/api-scene';
import { stored } from '../api/stored';
import { api, callFunction } from '../client/in-process';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  where,
} from '../rules/client-sdk';
import { database, read } from '../world/data';
import { type SignedIn, somebody } from '../world/somebody';
import { putMember } from '../world/team';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

const world = useAttackWorld();

/** Everything that a client was given, as text. */
function textOf(answers: readonly unknown[]): string {
  return JSON.stringify(answers);
}

async function scene() {
  const all = await apiScene();
  const { orgID, admin } = all;
  const second = somebody();
  await putMember(orgID, second, 'Admin');
  const call = (name: string, by: SignedIn, request: object = {}) =>
    callFunction(name, { orgID, ...request }, by.idToken);
  const makeKey = async (changes: object = {}, by = admin) => {
    const request = { name: 'Shop', mode: 'live', scopes: ['read', 'write'], lifetime: 'unlimited' };
    const { body } = await call('createApiKey', by, { ...request, attemptID: randomUUID(), ...changes });
    return (body.result as { readonly key: string }).key;
  };
  const status = async (key: string) => (await api('GET', '/deliveries', { key })).status;
  return { ...all, second, call, makeKey, status };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** An attempt in an organisation of its own; the oracle gets what the attacker got. */
function attempt<Got>(
  name: string,
  run: (at: Scene) => Promise<Got>,
  holds: (at: Scene, got: Got) => Promise<void>,
): Attempt {
  let at: Scene;
  let got: Got;
  return {
    name,
    async run() {
      at = await scene();
      got = await run(at);
    },
    holds: () => holds(at, got),
  };
}

type Who = (at: Scene) => SignedIn | Promise<SignedIn>;

const removed: Who = async ({ admin, second, call }) => {
  await call('deleteMember', admin, { memberID: second.uid });
  return second;
};
const demoted: Who = async ({ admin, second, call }) => {
  await call('changeRole', admin, { memberID: second.uid, role: 'Member' });
  return second;
};
const adminElsewhere: Who = async () => (await apiScene()).admin;

const OUTSIDERS: readonly (readonly [string, Who])[] = [
  ['A Member', ({ member }) => member],
  ['A removed Admin with the token of before', removed],
  ['A demoted Admin with the token of before', demoted],
  ['An Admin of another organisation', adminElsewhere],
  ['A stranger', () => somebody()],
];

/** All ways to ask the database for something in which a key could be. */
async function readEverything(firestore: Firestore, orgID: string): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  const see = async (found: Promise<{ data(): unknown } | { docs: readonly { data(): unknown }[] }>) => {
    const result = await found;
    seen.push('docs' in result ? result.docs.map((document) => document.data()) : result.data());
  };
  const secrets = collection(firestore, `${organizations.document(orgID)}/Secrets`);
  const hashes = collection(firestore, apiKeys.path());
  await letThrough({
    secret: () => see(getDoc(doc(firestore, liveKeys.document(orgID)))),
    secrets: () => see(getDocs(query(secrets, limit(1)))),
    byValue: () => see(getDocs(query(secrets, where('value', '>=', 'ff_'), orderBy('value'), limit(1)))),
    allSecrets: () => see(getDocs(query(collectionGroup(firestore, 'Secrets'), limit(1)))),
    inTransaction: () =>
      runTransaction(firestore, (transaction) =>
        see(transaction.get(doc(firestore, liveKeys.document(orgID)))),
      ),
    hashes: () => see(getDocs(query(hashes, where('orgID', '==', orgID), limit(10)))),
    allHashes: () => see(getDocs(query(collectionGroup(firestore, apiKeys.name), limit(10)))),
    organization: () => see(getDoc(doc(firestore, organizations.document(orgID)))),
    named: () => see(getDocs(query(collection(firestore, namedKeys.path(orgID)), limit(50)))),
    rolls: () =>
      see(getDocs(query(collection(firestore, `${organizations.document(orgID)}/ApiKeyRolls`), limit(20)))),
    team: () => see(getDocs(query(collection(firestore, teamMembers.path(orgID)), limit(100)))),
  });
  return seen;
}

const reading = OUTSIDERS.map(([name, who]) =>
  attempt(
    `${name} reads everything in which the live key or a named key could be`,
    async (at) => {
      const named = await at.makeKey();
      const { admin, live, call } = at;
      await call('rollApiKey', admin, {
        ...{ mode: 'live', ending: live.slice(-8), keep: '24h', attemptID: randomUUID() },
      });
      const keys = [named, live, (await keysOf(at.orgID)).live];
      const whom = await who(at);
      return { keys, seen: await readEverything(world().as(whom), at.orgID) };
    },
    async (_, { keys, seen }) => {
      for (const key of keys) {
        expect(textOf(seen)).not.toContain(key.slice(8));
        expect(textOf(seen)).not.toContain(keyPath(key).split('/')[1]);
      }
    },
  ),
);

const calling = OUTSIDERS.map(([name, who]) =>
  attempt(
    `${name} creates, revokes and rolls keys`,
    async (at) => {
      const attemptID = randomUUID();
      const key = await at.makeKey({ attemptID });
      const whom = await who(at);
      const { live, call } = at;
      const wish = { name: 'Mine', mode: 'live', scopes: ['read'], lifetime: 'unlimited' };
      const roll = { keep: 'now', attemptID: randomUUID() };
      const answers = await Promise.all([
        call('createApiKey', whom, { ...wish, attemptID: randomUUID() }),
        call('createApiKey', whom, { ...wish, attemptID }),
        call('revokeApiKey', whom, { keyID: attemptID }),
        call('rollApiKey', whom, { ...roll, mode: 'live', ending: live.slice(-8) }),
        call('deleteMember', whom, { memberID: at.admin.uid, rollKey: roll }),
        call('changeRole', whom, { memberID: at.admin.uid, role: 'Member', rollKey: roll }),
      ]);
      return { key, answers };
    },
    async ({ orgID, live, status }, { key, answers }) => {
      expect((await keysOf(orgID)).live).toBe(live);
      expect([await status(live), await status(key)]).toEqual([200, 200]);
      expect(await stored(orgID, namedKeys)).toHaveLength(1);
      expect(textOf(answers)).not.toContain('ff_');
    },
  ),
);

const leaving = (['deleteMember', 'changeRole'] as const).map((name) =>
  attempt(
    `An Admin keeps the live key that they could see: ${name}`,
    async ({ admin, second, live, call }) => {
      const rollKey = { keep: 'now', attemptID: randomUUID() };
      const role = name === 'changeRole' ? { role: 'Member' } : {};
      await call(name, admin, { memberID: second.uid, ...role, rollKey });
      return create(live, order('KEPT-1'));
    },
    async ({ orgID, live, status }) => {
      expect(await stored(orgID, deliveries)).toEqual([]);
      expect([await status(live), await status((await keysOf(orgID)).live)]).toEqual([401, 200]);
    },
  ),
);

/** With a named key of their own, made before they left or at the same moment. */
const keeping = (['deleteMember', 'changeRole'] as const).flatMap((name) =>
  (['before', 'meanwhile'] as const).map((when) =>
    attempt(
      `An Admin keeps a named key that they made ${when}: ${name}`,
      async ({ admin, second, call, makeKey }) => {
        const role = name === 'changeRole' ? { role: 'Member' } : {};
        const leave = () => call(name, admin, { memberID: second.uid, ...role });
        const make = () => makeKey({}, second).catch(() => '');
        const keys = when === 'before' ? [await make()] : [];
        await Promise.all([
          leave(),
          ...(when === 'before' ? [] : [make(), make()]).map(async (key) => keys.push(await key)),
        ]);
        await Promise.all(keys.map((key) => create(key, order('KEPT-2'))));
        return keys;
      },
      async ({ orgID, status }, keys) => {
        expect(await stored(orgID, deliveries)).toEqual([]);
        for (const key of keys) expect(await status(key)).toBe(401);
      },
    ),
  ),
);

const scoped: readonly Attempt[] = [
  attempt(
    'A key without the write scope creates, edits and cancels',
    async ({ live, makeKey }) => {
      const key = await makeKey({ scopes: ['read'] });
      const { id } = (await create(live, order('OURS'))).body as { readonly id: string };
      for (const mark of [undefined, 'k']) {
        const headers = mark ? { 'idempotency-key': mark } : {};
        await api('POST', '/deliveries', { key, body: order('READ-1'), headers });
        await api('PATCH', `/deliveries/${id}`, { key, headers, body: { dropoff: { name: 'Mine' } } });
        await api('POST', `/deliveries/${id}/cancel`, { key, headers });
        await api('POST', `/v1/deliveries/${id}/cancel?scope=write`, { key, headers });
      }
    },
    async ({ orgID }) => {
      const [ours, ...others] = await stored(orgID, deliveries);
      expect([ours?.['external_id'], ours?.['updated_at'], others]).toEqual([
        'OURS',
        ours?.['created_at'],
        [],
      ]);
    },
  ),
  attempt(
    'A key without the read scope lists, gets, edits and replays what another key created',
    async ({ live, makeKey }) => {
      const key = await makeKey({ scopes: ['write'] });
      const mark = randomUUID();
      const { id } = (await create(live, order('SECRET-1'), mark)).body as { readonly id: string };
      return [
        await api('GET', '/deliveries', { key }),
        await api('GET', `/deliveries/${id}`, { key }),
        await api('PATCH', `/deliveries/${id}`, { key, body: {} }),
        await create(key, order('OTHER'), mark),
      ];
    },
    async (_, answers) => expect(textOf(answers.map(({ body }) => body))).not.toContain('SECRET-1'),
  ),
  attempt(
    'A Member widens the scopes and the time of a named key in the list',
    async ({ orgID, member, makeKey }) => {
      const attemptID = randomUUID();
      const key = await makeKey({ attemptID, scopes: ['read'], lifetime: '30d' });
      const firestore = world().as(member);
      const through = await letThrough({
        update: () =>
          runTransaction(firestore, async (transaction) => {
            transaction.update(doc(firestore, namedKeys.document(orgID, attemptID)), {
              ...{ scopes: ['read', 'write'], expiresAt: new Date(4e12) },
            });
          }),
        hash: () =>
          runTransaction(firestore, async (transaction) => {
            transaction.set(doc(firestore, keyPath(newKey('live'))), { orgID, mode: 'live' });
          }),
      });
      await create(key, order('WIDER'));
      return through;
    },
    async ({ orgID }, through) => {
      expect(through).toEqual([]);
      expect(await stored(orgID, deliveries)).toEqual([]);
    },
  ),
  attempt(
    'An Admin writes a live key of their own choice past the functions',
    async ({ orgID, admin }) => {
      const firestore = world().as(admin);
      return letThrough({
        set: () =>
          runTransaction(firestore, async (transaction) => {
            transaction.set(doc(firestore, liveKeys.document(orgID)), { value: 'ff_live_mine' });
          }),
        delete: () =>
          runTransaction(firestore, async (transaction) => {
            transaction.delete(doc(firestore, liveKeys.document(orgID)));
          }),
      });
    },
    async ({ orgID, live }, through) => {
      expect(through).toEqual([]);
      expect((await keysOf(orgID)).live).toBe(live);
    },
  ),
];

const ended: readonly Attempt[] = [
  attempt(
    'A revoked key goes on, in every spelling',
    async ({ admin, call, makeKey }) => {
      const attemptID = randomUUID();
      const key = await makeKey({ attemptID });
      await call('revokeApiKey', admin, { keyID: attemptID });
      const answers = [];
      for (const spelled of [key, `${key} `, key.replace('ff_live', 'ff_test')]) {
        answers.push(
          await api('GET', '/deliveries', { key: spelled }),
          await create(spelled, order('ENDED')),
        );
      }
      return answers;
    },
    async ({ orgID }, answers) => {
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 401));
      expect(await stored(orgID, deliveries)).toEqual([]);
    },
  ),
  attempt(
    'A removed Admin goes on with the named keys that they created',
    async ({ admin, second, call, makeKey }) => {
      const keys = [await makeKey({}, second), await makeKey({ mode: 'test' }, second)];
      await call('deleteMember', admin, { memberID: second.uid });
      return Promise.all(keys.map((key) => create(key, order('GONE'))));
    },
    async ({ orgID }, answers) => {
      expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
      expect(await stored(orgID, deliveries)).toEqual([]);
    },
  ),
  attempt(
    'An Admin creates keys while they are removed',
    async ({ admin, second, call }) => {
      const wish = { name: 'Last', mode: 'live', scopes: ['read'], lifetime: 'unlimited' };
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () =>
          call('createApiKey', second, { ...wish, attemptID: randomUUID() }),
        ),
        call('deleteMember', admin, { memberID: second.uid }),
      ]);
      return answers.flatMap(({ body }) => (body.result as { readonly key?: string } | undefined)?.key ?? []);
    },
    async ({ status }, keys) => {
      expect(await Promise.all(keys.map(status))).toEqual(keys.map(() => 401));
    },
  ),
  attempt(
    'An Admin takes over the key of another by its attempt',
    async ({ second, call, makeKey }) => {
      const attemptID = randomUUID();
      const key = await makeKey({ attemptID });
      const wish = { name: 'Shop', mode: 'live', scopes: ['read', 'write'], lifetime: 'unlimited' };
      const answer = await call('createApiKey', second, { ...wish, attemptID });
      return { key, answer };
    },
    async ({ admin, orgID, status }, { key, answer }) => {
      expect(textOf([answer])).not.toContain('ff_live');
      expect(await status(key)).toBe(200);
      expect(await stored(orgID, namedKeys)).toMatchObject([{ ownerID: admin.uid }]);
    },
  ),
];

const guessed: readonly Attempt[] = [
  attempt(
    'A stranger guesses a key from what Members can read',
    async ({ orgID, live, makeKey }) => {
      const attemptID = randomUUID();
      const key = await makeKey({ attemptID });
      const guesses = [
        ...Array.from({ length: 20 }, () => newKey('live').slice(0, -4) + live.slice(-4)),
        `ff_live_${attemptID}${'0'.repeat(43 - attemptID.length)}`,
        keyPath(live).split('/')[1] ?? '',
        `ff_live_${(keyPath(key).split('/')[1] ?? '').slice(0, 43)}`,
        live.toLowerCase() === live ? live.toUpperCase() : live.toLowerCase(),
        ...[attemptID, orgID, '', '*', '..', '__all__', `${live}\u0000`],
      ];
      return Promise.all(
        guesses.map((guess) =>
          api('GET', '/deliveries', { headers: { authorization: `Bearer ${encodeURI(guess)}` } }),
        ),
      );
    },
    async (_, answers) => {
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 401));
      expect(textOf(answers.map(({ body }) => body))).not.toContain('"data"');
    },
  ),
  attempt(
    'A stranger sends the key anywhere but in its header',
    async ({ live }) =>
      Promise.all([
        api('GET', `/deliveries?key=${live}`),
        api('GET', '/deliveries', { headers: { cookie: `key=${live}` } }),
        api('GET', '/deliveries', { headers: { 'x-api-key': live } }),
        api('POST', '/deliveries', { body: { ...order('X'), key: live } }),
      ]),
    async ({ orgID }, answers) => {
      expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
      expect(await stored(orgID, deliveries)).toEqual([]);
    },
  ),
  attempt(
    'A key of another organisation reads, edits, cancels and creates here',
    async ({ live, orgID }) => {
      const { id } = (await create(live, order('OURS'))).body as { readonly id: string };
      const there = await scene();
      const key = await there.makeKey();
      return Promise.all([
        api('GET', `/deliveries/${id}`, { key }),
        api('PATCH', `/deliveries/${id}`, { key, body: { dropoff: { name: 'Theirs' } } }),
        api('POST', `/deliveries/${id}/cancel`, { key }),
        create(key, { ...order('THEIRS'), organization: orgID, orgID }),
      ]);
    },
    async ({ orgID }, answers) => {
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 400]);
      const [ours, ...others] = await stored(orgID, deliveries);
      expect([ours?.['external_id'], ours?.['updated_at'], others]).toEqual([
        'OURS',
        ours?.['created_at'],
        [],
      ]);
    },
  ),
  attempt(
    'An Admin of another organisation revokes and takes over a key by its id',
    async ({ makeKey, orgID }) => {
      const attemptID = randomUUID();
      const key = await makeKey({ attemptID });
      const there = await scene();
      const wish = { name: 'Mine', mode: 'live', scopes: ['read'], lifetime: 'unlimited', attemptID };
      await there.call('revokeApiKey', there.admin, { keyID: attemptID });
      await there.call('createApiKey', there.admin, wish);
      await there.call('revokeApiKey', there.admin, { keyID: attemptID });
      await there.call('revokeApiKey', there.admin, { orgID, keyID: attemptID });
      return key;
    },
    async ({ orgID, status }, key) => {
      expect(await status(key)).toBe(200);
      const [listed, ...others] = await stored(orgID, namedKeys);
      expect([listed?.['revokedAt'], others]).toEqual([undefined, []]);
    },
  ),
  attempt(
    'An Admin creates more keys than may be, all at once, and keys of more than there is',
    async ({ admin, call }) => {
      const wish = { name: 'Many', mode: 'test', scopes: ['read'], lifetime: 'unlimited' };
      await Promise.all([
        ...Array.from({ length: 26 }, () =>
          call('createApiKey', admin, { ...wish, attemptID: randomUUID() }),
        ),
        call('createApiKey', admin, { ...wish, attemptID: randomUUID(), scopes: ['admin'] }),
        call('createApiKey', admin, { ...wish, attemptID: randomUUID(), expiresAt: 4e12 }),
        call('createApiKey', admin, { ...wish, attemptID: randomUUID(), ownerID: 'somebody' }),
        call('createApiKey', admin, { ...wish, attemptID: '__proto__' }),
      ]);
    },
    async ({ orgID, admin }) => {
      const keys = await stored(orgID, namedKeys);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.length).toBeLessThanOrEqual(20);
      expect(new Set(keys.map(({ ownerID }) => ownerID))).toEqual(new Set([admin.uid]));
      const opening = database.collection(apiKeys.path()).where('orgID', '==', orgID);
      expect((await opening.get()).size).toBe(keys.length + 2);
      expect(await read(organizations.document(orgID))).not.toHaveProperty('apiKey');
    },
  ),
];

jest.setTimeout(120_000);

attempts('Keys', [...reading, ...calling, ...leaving, ...keeping, ...scoped, ...ended, ...guessed]);

afterAll(() => database.terminate());
