import { EventEmitter } from 'node:events';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { API_LIMITS } from '@fleetfoot/shared/api';
import {
  apiUsage,
  BOOK_PLACES,
  deliveries,
  deliveryReceipts,
  idempotencyRecords,
  memberDrafts,
  menuItems,
  purchaseDraftKey,
  savedAddresses,
  savedViews,
  teamMembers,
  userDrafts,
  users,
  VIEW_PLACES,
} from '@fleetfoot/shared/model';
import { strangerLimit } from '../../src/api/stranger-limit';
import * as deployed from '../../src/index';
import { addressOf } from '../../src/platform/client-address';
import { create, order, refusalOf } from '../api/api-client';
import { apiScene, keyPath, newKey, putKey } from '../api/api-scene';
import type { ApiAnswer } from '../client/answer';
import { api, callFunction } from '../client/in-process';
import { delivery } from '../deliveries/typed-delivery';
import { inLanes } from '../in-lanes';
import { change, write } from '../rules/access';
import { Timestamp } from '../rules/client-sdk';
import { newDelivery, newScheduledDelivery, newWindowDelivery } from '../rules/new-delivery';
import { newAddress, newDraft, newMenuItem, newProfile, newReceipt, newView } from '../rules/new-documents';
import type { Persona } from '../rules/personas';
import { SEED } from '../rules/seed';
import { CANCELLED_BY_ADMIN } from '../rules/seed/deliveries';
import { eventsOf } from '../world/audit';
import { database, put, read } from '../world/data';
import { somebody } from '../world/somebody';
import { putOrganization } from '../world/team';
import { type Attempt, attempts, letThrough, useAttackWorld } from './attempts';

jest.setTimeout(240_000);

const world = useAttackWorld();

async function idsIn(folder: string): Promise<readonly string[]> {
  return (await database.collection(folder).get()).docs.map(({ id }) => id).sort();
}

/** Tries many writes at once. */
function flood(paths: readonly string[], deed: (path: string) => Promise<unknown>): Promise<unknown> {
  return inLanes(paths.length, 8, (index) => letThrough({ write: () => deed(paths[index] ?? '') }));
}

function numbered(count: number, pathOf: (index: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, index) => pathOf(index));
}

function idOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** One write that must leave no trace. */
function untaken(name: string, path: string, deed: () => Promise<unknown>): Attempt {
  let before: unknown;
  return {
    name,
    async run() {
      before = await read(path);
      await deed();
    },
    async holds({ refusal }) {
      expect(refusal).toBe('permission-denied');
      expect(await read(path)).toEqual(before);
    },
  };
}

const KEPT_OUTSIDER = ['campaign-acme'];

/** As a book is that has room for a hundred more. */
function nearlyFull(pathOf: (id: string) => string): Promise<void> {
  const ids = numbered(BOOK_PLACES.count - 100, (index) => String(index).padStart(3, '0'));
  return inBatches(ids, 300, (some) =>
    world().putAll(Object.fromEntries(some.map((id) => [pathOf(id), { id }]))),
  );
}

/** What somebody writes who wants more than there is room for: the last places, others like them, ids of their own. */
const GREEDY_IDS = [
  ...numbered(100, (index) => String(900 + index)),
  ...numbered(200, (index) => `${['', 'x', '0'][index % 3]}${1000 + index}`),
];

async function inBatches<T>(
  items: readonly T[],
  size: number,
  work: (some: readonly T[]) => Promise<unknown>,
): Promise<void> {
  const batches = Math.ceil(items.length / size);
  await inLanes(batches, 8, (batch) => work(items.slice(batch * size, (batch + 1) * size)));
}

/** Writes documents, five in each batch, told as is right. */
function floodBook(by: Persona, pathOf: (id: string) => string, documentOf: (id: string) => object) {
  const firestore = world().as(by);
  return inBatches(GREEDY_IDS, 5, ([first = '', ...others]) => {
    const beside = others.map((id) => [pathOf(id), documentOf(id)]);
    const deed = () => write(firestore, pathOf(first), documentOf(first), Object.fromEntries(beside));
    return letThrough({ deed });
  });
}

/** Of a folder: how many documents are in places, and which of the others the seed did not put there. */
async function bookIn(folder: string) {
  const ids = await idsIn(folder);
  const others = ids.filter((id) => !/^[0-9]{3}$/.test(id));
  return {
    inPlaces: ids.length - others.length,
    added: others.filter((id) => SEED[`${folder}/${id}`] === undefined),
  };
}

