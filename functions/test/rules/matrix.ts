import { serverTimestamp } from './client-sdk';
import { newAddress } from './new-address';
import { newCampaign } from './new-campaign';
import { newDelivery } from './new-delivery';
import { newDraft } from './new-draft';
import { newMenuItem } from './new-menu-item';
import { newProfile } from './new-profile';
import { newReceipt } from './new-receipt';
import { newView } from './new-view';
import { numberOf, type Persona } from './personas';

/** `list` asks one collection, `group` all collections of that name. */
export const OPERATIONS = ['get', 'list', 'group', 'create', 'update', 'delete'] as const;

export type Operation = (typeof OPERATIONS)[number];

type Filter = readonly [field: string, value: string];

/** One row of the access table: documents of one kind and who may do what to them. Nobody may do what is not named. */
export interface Row {
  readonly collection: string;
  /** Which of its documents, where not all are alike. */
  readonly which?: string;
  /** A document that may be there or not. */
  readonly document: (persona: Persona) => string;
  /** A document that is not there; without it, `fresh-<persona>` beside the other. */
  readonly fresh?: (persona: Persona) => string;
  /** What `list` asks for; without it, the whole collection with a limit of ten. */
  readonly where?: (persona: Persona) => Filter;
  /** What `group` asks for; without it, all of them with a limit of ten. */
  readonly groupWhere?: (persona: Persona) => Filter;
  /** The data of a right `create`; without it, the least that could be taken for a document. */
  readonly create?: (id: string, persona: Persona) => object;
  /** The fields of a right `update`. */
  readonly update?: object | ((persona: Persona) => object);
  readonly allowed: Readonly<Partial<Record<Operation, readonly Persona[]>>>;
}

const MEMBERS: readonly Persona[] = ['member', 'admin'];
const INVITED: readonly Persona[] = ['invited'];
const WITH_PROFILE: readonly Persona[] = ['outsider', 'invited', 'exMember', 'member', 'admin', 'otherAdmin'];
const SIGNED_IN: readonly Persona[] = [...WITH_PROFILE, 'noProfile'];

const READ_BY_MEMBERS = { get: MEMBERS, list: MEMBERS };
const REPORT = 'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1';
const sentToInvited = (): Filter => ['phoneNumber', numberOf('invited')];
const sentToNoNumber = (): Filter => ['phoneNumber', ''];

function writtenNow(fields: object) {
  return (persona: Persona) => ({ ...fields, updated_at: serverTimestamp(), updated_by: persona });
}

