import { erase } from './access';
import type { Check, Verdict } from './check';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from './client-sdk';
import { numberOf, type Persona } from './personas';

interface Bound {
  readonly path: string;
  readonly most: number;
  readonly group?: true;
  readonly filter?: readonly [field: string, value: string];
  readonly persona?: Persona;
}

const SENT_TO_INVITED = { filter: ['phoneNumber', numberOf('invited')], persona: 'invited' } as const;
const CAMPAIGN = 'Organizations/acme/AdvertisingCampaigns/c1';

/** Every collection that can be listed, and the largest limit that a query may have. */
const BOUNDS: readonly Bound[] = [
  { path: 'OrganizationInvitations', most: 50, ...SENT_TO_INVITED },
  { path: 'TeamInvites', group: true, most: 50, ...SENT_TO_INVITED },
  { path: 'Team', group: true, most: 10, filter: ['id', 'member'] },
  { path: 'Organizations/acme/Team', most: 100 },
  { path: 'Organizations/acme/Team/member/Views', most: 50 },
  { path: 'Organizations/acme/TeamInvites', most: 500 },
  { path: 'Organizations/acme/Deliveries', most: 200 },
  { path: 'Organizations/acme/Deliveries/d1/History', most: 100 },
  { path: 'Organizations/acme/Addresses', most: 500 },
  { path: 'Users/member/Drafts', most: 50 },
  { path: 'Organizations/acme/Statements', most: 120 },
  { path: 'Organizations/acme/LedgerEntries', most: 500, filter: ['month', '2026-11'] },
  { path: 'Organizations/acme/ApiRequests', most: 200 },
  { path: 'Organizations/acme/ApiKeyRolls', most: 20 },
  { path: 'Organizations/acme/AdvertisingCampaigns', most: 200 },
  { path: `${CAMPAIGN}/Reports`, most: 200 },
  { path: `${CAMPAIGN}/Reports/r1/Bikes`, most: 200 },
  { path: `${CAMPAIGN}/Reports/r1/BikeDowntime`, most: 200 },
  { path: 'Restaurants', most: 200, filter: ['organizationID', 'acme'] },
  { path: 'Restaurants/kota/Menu', most: 1000 },
];

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function boundChecks({ path, most, group, filter, persona = 'member' }: Bound): Check[] {
  const unlimited = (firestore: Firestore) =>
    query(
      group ? collectionGroup(firestore, path) : collection(firestore, path),
      ...(filter ? [where(filter[0], '==', filter[1])] : []),
    );
  const name = `${nameOf(path)}${group ? ' of all organisations' : ''}: ${persona} may`;
  const check = (what: string, expect: Verdict, ask: (all: Query) => Promise<unknown>): Check => ({
    name: `${name}${expect === 'allowed' ? '' : ' not'} list ${what}`,
    expect,
    run: (world) => ask(unlimited(world.as(persona))),
  });
  return [
    check(`${most} isBounded`, 'allowed', (all) => getDocs(query(all, limit(most)))),
    check(`${most + 1} isBounded`, 'refused', (all) => getDocs(query(all, limit(most + 1)))),
    check('without a limit', 'refused', (all) => getDocs(all)),
    check('by counting all', 'refused', (all) => getCountFromServer(all)),
  ];
}

/** Rules are not filters: a query that could reach more than its asker may see is refused whole. */
const TOO_WIDE: readonly (readonly [string, Persona, (firestore: Firestore) => Query])[] = [
  ['OrganizationInvitations: all of them', 'invited', (db) => collection(db, 'OrganizationInvitations')],
  [
    'Team: the Admins of all organisations',
    'admin',
    (db) => query(collectionGroup(db, 'Team'), where('role', '==', 'Admin')),
  ],
  ['Restaurants: all of them', 'member', (db) => collection(db, 'Restaurants')],
  [
    "Restaurants: one's own and another organisation's",
    'member',
    (db) => query(collection(db, 'Restaurants'), where('organizationID', 'in', ['acme', 'zenith'])),
  ],
  ["Deliveries: another organisation's", 'member', (db) => collection(db, 'Organizations/zenith/Deliveries')],
  ["Addresses: another organisation's", 'member', (db) => collection(db, 'Organizations/zenith/Addresses')],
  ["Drafts: another user's", 'member', (db) => collection(db, 'Users/admin/Drafts')],
  [
    "ApiRequests: another organisation's",
    'admin',
    (db) => collection(db, 'Organizations/zenith/ApiRequests'),
  ],
  [
    "ApiKeyRolls: another organisation's",
    'admin',
    (db) => collection(db, 'Organizations/zenith/ApiKeyRolls'),
  ],
  ["Statements: another organisation's", 'admin', (db) => collection(db, 'Organizations/zenith/Statements')],
  [
    "LedgerEntries: another organisation's",
    'admin',
    (db) => query(collection(db, 'Organizations/zenith/LedgerEntries'), where('month', '==', '2026-11')),
  ],
];

