import {
  apiKeyRolls,
  apiKeys,
  apiRequests,
  apiUsage,
  auditEvents,
  bikeLines,
  campaignCharges,
  campaignCharging,
  campaigns,
  cancelledDeliveries,
  cardAttempts,
  courierPositions,
  creditSettings,
  customers,
  DEFAULT_CREDIT_LIMIT,
  deliveries,
  deliveryHistory,
  deliveryReceipts,
  deliverySettings,
  devices,
  dispatches,
  downtimeLines,
  FIRST_TARIFF,
  idempotencyRecords,
  inviteLinks,
  invoiceCounters,
  invoiceDetails,
  invoices,
  ledgerEntries,
  liveKeys,
  memberDrafts,
  memberSpending,
  menuItems,
  namedKeys,
  organizationInvitations,
  organizations,
  owedForTrips,
  pastReleases,
  paymentAttempts,
  pinTries,
  policyReports,
  privacyHolds,
  privacyRequests,
  privacySettings,
  problemPhotos,
  problems,
  proofs,
  purchaseDraftKey,
  purchaseRequests,
  quotes,
  recurringDeliveries,
  recurringRuns,
  releaseHealth,
  releases,
  reports,
  reservedForTrips,
  restaurants,
  rollouts,
  savedAddresses,
  savedViews,
  sessionAlerts,
  sessions,
  shellSwitches,
  spendingLimits,
  statements,
  stripeEvents,
  supplier,
  tariffs,
  teamInvites,
  teamMembers,
  testDeliveries,
  testEvents,
  trackingLinks,
  tripCharges,
  UNPRICED_RESERVE,
  userCardAttempts,
  userDrafts,
  users,
  webhookCalls,
  webhookFeeds,
  webhookQueues,
  webhooks,
} from '@fleetfoot/shared/model';
import { DIRECTED, newDelivery, newQuote, newScheduledDelivery, newWindowDelivery } from './new-delivery';
import { newAddress, newDraft, newExportEvent, newMenuItem, newReceipt, newView } from './new-documents';
import { EVERYBODY, numberInToken, numberOf, type Persona } from './personas';

function member(id: Persona, role: 'Admin' | 'Member') {
  const name = { id, fullName: id, phoneNumber: '', email: `${id}@example.co.za` };
  return { ...name, role, endedSessions: [2] };
}

function organization(id: string) {
  return { id, name: id, adminSet: true, apiKeyEnding: 'live', testApiKey: 'ff_test_x' };
}

function user(id: Persona) {
  return {
    id,
    fullName: id,
    email: `${id}@example.co.za`,
    phoneNumber: numberInToken(id),
    dateJoined: new Date(0),
  };
}

function purchaseRequest(id: string, requestedBy: Persona) {
  const terms = { planID: 'month-to-month', noOfBikes: 24, amount: 1_440_000, exceeded: 'perMonth' };
  return { id, ...terms, requestedBy, status: 'waiting', at: new Date(0), expiresAt: new Date(0) };
}

const invitation = { phoneNumber: numberOf('invited'), role: 'Member', organizationName: 'Acme' };

const teamInvite = { ...invitation, orgID: 'acme', invitedBy: 'admin', expiresAt: new Date(0) };

const profiles = EVERYBODY.filter((id) => id !== 'signedOut' && id !== 'noProfile').map(
  (id) => [users.document(id), user(id)] as const,
);

/** Deliveries that were cancelled: only their receipts are left, one of `member` and one of `admin`. */
export const [CANCELLED, CANCELLED_BY_ADMIN] = ['cancelled', 'cancelled-by-admin'] as const;

/** When the address of the tests was saved. */
export const ADDRESS_CREATED_AT = new Date(1000);

/** A document that was written long ago. */
function writtenBefore(document: Record<string, unknown>): Record<string, unknown> {
  return { ...document, created_at: new Date(0), updated_at: new Date(0) };
}

/** One delivery for each persona, named as who created it. */
const deliveriesOfEach = EVERYBODY.map(
  (id) =>
    [
      deliveries.document('acme', id),
      { ...writtenBefore(newDelivery(id, id)), pickup_time: new Date(0) },
    ] as const,
);

