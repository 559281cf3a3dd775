import { newAddress } from './new-address';
import { newDelivery, newScheduledDelivery, newWindowDelivery } from './new-delivery';
import { newDraft } from './new-draft';
import { newMenuItem } from './new-menu-item';
import { newReceipt } from './new-receipt';
import { newView } from './new-view';
import { EVERYBODY, numberInToken, numberOf, type Persona } from './personas';

function member(id: Persona, role: 'Admin' | 'Member') {
  return { id, fullName: id, phoneNumber: '', email: `${id}@example.co.za`, role };
}

function organization(id: string) {
  return { id, name: id, adminSet: true, apiKey: 'ff_live_x', testApiKey: 'ff_test_x' };
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

const invitation = { phoneNumber: numberOf('invited'), role: 'Member', organizationName: 'Acme' };

const teamInvite = { ...invitation, orgID: 'acme', invitedBy: 'admin', expiresAt: new Date(0) };

const profiles = EVERYBODY.filter((id) => id !== 'signedOut' && id !== 'noProfile').map(
  (id) => [`Users/${id}`, user(id)] as const,
);

/** When the address of the tests was saved. */
export const ADDRESS_CREATED_AT = new Date(1000);

/** A document that was written long ago. */
function writtenBefore(document: Record<string, unknown>): Record<string, unknown> {
  return { ...document, created_at: new Date(0), updated_at: new Date(0) };
}

/** One delivery for each persona, named as who created it. */
const deliveries = EVERYBODY.map(
  (id) =>
    [
      `Organizations/acme/Deliveries/${id}`,
      { ...writtenBefore(newDelivery(id, id)), pickup_time: new Date(0) },
    ] as const,
);

const drafts = [...EVERYBODY, 'somebody'].map(
  (id) =>
    [`Users/${id}/Drafts/new-delivery`, { ...newDraft('new-delivery'), updated_at: new Date(0) }] as const,
);

const views = [...EVERYBODY, 'somebody'].map(
  (id) =>
    [`Organizations/acme/Team/${id}/Views/late`, { ...newView('late'), updated_at: new Date(0) }] as const,
);

const teamDrafts = [...EVERYBODY, 'somebody'].map(
  (id) =>
    [
      `Organizations/acme/Team/${id}/Drafts/new-delivery`,
      { ...newDraft('new-delivery'), updated_at: new Date(0) },
    ] as const,
);

/** Every document of the tests, by path. Organisation `acme` is the one the personas are about. */
export const SEED: Readonly<Record<string, object>> = {
  ...Object.fromEntries(profiles),
  'Users/somebody': { ...user('member'), id: 'somebody' },
  'Organizations/acme': organization('acme'),
  'Organizations/acme/Team/noPhone': member('noPhone', 'Admin'),
  'Organizations/acme/Team/blankPhone': member('blankPhone', 'Admin'),
  'Organizations/acme/Team/member': member('member', 'Member'),
  'Organizations/acme/Team/admin': member('admin', 'Admin'),
  'Organizations/acme/Team/somebody': { ...member('member', 'Member'), id: 'somebody' },
  'Organizations/zenith': organization('zenith'),
  'Organizations/zenith/Team/otherAdmin': member('otherAdmin', 'Admin'),
  'OrganizationInvitations/found': { id: 'found', type: 'create', ...invitation },
  'OrganizationInvitations/nobody': { ...invitation, id: 'nobody', type: 'create', phoneNumber: '' },
  'Organizations/acme/TeamInvites/nobody': { ...teamInvite, id: 'nobody', phoneNumber: '' },
  'Organizations/acme/TeamInvites/join': { ...teamInvite, id: 'join' },
  ...Object.fromEntries(deliveries),
  'Organizations/acme/Deliveries/d1': {
    ...writtenBefore(newDelivery('d1', 'admin')),
    pickup_time: new Date(0),
  },
  'Organizations/acme/Deliveries/d1/History/0': { status: 'Created', at: new Date(0), by: 'admin' },
  'Organizations/acme/Deliveries/scheduled': writtenBefore(newScheduledDelivery('scheduled', 'admin')),
  'Organizations/acme/Deliveries/windowed': writtenBefore(newWindowDelivery('windowed', 'admin')),
  'Organizations/acme/Deliveries/collected': {
    ...writtenBefore(newScheduledDelivery('collected', 'admin')),
    status: 'Collected',
  },
  'Organizations/acme/Addresses/shop': {
    ...newAddress('shop', 'admin'),
    created_at: ADDRESS_CREATED_AT,
    updated_at: ADDRESS_CREATED_AT,
  },
  'Organizations/acme/Settings/deliveries': {
    defaultPickupAddressID: '',
    updated_at: new Date(0),
    updated_by: 'admin',
  },
  'Organizations/acme/Settings/other': { defaultPickupAddressID: '' },
  ...Object.fromEntries(drafts),
  ...Object.fromEntries(views),
  ...Object.fromEntries(teamDrafts),
  'Organizations/acme/DeliveryReceipts/d1': { ...newReceipt('d1', 'admin'), created_at: new Date(0) },
  'Organizations/acme/AdvertisingCampaigns/c1': { id: 'c1', status: 'Review' },
  'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1': { id: 'r1', monthYear: 'January2026' },
  'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1/Bikes/b1': { regNo: 'CA 1' },
  'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1/BikeDowntime/x1': { regNo: 'CA 1' },
  'Organizations/acme/Statements/2026-11': { id: '2026-11', amount: 480_000, entries: 1 },
  'Organizations/acme/LedgerEntries/pi_1': { id: 'pi_1', month: '2026-11', amount: 480_000 },
  'Organizations/acme/Private/stripe': { customerID: 'cus_1' },
  'Organizations/acme/PaymentAttempts/a1': { id: 'a1', intentID: 'pi_1', createdBy: 'member' },
  'Organizations/acme/ApiRequests/req_1': { id: 'req_1', at: new Date(0), status: 200 },
  'Organizations/acme/ApiKeyRolls/roll-1': { id: 'roll-1', mode: 'live', at: new Date(0), by: 'admin' },
  'Organizations/acme/ApiIdempotency/mark': { requestHash: 'x', status: 201, body: '{}' },
  'Organizations/acme/TestDeliveries/t1': {
    ...writtenBefore(newDelivery('t1', 'admin')),
    pickup_time: new Date(0),
  },
  'ApiKeys/hash': { orgID: 'acme', mode: 'live' },
  'ApiUsage/hash_1': { count: 1 },
  'StripeEvents/evt_1': { type: 'payment_intent.succeeded' },
  'Restaurants/kota': { id: 'kota', organizationID: 'acme', name: 'Kota House' },
  'Restaurants/pap': { id: 'pap', organizationID: 'acme', name: 'Pap House' },
  'Restaurants/stew': { id: 'stew', organizationID: 'zenith', name: 'Stew House' },
  'Restaurants/kota/Menu/m1': { id: 'm1', name: 'Kota' },
  'Restaurants/kota/Menu/nameless': { id: 'nameless' },
  'Restaurants/kota/Menu/full': {
    ...newMenuItem('full', 'admin'),
    photo: 'full.jpg',
    updated_at: new Date(0),
  },
  'Restaurants/kota/Menu/menuConfig': { ...newMenuItem('menuConfig', 'admin'), updated_at: new Date(0) },
  'Restaurants/kota/Menu/named': {
    ...newMenuItem('named', 'admin'),
    name: 'menuConfig',
    updated_at: new Date(0),
  },
  'Unheard/of': { id: 'of' },
};