export const MATRIX: readonly Row[] = [
  {
    collection: 'Users',
    which: "one's own",
    document: (persona) => `Users/${persona}`,
    fresh: (persona) => `Users/${persona}`,
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: { get: SIGNED_IN, create: ['noProfile'], update: WITH_PROFILE },
  },
  {
    collection: 'Users',
    which: "another's",
    document: () => 'Users/somebody',
    create: newProfile,
    update: { fullName: 'New Name' },
    allowed: {},
  },
  {
    collection: 'Drafts',
    which: "one's own",
    document: (persona) => `Users/${persona}/Drafts/new-delivery`,
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: SIGNED_IN, list: SIGNED_IN, create: SIGNED_IN, update: SIGNED_IN, delete: SIGNED_IN },
  },
  {
    collection: 'Drafts',
    which: "another's",
    document: () => 'Users/somebody/Drafts/new-delivery',
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: 'Drafts',
    which: "one's own within an organisation",
    document: (persona) => `Organizations/acme/Team/${persona}/Drafts/new-delivery`,
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: { get: MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'Drafts',
    which: "a colleague's within an organisation",
    document: () => 'Organizations/acme/Team/somebody/Drafts/new-delivery',
    create: newDraft,
    update: { value: 'changed', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: 'OrganizationInvitations',
    which: 'sent to a number',
    document: () => 'OrganizationInvitations/found',
    where: sentToInvited,
    groupWhere: sentToInvited,
    allowed: { get: INVITED, list: INVITED },
  },
  {
    collection: 'OrganizationInvitations',
    which: 'sent to no number',
    document: () => 'OrganizationInvitations/nobody',
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: {},
  },
  { collection: 'Organizations', document: () => 'Organizations/acme', allowed: { get: MEMBERS } },
  {
    collection: 'Team',
    which: "one's own membership, there or not",
    document: (persona) => `Organizations/acme/Team/${persona}`,
    where: (persona) => ['id', persona],
    groupWhere: (persona) => ['id', persona],
    allowed: { get: SIGNED_IN, list: SIGNED_IN, group: SIGNED_IN },
  },
  {
    collection: 'Team',
    which: "another's membership",
    document: () => 'Organizations/acme/Team/somebody',
    groupWhere: () => ['id', 'somebody'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Views',
    which: "one's own",
    document: (persona) => `Organizations/acme/Team/${persona}/Views/late`,
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'Views',
    which: "another's",
    document: () => 'Organizations/acme/Team/somebody/Views/late',
    create: newView,
    update: { name: 'Late', updated_at: serverTimestamp() },
    allowed: {},
  },
  {
    collection: 'TeamInvites',
    which: 'sent to a number',
    document: () => 'Organizations/acme/TeamInvites/join',
    groupWhere: sentToInvited,
    allowed: { get: [...MEMBERS, 'invited'], list: MEMBERS, group: INVITED },
  },
  {
    collection: 'TeamInvites',
    which: 'sent to no number',
    document: () => 'Organizations/acme/TeamInvites/nobody',
    where: sentToNoNumber,
    groupWhere: sentToNoNumber,
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Deliveries',
    // For an ex-member, the one that still names them.
    which: "created by one's own hand",
    document: (persona) => `Organizations/acme/Deliveries/${persona}`,
    where: (persona) => ['created_by', persona],
    groupWhere: (persona) => ['created_by', persona],
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'Deliveries',
    which: 'collected',
    document: () => 'Organizations/acme/Deliveries/collected',
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'DeliveryReceipts',
    document: () => 'Organizations/acme/DeliveryReceipts/d1',
    create: newReceipt,
    update: (persona) => ({ order: 'other', created_at: serverTimestamp(), created_by: persona }),
    allowed: { get: MEMBERS, create: MEMBERS, update: MEMBERS },
  },
  {
    collection: 'History',
    document: () => 'Organizations/acme/Deliveries/d1/History/0',
    update: { status: 'Delivered' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Addresses',
    document: () => 'Organizations/acme/Addresses/shop',
    create: newAddress,
    update: writtenNow({ label: 'Head office' }),
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'Settings',
    which: "an organisation's deliveries",
    document: () => 'Organizations/acme/Settings/deliveries',
    fresh: () => 'Organizations/acme/Settings/fresh',
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: { get: MEMBERS, update: MEMBERS },
  },
  {
    collection: 'Settings',
    which: 'of another name',
    document: () => 'Organizations/acme/Settings/other',
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: {},
  },
  {
    collection: 'AdvertisingCampaigns',
    document: () => 'Organizations/acme/AdvertisingCampaigns/c1',
    // What the server would write: no client writes it, whoever it belongs to.
    create: newCampaign,
    update: { status: 'Active', noOfBikes: 24 },
    allowed: READ_BY_MEMBERS,
  },
  { collection: 'Reports', document: () => REPORT, allowed: READ_BY_MEMBERS },
  { collection: 'Bikes', document: () => `${REPORT}/Bikes/b1`, allowed: READ_BY_MEMBERS },
  { collection: 'BikeDowntime', document: () => `${REPORT}/BikeDowntime/x1`, allowed: READ_BY_MEMBERS },
  {
    collection: 'Statements',
    document: () => 'Organizations/acme/Statements/2026-11',
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'LedgerEntries',
    document: () => 'Organizations/acme/LedgerEntries/pi_1',
    where: () => ['month', '2026-11'],
    groupWhere: () => ['month', '2026-11'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'ApiRequests',
    document: () => 'Organizations/acme/ApiRequests/req_1',
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'ApiKeyRolls',
    document: () => 'Organizations/acme/ApiKeyRolls/roll-1',
    allowed: READ_BY_MEMBERS,
  },
  { collection: 'ApiKeys', document: () => 'ApiKeys/hash', allowed: {} },
  { collection: 'ApiUsage', document: () => 'ApiUsage/hash_1', allowed: {} },
  { collection: 'ApiIdempotency', document: () => 'Organizations/acme/ApiIdempotency/mark', allowed: {} },
  {
    collection: 'TestDeliveries',
    document: () => 'Organizations/acme/TestDeliveries/t1',
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {},
  },
  { collection: 'Private', document: () => 'Organizations/acme/Private/stripe', allowed: {} },
  { collection: 'PaymentAttempts', document: () => 'Organizations/acme/PaymentAttempts/a1', allowed: {} },
  { collection: 'StripeEvents', document: () => 'StripeEvents/evt_1', allowed: {} },
  {
    collection: 'Restaurants',
    document: () => 'Restaurants/kota',
    where: () => ['organizationID', 'acme'],
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Menu',
    which: 'an item with an id and a name only',
    document: () => 'Restaurants/kota/Menu/m1',
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, update: MEMBERS, delete: MEMBERS },
  },
  {
    collection: 'Menu',
    which: 'its settings',
    document: () => 'Restaurants/kota/Menu/menuConfig',
    fresh: () => 'Restaurants/pap/Menu/menuConfig',
    create: newMenuItem,
    update: writtenNow({ price: 4_500 }),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: 'Menu',
    which: 'its settings under another id',
    document: () => 'Restaurants/kota/Menu/named',
    create: (id, persona) => ({ ...newMenuItem(id, persona), name: 'menuConfig' }),
    update: writtenNow({ name: 'Kota' }),
    allowed: READ_BY_MEMBERS,
  },
  { collection: 'Unheard', which: 'named nowhere', document: () => 'Unheard/of', allowed: {} },
];