const PURCHASE = purchaseDraftKey('acme');

const drafts = [...EVERYBODY, 'somebody'].map(
  (id) => [userDrafts.document(id, PURCHASE), { ...newDraft(PURCHASE), updated_at: new Date(0) }] as const,
);

const views = [...EVERYBODY, 'somebody'].map(
  (id) => [savedViews.document('acme', id, '0'), { ...newView('0'), updated_at: new Date(0) }] as const,
);

const teamDrafts = [...EVERYBODY, 'somebody'].map(
  (id) =>
    [
      memberDrafts.document('acme', id, 'new-delivery'),
      { ...newDraft('new-delivery'), updated_at: new Date(0) },
    ] as const,
);

/** Id of the event of a change of long ago. */
export const OLD_CHANGE = 'changeOfBefore000000';

/** Id of an event that is gone by now; the address that it told of is there. */
export const UNTOLD_CHANGE = 'changeNobodyKnows000';

const TOLD_DELIVERY = writtenBefore(newScheduledDelivery('told', 'admin'));

/** What the server has priced. */
const PRICED = { price: { amount: 9_000 }, quoteID: 'q1' };

/** Where the deliveries below might go instead. */
const ELSEWHERE = { ...newQuote('elsewhere'), urgency_level: 'scheduled', dropoff_latitude: 1 };

/** A delivery that a courier is on the way to. */
const RIDDEN = {
  ...writtenBefore(newScheduledDelivery('ridden', 'admin')),
  courier: { name: 'Thabo M.', phone_number: '+27829876543', vehicle_plate: 'ND 123-456' },
  status_times: { 'Courier assigned': new Date(0) },
};

/** That instructions were added: somebody might say so again. */
const OLD_EVENT = {
  ...{ id: OLD_CHANGE, at: new Date(0), kind: 'delivery.edited', actor: { kind: 'member', id: 'member' } },
  object: { id: 'told', label: TOLD_DELIVERY['external_id'], path: deliveries.document('acme', 'told') },
  before: { dropoff_instructions: '' },
  after: { dropoff_instructions: 'Ring twice' },
  from: { session: 0 },
};

/** A sign-in of before, trusted since then. */
const session = {
  ...{ deviceID: 'd1', device: 'Chrome on Android', address: '' },
  ...{ createdAt: new Date(0), lastSeen: new Date(0), guardedUntil: new Date(0) },
};

// A persona's token is of the sign-in 0; each has one that is guarded and one that was ended.
const allSessions = [...EVERYBODY, 'somebody'].flatMap((id) => [
  [sessions.document(id, '0'), { ...session, id: '0' }] as const,
  [sessions.document(id, '1'), { ...session, id: '1', guardedUntil: new Date('2999-01-01') }] as const,
  [sessions.document(id, '2'), { ...session, id: '2', endedAt: new Date(0) }] as const,
]);

/** What is left for one more delivery. */
const MOST = DEFAULT_CREDIT_LIMIT - UNPRICED_RESERVE;

/** Organisations of `member` alone, by what they owe for trips (0: nothing is entered), have under way and may have together. */
const OWING: readonly (readonly [orgID: string, owed: number, reserved: number, limit?: number])[] = [
  ['begins-most', 0, 0, UNPRICED_RESERVE],
  ['begins-more', 0, 0, UNPRICED_RESERVE - 1],
  ['owes-most', MOST, 0],
  ['owes-more', MOST + 1, 0],
  ['holds-most', MOST - 6_100, 6_100],
  ['holds-more', MOST - 6_100, 6_101],
  ['raised', DEFAULT_CREDIT_LIMIT, 0, DEFAULT_CREDIT_LIMIT + UNPRICED_RESERVE],
  ['lowered', 1, 0, UNPRICED_RESERVE],
];

