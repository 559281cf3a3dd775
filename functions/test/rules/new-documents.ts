import type { Campaign } from '@fleetfoot/shared/model/advertising/campaign';
import type { DeliveryReceipt } from '@fleetfoot/shared/model/delivery/delivery-records';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import type { SavedView } from '@fleetfoot/shared/model/delivery/saved-view';
import type { MENU_ITEM_FIELDS } from '@fleetfoot/shared/model/restaurants/menu-item';
import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { StoredUser } from '@fleetfoot/shared/model/team/people';
import { serverTimestamp } from './client-sdk';
import { numberInToken, type Persona } from './personas';

type Document = Record<string, unknown>;
/** All fields of an entity and no others. */
type FieldsOf<Entity> = Record<keyof Entity, unknown>;

/** A moment this many days from now, as a device whose clock is right writes it. */
export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** What the profile screen writes. */
export function newProfile(id: string, persona: Persona): Document {
  return {
    id,
    fullName: 'Thandi Nkosi',
    email: 'thandi@example.co.za',
    phoneNumber: numberInToken(persona),
    dateJoined: serverTimestamp(),
  } satisfies FieldsOf<StoredUser>;
}

/** What is typed and not sent, as it is kept for its writer. */
export function newDraft(id: string): Document {
  return { id, value: '{"external_id":"PO-1"}', updated_at: serverTimestamp(), expiresAt: inDays(30) };
}

/** A list of deliveries under a name. */
export function newView(id: string): Document {
  return {
    id,
    name: 'Too late',
    query: 'status=Late',
    updated_at: serverTimestamp(),
  } satisfies FieldsOf<SavedView & { updated_at: unknown }>;
}

/** That a delivery was created, as the dashboard notes it beside the delivery. */
export function newReceipt(id: string, createdBy: string): Document {
  return {
    id,
    order: '1a2b-3c4d',
    created_at: serverTimestamp(),
    created_by: createdBy,
    expiresAt: inDays(90),
  } satisfies FieldsOf<DeliveryReceipt>;
}

/** What the address book writes. */
export function newAddress(id: string, uid: string): Document {
  return {
    id,
    latitude: -33.9249,
    longitude: 18.4241,
    city: 'Cape Town',
    country: 'South Africa',
    countryCode: 'ZA',
    streetAddress: '12 Long Street, Gardens',
    name: 'Mutual Heights',
    fullAddressString: '12 Long Street, Gardens, Cape Town, 8001, South Africa',
    unitNumber: '4B',
    buildingName: 'Mutual Heights',
    instructions: 'Ring twice',
    label: 'Shop',
    contactName: 'Nomsa Dlamini',
    contactPhoneNumber: '+27821234567',
    landmark: 'Opposite the taxi rank',
    gateCode: '4321',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    created_by: uid,
    updated_by: uid,
  } satisfies Omit<FieldsOf<SavedAddress>, 'changeID'>;
}

/** The event of a download: the one that tells of no document. */
export function newExportEvent(id: string, uid: string): Document {
  return {
    ...{ id, at: serverTimestamp(), kind: 'export.made', actor: { kind: 'member', id: uid } },
    object: { id: 'deliveries', label: 'deliveries' },
    ...{ before: {}, after: { rows: 12 }, from: { session: 0 } },
  } satisfies FieldsOf<AuditEvent>;
}

/** A campaign as the server creates one that costs nothing to activate. */
export function newCampaign(id: string, uid: string): Document {
  return {
    ...{ id, name: '12 Months from November 2026', noOfBikes: 2, pricePerBike: 750, totalMonthlyCost: 1500 },
    ...{ status: 'Review', term: '12 Months', activationFee: 0, monthlyFee: 750 },
    ...{ startedBy: uid, startDate: serverTimestamp() },
  } satisfies Partial<FieldsOf<Campaign>>;
}

/** What the menu writes. */
export function newMenuItem(id: string, uid: string): Document {
  const fields: Record<(typeof MENU_ITEM_FIELDS)[number], unknown> = {
    name: 'Kota with russian',
    description: 'Quarter loaf, slap chips, russian.\nAnd atchar.',
    price: 4_500,
    category: 'Kotas',
    soldOutUntil: null,
    position: 'V00V1',
  };
  return { id, ...fields, updated_at: serverTimestamp(), updated_by: uid };
}
