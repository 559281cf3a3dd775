import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { campaignCharges } from '@fleetfoot/shared/model/advertising/campaign-charge';
import { bikeLines, downtimeLines, reports } from '@fleetfoot/shared/model/advertising/report';
import { apiKeyRolls, apiKeys, liveKeys, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { apiRequests } from '@fleetfoot/shared/model/api/api-request';
import { webhookCalls, webhooks } from '@fleetfoot/shared/model/api/webhook';
import { creditSettings, reservedForTrips } from '@fleetfoot/shared/model/billing/credit';
import { invoices } from '@fleetfoot/shared/model/billing/invoice';
import { ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { customers } from '@fleetfoot/shared/model/billing/payment';
import { purchaseRequests } from '@fleetfoot/shared/model/billing/spending';
import { owedForTrips, tripCharges } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import {
  deliveryHistory,
  deliveryReceipts,
  deliverySettings,
} from '@fleetfoot/shared/model/delivery/delivery-records';
import { problems } from '@fleetfoot/shared/model/delivery/problem';
import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { quotes, tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { recurringDeliveries, recurringRuns } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { savedViews } from '@fleetfoot/shared/model/delivery/saved-view';
import { privacyRequests } from '@fleetfoot/shared/model/privacy/privacy';
import { menuItems } from '@fleetfoot/shared/model/restaurants/menu-item';
import { restaurants } from '@fleetfoot/shared/model/restaurants/restaurant';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { memberDrafts, userDrafts } from '@fleetfoot/shared/model/team/draft';
import { organizationInvitations, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { teamMembers } from '@fleetfoot/shared/model/team/people';
import { sessionAlerts, sessions } from '@fleetfoot/shared/model/team/session';
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

/** Every collection that can be listed, and the largest limit that a query may have. */
export const BOUNDS: readonly Bound[] = [
  { path: organizationInvitations.path(), most: organizationInvitations.mostInQuery, ...SENT_TO_INVITED },
  { path: teamInvites.name, group: true, most: teamInvites.mostInGroupQuery, ...SENT_TO_INVITED },
  { path: teamMembers.name, group: true, most: teamMembers.mostInGroupQuery, filter: ['id', 'member'] },
  { path: teamMembers.path('acme'), most: teamMembers.mostInQuery },
  { path: savedViews.path('acme', 'member'), most: savedViews.mostInQuery },
  { path: teamInvites.path('acme'), most: teamInvites.mostInQuery },
  { path: deliveries.path('acme'), most: deliveries.mostInQuery },
  { path: cancelledDeliveries.path('acme'), most: cancelledDeliveries.mostInQuery },
  { path: deliveryHistory.path('acme', 'd1'), most: deliveryHistory.mostInQuery },
  { path: savedAddresses.path('acme'), most: savedAddresses.mostInQuery },
  { path: userDrafts.path('member'), most: userDrafts.mostInQuery },
  { path: statements.path('acme'), most: statements.mostInQuery },
  { path: invoices.path('acme'), most: invoices.mostInQuery, filter: ['month', '2026-11'] },
  { path: ledgerEntries.path('acme'), most: ledgerEntries.mostInQuery, filter: ['month', '2026-11'] },
  {
    path: purchaseRequests.path('acme'),
    most: purchaseRequests.mostInQuery,
    filter: ['requestedBy', 'member'],
  },
  { path: tripCharges.path('acme'), most: tripCharges.mostInQuery },
  { path: campaignCharges.path('acme'), most: campaignCharges.mostInQuery },
  { path: apiRequests.path('acme'), most: apiRequests.mostInQuery },
  { path: testDeliveries.path('acme'), most: testDeliveries.mostInQuery },
  { path: namedKeys.path('acme'), most: namedKeys.mostInQuery },
  { path: recurringDeliveries.path('acme'), most: recurringDeliveries.mostInQuery },
  { path: recurringRuns.path('acme', 'bread'), most: recurringRuns.mostInQuery },
  { path: problems.path('acme'), most: problems.mostInQuery },
  { path: webhooks.path('acme'), most: webhooks.mostInQuery, persona: 'admin' },
  { path: webhookCalls.path('acme'), most: webhookCalls.mostInQuery, persona: 'admin' },
  { path: auditEvents.path('acme'), most: auditEvents.mostInQuery, persona: 'admin' },
  { path: privacyRequests.path('acme'), most: privacyRequests.mostInQuery, persona: 'admin' },
  { path: sessionAlerts.path('acme'), most: sessionAlerts.mostInQuery, persona: 'admin' },
  { path: sessions.path('member'), most: sessions.mostInQuery },
  { path: apiKeyRolls.path('acme'), most: apiKeyRolls.mostInQuery },
  { path: campaigns.path('acme'), most: campaigns.mostInQuery },
  { path: reports.path('acme', 'c1'), most: reports.mostInQuery },
  { path: bikeLines.path('acme', 'c1', 'r1'), most: bikeLines.mostInQuery },
  { path: downtimeLines.path('acme', 'c1', 'r1'), most: downtimeLines.mostInQuery },
  { path: restaurants.path(), most: restaurants.mostInQuery, filter: ['organizationID', 'acme'] },
  { path: menuItems.path('kota'), most: menuItems.mostInQuery },
  { path: tariffs.path(), most: tariffs.mostInQuery },
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
  ['OrganizationInvitations: all of them', 'invited', (db) => collection(db, organizationInvitations.path())],
  [
    'Team: the Admins of all organisations',
    'admin',
    (db) => query(collectionGroup(db, teamMembers.name), where('role', '==', 'Admin')),
  ],
  ['AuditEvents: those of any kind', 'member', (db) => collection(db, auditEvents.path('acme'))],
  [
    "AuditEvents: edits of another organisation's deliveries",
    'member',
    (db) => query(collection(db, auditEvents.path('zenith')), where('kind', '==', 'delivery.edited')),
  ],
  ['Restaurants: all of them', 'member', (db) => collection(db, restaurants.path())],
  [
    "Restaurants: one's own and another organisation's",
    'member',
    (db) => query(collection(db, restaurants.path()), where('organizationID', 'in', ['acme', 'zenith'])),
  ],
  ["Deliveries: another organisation's", 'member', (db) => collection(db, deliveries.path('zenith'))],
  ["Addresses: another organisation's", 'member', (db) => collection(db, savedAddresses.path('zenith'))],
  ["Drafts: another user's", 'member', (db) => collection(db, userDrafts.path('admin'))],
  ["ApiRequests: another organisation's", 'admin', (db) => collection(db, apiRequests.path('zenith'))],
  ["ApiKeyRolls: another organisation's", 'admin', (db) => collection(db, apiKeyRolls.path('zenith'))],
  ["NamedKeys: another organisation's", 'admin', (db) => collection(db, namedKeys.path('zenith'))],
  [
    "RecurringDeliveries: another organisation's",
    'admin',
    (db) => collection(db, recurringDeliveries.path('zenith')),
  ],
  ["Problems: another organisation's", 'admin', (db) => collection(db, problems.path('zenith'))],
  ["Webhooks: another organisation's", 'admin', (db) => collection(db, webhooks.path('zenith'))],
  ["WebhookCalls: another organisation's", 'admin', (db) => collection(db, webhookCalls.path('zenith'))],
  ["Statements: another organisation's", 'admin', (db) => collection(db, statements.path('zenith'))],
  ["TripCharges: another organisation's", 'admin', (db) => collection(db, tripCharges.path('zenith'))],
  [
    "CampaignCharges: another organisation's",
    'admin',
    (db) => collection(db, campaignCharges.path('zenith')),
  ],
  [
    "LedgerEntries: another organisation's",
    'admin',
    (db) => query(collection(db, ledgerEntries.path('zenith')), where('month', '==', '2026-11')),
  ],
];

/** What is not there looks like what is not yours. */
const NOT_THERE: readonly string[] = [
  organizationInvitations.document('none'),
  organizations.document('none'),
  teamInvites.document('none', 'none'),
  teamMembers.document('none', 'none'),
  deliveries.document('none', 'none'),
  deliveryHistory.document('none', 'none', 'none'),
  savedAddresses.document('none', 'none'),
  deliverySettings.document('none'),
  userDrafts.document('none', 'none'),
  memberDrafts.document('none', 'none', 'none'),
  deliveryReceipts.document('none', 'none'),
  statements.document('none', 'none'),
  ledgerEntries.document('none', 'none'),
  purchaseRequests.document('none', 'none'),
  apiRequests.document('none', 'none'),
  apiKeyRolls.document('none', 'none'),
  namedKeys.document('none', 'none'),
  recurringDeliveries.document('none', 'none'),
  recurringRuns.document('none', 'none', 'none'),
  problems.document('none', 'none'),
  problemPhotos.document('none', 'none'),
  webhooks.document('none', 'none'),
  webhookCalls.document('none', 'none'),
  liveKeys.document('none'),
  testDeliveries.document('none', 'none'),
  tripCharges.document('none', 'none'),
  campaignCharges.document('none', 'none'),
  owedForTrips.document('none'),
  reservedForTrips.document('none'),
  creditSettings.document('none'),
  courierPositions.document('none', 'none'),
  proofs.document('none', 'none'),
  quotes.document('none', 'none'),
  dispatches.document('none', 'none'),
  apiKeys.document('none'),
  customers.document('none'),
  restaurants.document('none'),
  menuItems.document('none', 'none'),
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
    run: (world) => getDoc(doc(world.as('member'), deliveries.document('acme', 'none'))),
  },
  {
    name: 'DeliveryReceipts: member may get one that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), deliveryReceipts.document('acme', 'none'))),
  },
  {
    name: 'Drafts: member may get one of an organisation that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), memberDrafts.document('acme', 'member', 'none'))),
  },
  {
    name: 'Drafts: member may get one of their own that is not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), userDrafts.document('member', 'none'))),
  },
  {
    name: 'Settings: otherAdmin may get those of deliveries, which are not there',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('otherAdmin'), deliverySettings.document('zenith'))),
  },
  {
    name: 'Secrets: otherAdmin may get a live key that is not there yet',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('otherAdmin'), liveKeys.document('zenith'))),
  },
  {
    name: "Secrets: otherAdmin may not get another organisation's live key",
    expect: 'refused',
    run: (world) => getDoc(doc(world.as('otherAdmin'), liveKeys.document('acme'))),
  },
  {
    name: 'Menu: member may not delete an item that is gone, of which nothing can be told',
    expect: 'refused',
    run: (world) => erase(world.as('member'), menuItems.document('kota', 'none')),
  },
  {
    name: 'Statements: member may get one of a month without any',
    expect: 'allowed',
    run: (world) => getDoc(doc(world.as('member'), statements.document('acme', '2020-01'))),
  },
  {
    name: 'Statements: member may list the newest first',
    expect: 'allowed',
    run(world) {
      const all = collection(world.as('member'), statements.path('acme'));
      return getDocs(query(all, orderBy('id', 'desc'), limit(120)));
    },
  },
  {
    name: 'ApiRequests: member may list the newest of one kind',
    expect: 'allowed',
    run(world) {
      const all = collection(world.as('member'), apiRequests.path('acme'));
      return getDocs(query(all, where('statusClass', '==', '4xx'), orderBy('at', 'desc'), limit(30)));
    },
  },
  {
    name: 'Deliveries: member may list the newest in order',
    expect: 'allowed',
    run(world) {
      const all = collection(world.as('member'), deliveries.path('acme'));
      return getDocs(query(all, orderBy('created_at', 'desc'), limit(101)));
    },
  },
];