const owing = OWING.flatMap(([orgID, amount, reserved, limit]) => [
  [teamMembers.document(orgID, 'member'), member('member', 'Member')] as const,
  ...(amount === 0 ? [] : [[owedForTrips.document(orgID), { amount }] as const]),
  ...(reserved === 0 ? [] : [[reservedForTrips.document(orgID), { amount: reserved }] as const]),
  ...(limit === undefined ? [] : [[creditSettings.document(orgID), { limit }] as const]),
]);

/** Every document of the tests, by path. Organisation `acme` is the one the personas are about. */
export const SEED: Readonly<Record<string, object>> = {
  ...Object.fromEntries(profiles),
  [users.document('somebody')]: { ...user('member'), id: 'somebody' },
  [organizations.document('acme')]: organization('acme'),
  [auditEvents.document('acme', 'first')]: newExportEvent('first', 'member'),
  [teamMembers.document('acme', 'noPhone')]: member('noPhone', 'Admin'),
  [teamMembers.document('acme', 'blankPhone')]: member('blankPhone', 'Admin'),
  [teamMembers.document('acme', 'member')]: member('member', 'Member'),
  // An organisation that happens to have the id of its only member, who is in another one as well.
  [organizations.document('member')]: organization('member'),
  [teamMembers.document('member', 'member')]: member('member', 'Member'),
  [teamMembers.document('acme', 'admin')]: member('admin', 'Admin'),
  [teamMembers.document('acme', 'somebody')]: { ...member('member', 'Member'), id: 'somebody' },
  [organizations.document('zenith')]: organization('zenith'),
  [teamMembers.document('zenith', 'otherAdmin')]: member('otherAdmin', 'Admin'),
  [organizationInvitations.document('found')]: { id: 'found', type: 'create', ...invitation },
  [organizationInvitations.document('nobody')]: {
    ...invitation,
    id: 'nobody',
    type: 'create',
    phoneNumber: '',
  },
  [teamInvites.document('acme', 'nobody')]: { ...teamInvite, id: 'nobody', phoneNumber: '' },
  [teamInvites.document('acme', 'join')]: { ...teamInvite, id: 'join' },
  ...Object.fromEntries(deliveriesOfEach),
  [deliveries.document('acme', 'd1')]: {
    ...writtenBefore(newDelivery('d1', 'admin')),
    pickup_time: new Date(0),
  },
  [deliveryHistory.document('acme', 'd1', '0')]: { status: 'Created', at: new Date(0), by: 'admin' },
  [deliveries.document('acme', 'scheduled')]: writtenBefore(newScheduledDelivery('scheduled', 'admin')),
  [deliveries.document('acme', 'windowed')]: writtenBefore(newWindowDelivery('windowed', 'admin')),
  [deliveries.document('acme', 'overdue')]: {
    ...writtenBefore(newWindowDelivery('overdue', 'admin')),
    pickup_time: new Date(1000),
    pickup_window: { start: new Date(1000), end: new Date(2000) },
    dropoff_window: { start: new Date(1000), end: new Date(3000) },
  },
  [deliveries.document('acme', 'distant')]: {
    ...writtenBefore(newWindowDelivery('distant', 'admin')),
    pickup_time: new Date('9998-01-01'),
    pickup_window: { start: new Date('9998-01-01'), end: new Date('9998-01-02') },
    dropoff_window: { start: new Date('9998-01-01'), end: new Date('9998-01-03') },
  },
  [deliveries.document('acme', 'collected')]: {
    ...writtenBefore(newScheduledDelivery('collected', 'admin')),
    status: 'Collected',
  },
  [deliveries.document('acme', 'priced')]: {
    ...writtenBefore(newScheduledDelivery('priced', 'admin')),
    ...PRICED,
  },
  [deliveries.document('acme', 'pricedAssigned')]: {
    ...RIDDEN,
    ...PRICED,
    id: 'pricedAssigned',
    status: 'At pickup',
  },
  // With all that helps to find a door.
  [deliveries.document('acme', 'directed')]: {
    ...writtenBefore(newScheduledDelivery('directed', 'admin')),
    ...DIRECTED,
  },
  // Of another system.
  [deliveries.document('acme', 'textual')]: {
    ...writtenBefore(newScheduledDelivery('textual', 'admin')),
    ...{ dropoff_latitude: '-26.2', pickup_longitude: '', pickup_address: '' },
  },
  [deliveries.document('acme', 'assigned')]: { ...RIDDEN, id: 'assigned', status: 'Courier assigned' },
  [deliveries.document('acme', 'atPickup')]: { ...RIDDEN, id: 'atPickup', status: 'At pickup' },
  [deliveries.document('acme', 'paid')]: {
    ...writtenBefore(newScheduledDelivery('paid', 'admin')),
    payment_status: 'Paid',
  },
  [deliveries.document('acme', 'told')]: { ...TOLD_DELIVERY, changeID: OLD_CHANGE },
  [auditEvents.document('acme', OLD_CHANGE)]: OLD_EVENT,
  [deliveries.document('acme', 'twice')]: writtenBefore(newScheduledDelivery('twice', 'admin')),
  [cancelledDeliveries.document('acme', 'twice')]: {
    ...writtenBefore(newScheduledDelivery('twice', 'admin')),
    ...{ cancelled_at: new Date(0), cancelled_by: 'member' },
  },
  [cancelledDeliveries.document('acme', 'gone')]: {
    ...writtenBefore(newScheduledDelivery('gone', 'admin')),
    cancelled_at: new Date(0),
    cancelled_by: 'admin',
  },
  [deliveries.document('acme', 'blanked')]: {
    ...writtenBefore(newDelivery('blanked', 'admin')),
    pickup_time: new Date(0),
    blanked_at: new Date(0),
  },
  [savedAddresses.document('acme', 'shop')]: {
    ...newAddress('shop', 'admin'),
    created_at: ADDRESS_CREATED_AT,
    updated_at: ADDRESS_CREATED_AT,
  },
  [savedAddresses.document('acme', 'untold')]: {
    ...newAddress('untold', 'admin'),
    ...{ created_at: new Date(0), updated_at: new Date(0), changeID: UNTOLD_CHANGE },
  },
  [deliverySettings.document('acme')]: {
    defaultPickupAddressID: '',
    updated_at: new Date(0),
    updated_by: 'admin',
  },
  [privacySettings.document('acme')]: { keepDays: 90, updated_at: new Date(0), updated_by: 'admin' },
  [courierPositions.document('acme', 'd1')]: { id: 'd1', latitude: -33.9, longitude: 18.4, at: new Date(0) },
  [pinTries.document('acme', 'd1')]: { id: 'd1', orgID: 'acme', events: ['e1'], expiresAt: new Date(0) },
  [proofs.document('acme', 'd1')]: { id: 'd1', orgID: 'acme', kind: 'name', received_by: 'Naledi Molefe' },
  [quotes.document('acme', 'good')]: newQuote('good'),
  [quotes.document('acme', 'elsewhere')]: ELSEWHERE,
  [quotes.document('acme', 'elsewhereExpired')]: { ...ELSEWHERE, expiresAt: new Date(0) },
  [quotes.document('acme', 'tested')]: { ...newQuote('tested'), mode: 'test' },
  [quotes.document('acme', 'elsewhereTested')]: { ...ELSEWHERE, mode: 'test' },
  [quotes.document('acme', 'expired')]: { ...newQuote('expired'), expiresAt: new Date(0) },
  [quotes.document('acme', 'endless')]: { ...newQuote('endless'), expiresAt: 'never' },
  [quotes.document('zenith', 'theirs')]: newQuote('theirs'),
  [tariffs.document('2026-12')]: { ...FIRST_TARIFF, id: '2026-12' },
  [dispatches.document('acme', 'd1')]: { id: 'd1', orgID: 'acme', failures: 0, nextAt: new Date(0) },
  [privacyHolds.document('acme', 'd1')]: { id: 'd1', reason: 'Claim', at: new Date(0), by: 'admin' },
  [privacyRequests.document('acme', 'asked')]: { id: 'asked', kind: 'found', by: 'admin', number: '•••567' },
  [deliverySettings.document('acme').replace(/\w+$/, 'other')]: { defaultPickupAddressID: '' },
  ...Object.fromEntries(allSessions),
  [sessions.document('admin', '3')]: { ...session, id: '3', guardedUntil: 0 },
  [devices.document('admin', 'd1')]: { firstSeen: new Date(0), guardedUntil: new Date(0) },
  [sessionAlerts.document('acme', 'member-1')]: {
    id: 'member-1',
    uid: 'member',
    sessionID: '1',
    isOpen: true,
  },
  ...Object.fromEntries(drafts),
  ...Object.fromEntries(views),
  ...Object.fromEntries(teamDrafts),
  [deliveryReceipts.document('acme', 'd1')]: { ...newReceipt('d1', 'admin'), created_at: new Date(0) },
  [deliveryReceipts.document('acme', CANCELLED)]: {
    ...newReceipt(CANCELLED, 'member'),
    created_at: new Date(0),
  },
  [deliveryReceipts.document('acme', CANCELLED_BY_ADMIN)]: {
    ...newReceipt(CANCELLED_BY_ADMIN, 'admin'),
    created_at: new Date(0),
  },
  [campaigns.document('acme', 'c1')]: { id: 'c1', status: 'Review' },
  [reports.document('acme', 'c1', 'r1')]: { id: 'r1', monthYear: 'January2026' },
  [bikeLines.document('acme', 'c1', 'r1', 'b1')]: { regNo: 'CA 1' },
  [downtimeLines.document('acme', 'c1', 'r1', 'x1')]: { regNo: 'CA 1' },
  [statements.document('acme', '2026-11')]: { id: '2026-11', amount: 480_000, entries: 1 },
  [ledgerEntries.document('acme', 'pi_1')]: { id: 'pi_1', month: '2026-11', amount: 480_000 },
  [invoices.document('acme', 'INV-000001')]: { id: 'INV-000001', month: '2026-11', amount: 480_000 },
  [invoiceDetails.document('acme')]: { legalName: 'Acme', vatNumber: '', recipients: [] },
  [supplier.document()]: { name: 'Supplier', vatNumber: '4000000000' },
  [invoiceCounters.document('invoice')]: { last: 1 },
  [customers.document('acme')]: { customerID: 'cus_1' },
  [paymentAttempts.document('acme', 'a1')]: { id: 'a1', intentID: 'pi_1', createdBy: 'member' },
  [cardAttempts.document('acme', '2026-11-22')]: { setups: {}, declines: { a1: 'member' } },
  [trackingLinks.document('acme', 'd1')]: { id: 'd1', orgID: 'acme', generation: 0, hash: 'a'.repeat(64) },
  [userCardAttempts.document('member_1')]: { setups: {}, declines: { a1: 'member' } },
  [memberSpending.document('acme', 'member_1')]: { held: { a1: 120_000 } },
  [tripCharges.document('acme', 'd1')]: { id: 'd1', deliveryID: 'd1', status: 'failed', amount: 6_100 },
  [campaignCharges.document('acme', 'c1.2026-10')]: { id: 'c1.2026-10', status: 'failed', amount: 378_500 },
  [campaignCharging.document()]: { from: '2026-10' },
  ...Object.fromEntries(owing),
  [owedForTrips.document('acme')]: { amount: 6_100 },
  [reservedForTrips.document('acme')]: { amount: 45_000, of: 'scheduled', at: new Date(0) },
  [spendingLimits.document('acme')]: { Admin: {}, Member: { perMonth: 3_000_000 } },
  [purchaseRequests.document('acme', 'asked')]: purchaseRequest('asked', 'member'),
  [purchaseRequests.document('acme', 'adminAsked')]: purchaseRequest('adminAsked', 'admin'),
  [purchaseRequests.document('acme', 'exAsked')]: purchaseRequest('exAsked', 'exMember'),
  [purchaseRequests.document('acme', 'blankAsked')]: purchaseRequest('blankAsked', 'blankPhone'),
  [apiRequests.document('acme', 'req_1')]: { id: 'req_1', at: new Date(0), status: 200 },
  [liveKeys.document('acme')]: { value: 'ff_live_x', since: new Date(0) },
  [liveKeys.document('acme').replace(/\w+$/, 'other')]: { value: 'x' },
  [namedKeys.document('acme', 'shop')]: { id: 'shop', name: 'Shop', mode: 'live', scopes: ['write'] },
  [apiKeyRolls.document('acme', 'roll-1')]: { id: 'roll-1', mode: 'live', at: new Date(0), by: 'admin' },
  [recurringDeliveries.document('acme', 'bread')]: { id: 'bread', name: 'Bread', status: 'active' },
  [recurringRuns.document('acme', 'bread', '2026-11-25')]: { id: '2026-11-25', state: 'missed' },
  [problemPhotos.document('acme', 'd1.1')]: { id: 'd1.1', orgID: 'acme', deliveryID: 'd1', data: '/9j/' },
  [problems.document('acme', 'd1.1')]: { id: 'd1.1', kind: 'delivery', subject: 'd1', state: 'open' },
  [webhooks.document('acme', 'hook')]: { id: 'hook', url: 'https://shop.example', generation: 0 },
  [webhookCalls.document('acme', 'hook_evt')]: { id: 'hook_evt', webhookID: 'hook', state: 'waiting' },
  [webhookQueues.document('acme', 'hook_d1')]: { id: 'hook_d1', webhookID: 'hook', calls: ['hook_evt'] },
  [webhookFeeds.document('acme', 'deliveries')]: { until: new Date(0), nextAt: new Date(0) },
  [idempotencyRecords.document('acme', 'mark')]: { requestHash: 'x', status: 201, body: '{}' },
  [testDeliveries.document('acme', 't1')]: {
    ...writtenBefore(newDelivery('t1', 'admin')),
    pickup_time: new Date(0),
  },
  [testEvents.document('acme', 'e1')]: { id: 'e1', kind: 'delivery.created', expiresAt: new Date(0) },
  [inviteLinks.document('acme', 'join')]: { hash: 'x', expiresAt: new Date(0) },
  [apiKeys.document('hash')]: { orgID: 'acme', mode: 'live' },
  [apiUsage.document('hash_1')]: { count: 1 },
  [releases.document('mf-deliveries')]: { statement: '{}', sequence: 1, enabled: true },
  [pastReleases.document('mf-deliveries', '00000001')]: { statement: '{}' },
  [policyReports.document('report')]: { day: '2026-11-22', directive: 'script-src', count: 1 },
  [shellSwitches.document()]: { worker: false },
  [rollouts.document('mf-deliveries')]: { sequence: 1, candidate: 'v2' },
  [releaseHealth.document('mf-auth@1')]: { remote: 'mf-auth', version: '1', sessions: 1 },
  [stripeEvents.document('evt_1')]: { type: 'payment_intent.succeeded' },
  [restaurants.document('kota')]: { id: 'kota', organizationID: 'acme', name: 'Kota House' },
  [restaurants.document('pap')]: { id: 'pap', organizationID: 'acme', name: 'Pap House' },
  [restaurants.document('stew')]: { id: 'stew', organizationID: 'zenith', name: 'Stew House' },
  // One that happens to have the id of an organisation.
  [restaurants.document('member')]: { id: 'member', organizationID: 'zenith', name: 'Member House' },
  [menuItems.document('kota', 'm1')]: { id: 'm1', name: 'Kota' },
  [menuItems.document('kota', 'full')]: {
    ...newMenuItem('full', 'admin'),
    photo: 'full.jpg',
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'distant')]: {
    ...newMenuItem('distant', 'admin'),
    soldOutUntil: new Date('9998-01-01'),
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'menuConfig')]: {
    ...newMenuItem('menuConfig', 'admin'),
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'named')]: {
    ...newMenuItem('named', 'admin'),
    name: 'menuConfig',
    updated_at: new Date(0),
  },
  'Unheard/of': { id: 'of' },
};