attempts('Unbounded writes', [
  {
    name: 'A stranger without an organisation writes 300 drafts of 20 kB',
    run: () =>
      flood(
        numbered(300, (index) => userDrafts.document('outsider', `junk${index}`)),
        (path) => write(world().as('outsider'), path, { ...newDraft(idOf(path)), value: 'x'.repeat(20_000) }),
      ),
    async holds() {
      expect(await idsIn(userDrafts.path('outsider'))).toEqual(KEPT_OUTSIDER);
    },
  },
  {
    name: 'A stranger takes a purchase draft for each of 50 organisations',
    run: () =>
      flood(
        numbered(50, (index) => userDrafts.document('outsider', purchaseDraftKey(`org${index}`))),
        (path) => write(world().as('outsider'), path, newDraft(idOf(path))),
      ),
    async holds() {
      expect(await idsIn(userDrafts.path('outsider'))).toEqual(KEPT_OUTSIDER);
    },
  },
  untaken(
    'A stranger writes a draft of twice its bytes',
    userDrafts.document('outsider', 'import-columns'),
    () =>
      write(world().as('outsider'), userDrafts.document('outsider', 'import-columns'), {
        ...newDraft('import-columns'),
        value: '\u00e9'.repeat(20_000),
      }),
  ),
  {
    name: 'A Member writes 60 drafts in the organisation',
    run: () =>
      flood(
        numbered(60, (index) => memberDrafts.document('acme', 'member', `form${index}`)),
        (path) => write(world().as('member'), path, newDraft(idOf(path))),
      ),
    async holds() {
      expect(await idsIn(memberDrafts.path('acme', 'member'))).toEqual(['new-delivery']);
    },
  },
  {
    name: 'A Member saves 60 views at once',
    run: () =>
      flood(
        numbered(60, (index) => savedViews.document('acme', 'member', String(index))),
        (path) => write(world().as('member'), path, newView(idOf(path))),
      ),
    async holds() {
      expect(await idsIn(savedViews.path('acme', 'member'))).toHaveLength(VIEW_PLACES);
    },
  },
  {
    name: 'A Member and an Admin save 300 addresses each at once, in a book of 900',
    async run() {
      const pathOf = (id: string) => savedAddresses.document('acme', id);
      await nearlyFull(pathOf);
      await Promise.all(
        (['member', 'admin'] as const).map((by) => floodBook(by, pathOf, (id) => newAddress(id, by))),
      );
    },
    async holds() {
      expect(await bookIn(savedAddresses.path('acme'))).toEqual({ inPlaces: 1000, added: [] });
    },
  },
  {
    name: 'A Member puts 300 items on a menu of 900 from two windows at once',
    async run() {
      const pathOf = (id: string) => menuItems.document('kota', id);
      await nearlyFull(pathOf);
      const window = () => floodBook('member', pathOf, (id) => newMenuItem(id, 'member'));
      await Promise.all([window(), window()]);
    },
    async holds() {
      expect(await bookIn(menuItems.path('kota'))).toEqual({ inPlaces: 1000, added: [] });
    },
  },
  {
    name: 'A Member writes 60 receipts of deliveries that never were',
    run: () =>
      flood(
        numbered(60, (index) => deliveryReceipts.document('acme', `never${index}`)),
        (path) => write(world().as('member'), path, newReceipt(idOf(path), 'member')),
      ),
    async holds() {
      const ids = await idsIn(deliveryReceipts.path('acme'));
      expect(ids.filter((id) => id.startsWith('never'))).toEqual([]);
    },
  },
]);

const RECEIPT = deliveryReceipts.document('acme', CANCELLED_BY_ADMIN);

