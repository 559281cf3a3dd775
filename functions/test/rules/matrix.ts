import { newDelivery } from './new-delivery';
import type { Persona } from './personas';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One row of the access table: a collection and who may do what in it. Nobody may do what is not named. */
export interface Row {
  readonly name: string;
  /** An existing document. */
  readonly document: (persona: Persona) => string;
  /** The bounded query the product asks; without it, the whole collection with a limit of ten. */
  readonly where?: (persona: Persona) => readonly [field: string, value: string];
  readonly group?: string;
  /** The data of a right `create`; without it, the least that could be taken for a document. */
  readonly create?: (id: string, persona: Persona) => object;
  /** The fields of a right `update`. */
  readonly update?: object;
  readonly allowed: Readonly<Partial<Record<Operation, readonly Persona[]>>>;
}

const MEMBERS: readonly Persona[] = ['member', 'admin'];
const SIGNED_IN: readonly Persona[] = ['outsider', 'member', 'admin', 'otherAdmin', 'invited'];
const REPORT = 'Organizations/acme/AdvertisingCampaigns/c1/Reports/r1';
const READ_BY_MEMBERS = { get: MEMBERS, list: MEMBERS };

export const MATRIX: readonly Row[] = [
  {
    name: "one's own profile",
    document: (persona) => `Users/${persona}`,
    update: { fullName: 'New Name' },
    allowed: { get: SIGNED_IN, update: SIGNED_IN },
  },
  {
    name: "another's profile",
    document: () => 'Users/somebody',
    update: { fullName: 'New Name' },
    allowed: {},
  },
  { name: 'Organizations', document: () => 'Organizations/acme', allowed: { get: MEMBERS } },
  { name: 'Team', document: () => 'Organizations/acme/Team/member', allowed: READ_BY_MEMBERS },
  {
    name: "Team, one's own memberships",
    document: () => 'Organizations/acme/Team/member',
    group: 'Team',
    where: (persona) => ['id', persona],
    allowed: { get: MEMBERS, list: SIGNED_IN },
  },
  {
    name: "Team, another's memberships",
    document: () => 'Organizations/acme/Team/member',
    group: 'Team',
    where: () => ['id', 'somebody'],
    allowed: { get: MEMBERS },
  },
  {
    name: 'OrganizationInvitations',
    document: () => 'OrganizationInvitations/found',
    where: () => ['phoneNumber', '+27820000005'],
    allowed: { get: ['invited'], list: ['invited'] },
  },
  {
    name: 'TeamInvites of the organisation',
    document: () => 'Organizations/acme/TeamInvites/join',
    allowed: { get: [...MEMBERS, 'invited'], list: MEMBERS },
  },
  {
    name: 'TeamInvites sent to one number',
    document: () => 'Organizations/acme/TeamInvites/join',
    group: 'TeamInvites',
    where: () => ['phoneNumber', '+27820000005'],
    allowed: { get: [...MEMBERS, 'invited'], list: ['invited'] },
  },
  {
    name: 'OrganizationInvitations sent to no number',
    document: () => 'OrganizationInvitations/nobody',
    where: () => ['phoneNumber', ''],
    allowed: {},
  },
  {
    name: 'TeamInvites sent to no number',
    document: () => 'Organizations/acme/TeamInvites/nobody',
    group: 'TeamInvites',
    where: () => ['phoneNumber', ''],
    allowed: { get: MEMBERS },
  },
  {
    name: 'Deliveries',
    document: () => 'Organizations/acme/Deliveries/d1',
    create: (id, persona) => newDelivery(id, persona),
    update: { status: 'Delivered' },
    allowed: { ...READ_BY_MEMBERS, create: MEMBERS, delete: MEMBERS },
  },
  {
    name: 'AdvertisingCampaigns',
    document: () => 'Organizations/acme/AdvertisingCampaigns/c1',
    allowed: READ_BY_MEMBERS,
  },
  { name: 'Reports', document: () => REPORT, allowed: READ_BY_MEMBERS },
  { name: 'Bikes', document: () => `${REPORT}/Bikes/b1`, allowed: READ_BY_MEMBERS },
  { name: 'BikeDowntime', document: () => `${REPORT}/BikeDowntime/x1`, allowed: READ_BY_MEMBERS },
  {
    name: 'Restaurants',
    document: () => 'Restaurants/kota',
    where: () => ['organizationID', 'acme'],
    allowed: READ_BY_MEMBERS,
  },
  { name: 'Menu', document: () => 'Restaurants/kota/Menu/m1', allowed: READ_BY_MEMBERS },
  { name: 'a collection nobody named', document: () => 'Unheard/of', allowed: {} },
];