/** What is not there looks like what is not yours. */
const NOT_THERE: readonly string[] = [
  'OrganizationInvitations/none',
  'Organizations/none',
  'Organizations/none/TeamInvites/none',
  'Organizations/none/Team/none',
  'Organizations/none/Deliveries/none',
  'Organizations/none/Deliveries/none/History/none',
  'Organizations/none/Addresses/none',
  'Organizations/none/Settings/deliveries',
  'Users/none/Drafts/none',
  'Organizations/none/Team/none/Drafts/none',
  'Organizations/none/DeliveryReceipts/none',
  'Organizations/none/Statements/none',
  'Organizations/none/LedgerEntries/none',
  'Organizations/none/ApiRequests/none',
  'Organizations/none/ApiKeyRolls/none',
  'Organizations/none/TestDeliveries/none',
  'ApiKeys/none',
  'Organizations/none/Private/stripe',
  'Restaurants/none',
  'Restaurants/none/Menu/none',
];

export const QUERY_CHECKS: readonly Check[] = [
  ...BOUNDS.flatMap(boundChecks),
  ...TOO_WIDE.map(
    ([name, persona, ask]): Check => ({
      name: `${name}, may not list`,
      expect: 'refused',
      run: (world) => getDocs(query(ask(world.as(persona)), limit(5))),
    }),
  ),
  ...NOT_THERE.map(
    (path): Check => ({
      name: `${path.split('/').at(-2)}: outsider may not get ${path}, which is not there`,
      expect: 'refused',
      run: (world) => getDoc(doc(world.as('outsider'), path)),
    }),
  ),
  {
    name: 'Deliveries: member may get one that is gone',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), 'Organizations/acme/Deliveries/none')),
  },
  {
    name: 'DeliveryReceipts: member may get one that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), 'Organizations/acme/DeliveryReceipts/none')),
  },
  {
    name: 'Drafts: member may get one of an organisation that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), 'Organizations/acme/Team/member/Drafts/none')),
  },
  {
    name: 'Drafts: member may get one of their own that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), 'Users/member/Drafts/none')),
  },
  {
    name: 'Settings: otherAdmin may get those of deliveries, which are not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('otherAdmin'), 'Organizations/zenith/Settings/deliveries')),
  },
  {
    name: 'Menu: member may delete an item that is gone',
    expect: 'allowed',
    run: (world) => erase(world.as('member'), 'Restaurants/kota/Menu/none'),
  },
  {
    name: 'Statements: member may get one of a month without any',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), 'Organizations/acme/Statements/2020-01')),
  },
  {
    name: 'Statements: member may list the newest first',
    expect: 'allowed',
    run(world) {
      const statements = collection(world.as('member'), 'Organizations/acme/Statements');
      return getDocs(query(statements, orderBy('id', 'desc'), limit(120)));
    },
  },
  {
    name: 'ApiRequests: member may list the newest of one kind',
    expect: 'allowed',
    run(world) {
      const requests = collection(world.as('member'), 'Organizations/acme/ApiRequests');
      return getDocs(query(requests, where('statusClass', '==', '4xx'), orderBy('at', 'desc'), limit(30)));
    },
  },
  {
    name: 'Deliveries: member may list the newest in order',
    expect: 'allowed',
    run(world) {
      const deliveries = collection(world.as('member'), 'Organizations/acme/Deliveries');
      return getDocs(query(deliveries, orderBy('created_at', 'desc'), limit(101)));
    },
  },
];