attempts("Others' receipts", [
  untaken("A Member overwrites an Admin's receipt", RECEIPT, () =>
    write(world().as('member'), RECEIPT, newReceipt(CANCELLED_BY_ADMIN, 'member')),
  ),
  untaken("A Member overwrites an Admin's receipt with a new delivery of its id", RECEIPT, () =>
    write(world().as('member'), RECEIPT, newReceipt(CANCELLED_BY_ADMIN, 'member'), {
      [deliveries.document('acme', CANCELLED_BY_ADMIN)]: newDelivery(CANCELLED_BY_ADMIN, 'member'),
    }),
  ),
  untaken("A Member changes the order in an Admin's receipt", RECEIPT, () =>
    change(world().as('member'), RECEIPT, { order: 'forged' }),
  ),
  untaken("A Member writes a receipt in an Admin's name", deliveryReceipts.document('acme', 'forged'), () =>
    write(world().as('member'), deliveryReceipts.document('acme', 'forged'), newReceipt('forged', 'admin'), {
      [deliveries.document('acme', 'forged')]: newDelivery('forged', 'member'),
    }),
  ),
]);

const VIEW = savedViews.document('acme', 'admin', '0');
const ADDRESS = savedAddresses.document('acme', 'shop');
const DELIVERY = deliveries.document('acme', 'd1');

function hiddenIn(what: string, instructions: string): Attempt {
  return untaken(`A Member puts ${what} into the instructions of a delivery`, DELIVERY, () =>
    change(world().as('member'), DELIVERY, { dropoff_instructions: instructions }),
  );
}

attempts('Hidden characters', [
  untaken('A user calls themself by a name that is turned around', users.document('noProfile'), () =>
    write(world().as('noProfile'), users.document('noProfile'), {
      ...newProfile('noProfile', 'noProfile'),
      fullName: 'Thandi\u202eisokN',
    }),
  ),
  untaken('An Admin names a view with an isolate', VIEW, () =>
    write(world().as('admin'), VIEW, { ...newView('0'), name: 'Late\u2066' }),
  ),
  untaken('An Admin puts a line into the query of a view', VIEW, () =>
    write(world().as('admin'), VIEW, { ...newView('0'), query: 'status=Late\nx' }),
  ),
  untaken('A Member turns the label of an address around', ADDRESS, () =>
    change(world().as('member'), ADDRESS, { label: 'Shop\u202e' }),
  ),
  untaken(
    'A Member saves an address with a NUL in its gate code',
    savedAddresses.document('acme', '042'),
    () =>
      write(world().as('member'), savedAddresses.document('acme', '042'), {
        ...newAddress('042', 'member'),
        gateCode: '12\u000034',
      }),
  ),
  untaken('A Member turns the gate code of a delivery around', DELIVERY, () =>
    change(world().as('member'), DELIVERY, { dropoff_gate_code: '12\u202e34' }),
  ),
  hiddenIn('an override', 'Ring \u202eeciwt'),
  hiddenIn('a NUL', 'Ring\u0000'),
  hiddenIn('an escape', '\u001b[31mRing'),
]);

const LONG_AGO = Timestamp.fromMillis(Date.now() - 7 * 86_400_000);

function orderedAt(id: string, delivery: object): Attempt {
  const path = deliveries.document('acme', id);
  return untaken(`A Member creates a delivery with ${id.replaceAll('-', ' ')}`, path, () =>
    write(world().as('member'), path, { ...delivery }),
  );
}

attempts('Times long past', [
  orderedAt('a-pickup-a-week-ago', {
    ...newScheduledDelivery('a-pickup-a-week-ago', 'member'),
    pickup_time: LONG_AGO,
  }),
  orderedAt('a-pickup-window-of-last-week', {
    ...newWindowDelivery('a-pickup-window-of-last-week', 'member'),
    pickup_time: LONG_AGO,
    pickup_window: { start: LONG_AGO, end: Timestamp.now() },
  }),
  orderedAt('a-drop-off-window-of-the-year-1', {
    ...newWindowDelivery('a-drop-off-window-of-the-year-1', 'member'),
    dropoff_window: { start: new Timestamp(-62_135_596_800, 0), end: Timestamp.fromMillis(Date.now() + 9e8) },
  }),
  untaken('A Member moves a pickup into last week', deliveries.document('acme', 'scheduled'), () =>
    change(world().as('member'), deliveries.document('acme', 'scheduled'), { pickup_time: LONG_AGO }),
  ),
]);

const YEAR_9999 = Timestamp.fromMillis(Date.UTC(9999, 5, 1));
const LATER = Timestamp.fromMillis(Date.UTC(9999, 6, 1));
const SOON = Timestamp.fromMillis(Date.now() + 3_600_000);

const ITEM = menuItems.document('kota', 'full');

