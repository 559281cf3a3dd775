import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from './client-sdk';
import { numberOf, type Persona } from './personas';
import { openWorld, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.reset();
});
afterAll(() => world.close());

const REPORT = 'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1';

interface Bound {
  readonly path: string;
  readonly most: number;
  readonly group?: true;
  readonly filter?: readonly [field: string, value: string];
  readonly persona?: Persona;
}

const BOUNDS: readonly Bound[] = [
  { path: 'Organizations/acme/Team', most: 100 },
  { path: 'Team', group: true, filter: ['id', 'member'], most: 10 },
  { path: 'Organizations/acme/TeamInvites', most: 500 },
  {
    path: 'TeamInvites',
    group: true,
    filter: ['phoneNumber', numberOf('invited')],
    most: 50,
    persona: 'invited',
  },
  {
    path: 'OrganizationInvitations',
    filter: ['phoneNumber', numberOf('invited')],
    most: 50,
    persona: 'invited',
  },
  { path: 'Organizations/acme/Deliveries', most: 200 },
  { path: 'Organizations/acme/AdvertisingCampaigns', most: 200 },
  { path: 'Organizations/acme/AdvertisingCampaigns/c1/Reports', most: 200 },
  { path: `${REPORT}/Bikes`, most: 200 },
  { path: `${REPORT}/BikeDowntime`, most: 200 },
  { path: 'Restaurants', filter: ['organizationID', 'acme'], most: 200 },
  { path: 'Restaurants/kota/Menu', most: 1000 },
];

function queryOf({ path, group, filter, persona = 'member' }: Bound, most?: number) {
  const firestore = world.as(persona);
  const source = group ? collectionGroup(firestore, path) : collection(firestore, path);
  const filters = filter ? [where(filter[0], '==', filter[1])] : [];
  return query(source, ...filters, ...(most === undefined ? [] : [limit(most)]));
}

test.each(BOUNDS)('$path answers at most $most rows and nothing without a limit', async (bound) => {
  await assertSucceeds(getDocs(queryOf(bound, bound.most)));
  await assertFails(getDocs(queryOf(bound, bound.most + 1)));
  await assertFails(getDocs(queryOf(bound)));
});

describe('rules are not filters: a query that could reach more is refused', () => {
  const wide: readonly (readonly [string, Persona, (firestore: Firestore) => Query])[] = [
    ['every invitation', 'invited', (db) => collection(db, 'OrganizationInvitations')],
    ['every team invitation', 'invited', (db) => collectionGroup(db, 'TeamInvites')],
    ['every membership', 'member', (db) => collectionGroup(db, 'Team')],
    [
      'the Admins of all organisations',
      'admin',
      (db) => query(collectionGroup(db, 'Team'), where('role', '==', 'Admin')),
    ],
    ['every restaurant', 'member', (db) => collection(db, 'Restaurants')],
    [
      "another organisation's restaurants",
      'otherAdmin',
      (db) => query(collection(db, 'Restaurants'), where('organizationID', '==', 'acme')),
    ],
    ['every delivery', 'member', (db) => collectionGroup(db, 'Deliveries')],
    ['every menu', 'member', (db) => collectionGroup(db, 'Menu')],
    ['every organisation', 'admin', (db) => collection(db, 'Organizations')],
    ['every user', 'admin', (db) => collection(db, 'Users')],
  ];

  test.each(wide)('%s', async (_, persona, ask) => {
    await assertFails(getDocs(query(ask(world.as(persona)), limit(5))));
  });
});

describe('what is not there looks like what is not yours', () => {
  test.each([
    'OrganizationInvitations/none',
    'Organizations/none',
    'Organizations/none/TeamInvites/none',
    'Organizations/none/Deliveries/none',
    'Restaurants/none',
    'Restaurants/none/Menu/none',
  ])('%s', async (path) => {
    await assertFails(getDoc(doc(world.as('outsider'), path)));
  });

  test('a member learns that a delivery of the own organisation is gone', async () => {
    const gone = await assertSucceeds(getDoc(doc(world.as('member'), 'Organizations/acme/Deliveries/none')));
    expect(gone.exists()).toBe(false);
  });
});

test('the newest deliveries, in order', async () => {
  const deliveries = collection(world.as('member'), 'Organizations/acme/Deliveries');
  await assertSucceeds(getDocs(query(deliveries, orderBy('created_at', 'desc'), limit(101))));
});

test('a page of restaurants stays within the reads a request may make', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      world.put(`Restaurants/r${n}`, { id: `r${n}`, organizationID: 'acme' }),
    ),
  );
  const mine = query(
    collection(world.as('member'), 'Restaurants'),
    where('organizationID', '==', 'acme'),
    limit(200),
  );
  expect((await assertSucceeds(getDocs(mine))).size).toBe(41);
});

test('whoever leaves the team is out with the next request', async () => {
  await world.put('Organizations/acme/Team/outsider', { id: 'outsider', role: 'Admin' });
  const organization = doc(world.as('outsider'), 'Organizations/acme');
  await assertSucceeds(getDoc(organization));
  await world.reset();
  await assertFails(getDoc(organization));
});