attempts('Times that never come', [
  orderedAt('a-pickup-in-9999', {
    ...newScheduledDelivery('a-pickup-in-9999', 'member'),
    pickup_time: YEAR_9999,
  }),
  orderedAt('a-pickup-window-until-9999', {
    ...newWindowDelivery('a-pickup-window-until-9999', 'member'),
    pickup_time: SOON,
    pickup_window: { start: SOON, end: YEAR_9999 },
  }),
  orderedAt('a-drop-off-window-of-9999', {
    ...newWindowDelivery('a-drop-off-window-of-9999', 'member'),
    dropoff_window: { start: YEAR_9999, end: LATER },
  }),
  untaken('A Member moves a pickup to 9999', deliveries.document('acme', 'scheduled'), () =>
    change(world().as('member'), deliveries.document('acme', 'scheduled'), { pickup_time: YEAR_9999 }),
  ),
  untaken('A Member sells an item out until 9999', ITEM, () =>
    change(world().as('member'), ITEM, { soldOutUntil: YEAR_9999 }),
  ),
  untaken('A Member keeps a draft until 9999', memberDrafts.document('acme', 'member', 'new-delivery'), () =>
    write(world().as('member'), memberDrafts.document('acme', 'member', 'new-delivery'), {
      ...newDraft('new-delivery'),
      expiresAt: YEAR_9999,
    }),
  ),
]);

interface ApiWorld {
  readonly orgID: string;
  readonly live: string;
}

/** A request to the API with a good key that must be refused as one of the caller's, and leave nothing. */
function malformed(name: string, send: (scene: ApiWorld) => Promise<ApiAnswer>): Attempt {
  let scene: ApiWorld | undefined;
  return {
    name: `Somebody with a good key sends ${name}`,
    async run() {
      scene = await apiScene();
      return send(scene);
    },
    async holds({ answer }) {
      const { status, body } = answer as ApiAnswer;
      expect([status, body]).toMatchObject([400, { error: { code: 'request_invalid' } }]);
      const orgID = scene?.orgID ?? '';
      expect(await idsIn(deliveries.path(orgID))).toEqual([]);
      expect(await idsIn(idempotencyRecords.path(orgID))).toEqual([]);
    },
  };
}

function post(text: string) {
  return ({ live }: ApiWorld) =>
    api('POST', '/deliveries', { key: live, text, headers: { 'idempotency-key': 'k' } });
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

attempts('Malformed requests', [
  malformed('a name of metadata that the database keeps', ({ live }) =>
    create(live, order('A', { metadata: { __x__: 'x' } })),
  ),
  malformed('15 000 nested lists', post(`{"metadata":${'['.repeat(15_000)}${']'.repeat(15_000)}}`)),
  malformed('5 000 nested objects', post(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)),
  malformed('half a character', post(JSON.stringify(order('A\ud800')))),
  malformed('half a character in a name of a field', post('{"\\udfff":1}')),
  malformed('what is no JSON', ({ live }) =>
    api('POST', '/deliveries', { key: live, text: '\u{0}', headers: { 'idempotency-key': 'k' } }),
  ),
  malformed('a reference of which nothing shows', ({ live }) => create(live, order('\u0000\u3164\u202e'))),
  malformed('a name of metadata of which nothing shows', ({ live }) =>
    create(live, order('A', { metadata: { '\u200b': 'x' } })),
  ),
  malformed('a cursor to a name that the database keeps', ({ live }) =>
    api('GET', `/deliveries?cursor=${Buffer.from('1.1.__a__').toString('base64url')}`, { key: live }),
  ),
  malformed('a pickup in 9999', ({ live }) =>
    create(live, order('A', { urgency_level: 'scheduled', pickup_time: '9999-06-01T00:00:00Z' })),
  ),
  malformed('a drop-off window until 9999', ({ live }) =>
    create(
      live,
      order('A', {
        urgency_level: 'time_window',
        pickup_window: { start: inDays(1), end: inDays(2) },
        dropoff_window: { start: inDays(2), end: '9999-06-01T00:00:00Z' },
      }),
    ),
  ),
  malformed('a drop-off window of the year 0', ({ live }) =>
    create(
      live,
      order('A', {
        urgency_level: 'time_window',
        pickup_window: { start: inDays(1), end: inDays(2) },
        dropoff_window: { start: '0000-01-01T00:00:00Z', end: inDays(3) },
      }),
    ),
  ),
]);

/** What a stranger at one address gets, with as many keys as they like. */
async function guesses(count: number, addressAt: (index: number) => string): Promise<number> {
  const strangers = strangerLimit();
  const reads = jest.spyOn(database, 'getAll');
  await inLanes(count, 8, (index) =>
    api('GET', '/deliveries', { key: newKey('live'), strangers, address: addressAt(index) }),
  );
  const made = reads.mock.calls.length;
  reads.mockRestore();
  return made;
}

// The budget grows while it is used.
const MOST_READS = API_LIMITS.requests + 30;

let rated: ApiWorld | undefined;

attempts('Floods', [
  {
    name: 'A stranger guesses 400 keys from one address',
    run: () => guesses(400, () => '203.0.113.9'),
    async holds({ answer }) {
      expect(answer).toBeGreaterThanOrEqual(API_LIMITS.requests);
      expect(answer).toBeLessThan(MOST_READS);
    },
  },
  {
    name: 'A stranger guesses 400 keys and writes another address into the header each time',
    run: () =>
      guesses(400, (index) =>
        addressOf(
          {
            headers: { 'x-forwarded-for': `198.51.${index >> 8}.${index & 255}, 203.0.113.9` },
            socket: { remoteAddress: '10.0.0.1' },
          },
          'own',
        ),
      ),
    async holds({ answer }) {
      expect(answer).toBeLessThan(MOST_READS);
    },
  },
  {
    name: 'A stranger guesses 400 keys from as many addresses of one IPv6 network',
    run: () => guesses(400, (index) => `2001:db8:1:2::${index.toString(16)}`),
    async holds({ answer }) {
      expect(answer).toBeLessThan(MOST_READS);
    },
  },
  {
    name: 'Somebody with four keys of an organisation asks at four rates',
    async run() {
      rated = await apiScene();
      const { orgID, live } = rated;
      const keys = [live, ...(await Promise.all(['a', 'b', 'c'].map(() => putKey(orgID, 'live'))))];
      return inLanes(400, 8, (index) => api('GET', '/deliveries?limit=1', { key: keys[index % 4] ?? '' }));
    },
    async holds({ answer }) {
      const taken = (answer as readonly ApiAnswer[]).filter(({ status }) => status === 200).length;
      const usage = await database.collection(apiUsage.path()).get();
      const own = usage.docs.filter(({ id }) => id.startsWith(`${rated?.orgID}_live_`));
      // A minute may have ended meanwhile.
      expect(taken).toBeLessThanOrEqual(own.length * API_LIMITS.organizationRequests);
      expect(own.map((count) => count.get('count') as number).every((count) => count <= 310)).toBe(true);
      expect(taken).toBeGreaterThan(0);
    },
  },
  {
    name: 'Somebody sends a key whose document is broken',
    async run() {
      const key = newKey('live');
      await put(keyPath(key), { orgID: 'acme', mode: 'everything' });
      return create(key, order('BROKEN'));
    },
    async holds({ answer }) {
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'key_invalid' } } });
      const found = await database
        .collection(deliveries.path('acme'))
        .where('external_id', '==', 'BROKEN')
        .get();
      expect(found.empty).toBe(true);
    },
  },
]);

/** An answer of a deployed function to a request that comes by these hops. */
async function arrive(hops: readonly string[]): Promise<number> {
  let status = 0;
  const answer = Object.assign(new EventEmitter(), {
    removeHeader: () => answer,
    setHeader: () => answer,
    getHeader: () => undefined,
    status(code: number) {
      status = code;
      return answer;
    },
    set: () => answer,
    json: () => answer.emit('finish'),
  });
  const headers: Readonly<Record<string, string>> = {
    'x-forwarded-for': hops.join(', '),
    authorization: 'Bearer guessed',
  };
  const socket = { remoteAddress: '169.254.1.1' };
  const get = (name: string) => headers[name];
  const request = { method: 'GET', url: '/v1/deliveries', headers, socket, get, rawBody: Buffer.alloc(0) };
  await deployed.v1(request as unknown as Parameters<typeof deployed.v1>[0], answer as never);
  return status;
}

const HOSTING = '192.0.2.1';
let guesser: { readonly organization: string; readonly admin: ReturnType<typeof somebody> };

attempts('Addresses that callers write', [
  {
    name: 'Somebody guesses keys through the site, from another address each time that they wrote themselves',
    run: () =>
      inLanes(120, 1, async (index) => {
        await arrive([`198.51.100.${index}`, '203.0.113.99', HOSTING]);
      }),
    async holds() {
      expect(await arrive(['203.0.113.99', HOSTING])).toBe(429);
      // Hosting's own address is nobody's.
      expect(await arrive(['203.0.113.98', HOSTING])).toBe(401);
    },
  },
  {
    name: 'An Admin writes another address into the audit trail of a function at its own address',
    async run() {
      const admin = somebody();
      guesser = { admin, organization: await putOrganization([[admin, 'Admin']]) };
      const request = { orgID: guesser.organization, phoneNumber: '+27821234567', role: 'Member' };
      const data = { operation: 'inviteTeamMember', request };
      const rawRequest = {
        rawBody: Buffer.from('{}'),
        headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
        socket: { remoteAddress: '169.254.1.1' },
      };
      const claims = JSON.parse(
        Buffer.from(admin.idToken.split('.')[1] ?? '', 'base64url').toString(),
      ) as object;
      const auth = { uid: admin.uid, token: claims };
      return deployed.operations.run({ data, rawRequest, auth } as unknown as Parameters<
        typeof deployed.operations.run
      >[0]);
    },
    async holds() {
      const told = await eventsOf(guesser.organization, 'invitation.sent');
      expect(told).toMatchObject([{ from: { address: '203.0.113.7' } }]);
    },
  },
]);

/** Compressed bodies, and one that only says to be. */
const PACKED = [
  ['gzip', gzipSync(Buffer.alloc(10_000_000, ' '))],
  ['br', brotliCompressSync(Buffer.alloc(10_000_000, ' '))],
  ['zstd', Buffer.from('x')],
  ['GZIP', Buffer.from(JSON.stringify(order('UNPACKED')))],
] as const;

attempts(
  'Compressed bodies',
  PACKED.map(([encoding, body]) => {
    let orgID = '';
    return {
      name: `A developer sends a delivery in ${encoding}`,
      async run() {
        const { live, ...scene } = await apiScene();
        orgID = scene.orgID;
        const headers = { 'content-encoding': encoding, 'idempotency-key': 'packed' };
        return api('POST', '/deliveries', { key: live, text: body.toString('latin1'), headers });
      },
      async holds({ answer }) {
        expect(refusalOf(answer as ApiAnswer)).toEqual({ code: 'content_type_unsupported' });
        expect(await idsIn(deliveries.path(orgID))).toEqual([]);
      },
    };
  }),
);

const IMPORT = 'importofhostilerows1';

const SHAPES = [{}, { orgID: 'acme' }, [], 'text', { orgID: 'acme', importID: 'i', rows: [] }];

let importer: { readonly orgID: string } | undefined;

function importOf(name: string, changes: object): Attempt {
  return {
    name: `A Member imports ${name}`,
    async run() {
      const member = somebody();
      importer = { orgID: await putOrganization([[member, 'Member']]) };
      const rows = [{ row: 0, delivery: { ...delivery('A'), ...changes } }];
      return callFunction('importDeliveries', { ...importer, importID: IMPORT, rows }, member.idToken);
    },
    async holds({ answer }) {
      expect(answer).toMatchObject({ body: { result: { answers: [{ result: 'refused' }] } } });
      expect(await idsIn(deliveries.path(importer?.orgID ?? ''))).toEqual([]);
    },
  };
}

attempts('Functions', [
  {
    name: 'A stranger learns from refusals what a request has to look like',
    run: () => Promise.all(SHAPES.map((data) => callFunction('importDeliveries', data))),
    async holds({ answer }) {
      const told = (answer as readonly unknown[]).map((one) => JSON.stringify(one));
      expect(new Set(told).size).toBe(1);
      expect(told[0]).toContain('UNAUTHENTICATED');
      expect(await read(teamMembers.document('acme', 'undefined'))).toBeUndefined();
    },
  },
  importOf('a reference of which nothing shows', { external_id: '\u202e\u3164' }),
  importOf('a drop-off window of the year 1', {
    urgency_level: 'time_window',
    pickup_window: { start: '2099-01-01T10:00', end: '2099-01-01T11:00' },
    dropoff_window: { start: '0001-01-01T10:00', end: '2099-01-01T12:00' },
  }),
]);
