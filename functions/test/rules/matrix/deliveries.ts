import { testEvents } from '@fleetfoot/shared/model/api/test-event';
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
import { pinTries, proofs } from '@fleetfoot/shared/model/delivery/proof';
import { quotes, tariffs } from '@fleetfoot/shared/model/delivery/quote';
import { recurringDeliveries, recurringRuns } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { savedAddresses } from '@fleetfoot/shared/model/delivery/saved-address';
import { trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { serverTimestamp } from '../client-sdk';
import { newDelivery } from '../new-delivery';
import { inDays, newAddress, newReceipt } from '../new-documents';
import { EVERYBODY, type Persona } from '../personas';
import { MEMBERS, READ_BY_MEMBERS, type Row, SIGNED_IN, those } from './row';

/** Beside the one document of settings that there is. */
function settingsOf(id: string): string {
  return deliverySettings.document('acme').replace(/\w+$/, id);
}

/** A place for an address or a menu item. */
function placeOf(persona: Persona): string {
  return String(950 + EVERYBODY.indexOf(persona));
}

function writtenNow(fields: object) {
  return (persona: Persona) => ({ ...fields, updated_at: serverTimestamp(), updated_by: persona });
}

/** Deliveries, and what belongs to one. */
export const DELIVERIES: readonly Row[] = [
  {
    collection: deliveries.name,
    // For an ex-member, the one that still names them.
    which: "created by one's own hand",
    document: (persona) => deliveries.document('acme', persona),
    where: (persona) => ['created_by', persona],
    groupWhere: (persona) => ['created_by', persona],
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
      delete: those('delivery.cancel'),
    },
  },
  ...['assigned', 'atPickup'].map((id) => ({
    collection: deliveries.name,
    which: `${id}, with a courier`,
    document: () => deliveries.document('acme', id),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
      delete: those('delivery.cancel'),
    },
  })),
  {
    collection: deliveries.name,
    which: 'collected',
    document: () => deliveries.document('acme', 'collected'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: { ...READ_BY_MEMBERS, create: those('delivery.create') },
  },
  {
    collection: deliveries.name,
    which: 'paid',
    document: () => deliveries.document('acme', 'paid'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('delivery.create'),
      update: those('delivery.edit'),
    },
  },
  {
    collection: cancelledDeliveries.name,
    document: () => cancelledDeliveries.document('acme', 'gone'),
    create: (id, persona) => ({
      ...newDelivery(id, persona),
      cancelled_at: serverTimestamp(),
      cancelled_by: persona,
    }),
    update: { cancelled_by: 'somebody' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: deliveryReceipts.name,
    // Alone: nobody writes one without its delivery.
    document: () => deliveryReceipts.document('acme', 'd1'),
    create: newReceipt,
    update: (persona) => ({
      ...{ order: 'other', created_at: serverTimestamp(), created_by: persona },
      expiresAt: inDays(90),
    }),
    allowed: { get: MEMBERS },
  },
  {
    collection: deliveryHistory.name,
    document: () => deliveryHistory.document('acme', 'd1', '0'),
    update: { status: 'Delivered' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: courierPositions.name,
    document: () => courierPositions.document('acme', 'd1'),
    update: { latitude: 0 },
    allowed: { get: MEMBERS },
  },
  {
    collection: proofs.name,
    document: () => proofs.document('acme', 'd1'),
    update: { received_by: 'Somebody else' },
    allowed: { get: MEMBERS },
  },
  { collection: pinTries.name, document: () => pinTries.document('acme', 'd1'), allowed: {} },
  { collection: quotes.name, document: () => quotes.document('acme', 'good'), allowed: {} },
  {
    collection: tariffs.name,
    document: () => tariffs.document('2026-12'),
    update: { base: 0 },
    allowed: { get: SIGNED_IN, list: SIGNED_IN },
  },
  { collection: dispatches.name, document: () => dispatches.document('acme', 'd1'), allowed: {} },
  {
    collection: savedAddresses.name,
    document: () => savedAddresses.document('acme', 'shop'),
    fresh: (persona) => savedAddresses.document('acme', placeOf(persona)),
    create: newAddress,
    update: writtenNow({ label: 'Head office' }),
    allowed: {
      ...READ_BY_MEMBERS,
      create: those('address.save'),
      update: those('address.save'),
      delete: those('address.delete'),
    },
  },
  {
    collection: 'Settings',
    which: "an organisation's deliveries",
    document: () => deliverySettings.document('acme'),
    fresh: () => settingsOf('fresh'),
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: { get: MEMBERS, update: those('deliverySettings.save') },
  },
  {
    collection: 'Settings',
    which: 'of another name',
    document: () => settingsOf('other'),
    update: writtenNow({ defaultPickupAddressID: 'shop' }),
    allowed: {},
  },
  {
    collection: recurringDeliveries.name,
    document: () => recurringDeliveries.document('acme', 'bread'),
    update: { status: 'paused' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: recurringRuns.name,
    document: () => recurringRuns.document('acme', 'bread', '2026-11-25'),
    update: { state: 'created' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: problems.name,
    document: () => problems.document('acme', 'd1.1'),
    update: { state: 'closed' },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: problemPhotos.name,
    document: () => problemPhotos.document('acme', 'd1.1'),
    update: { data: '' },
    allowed: { get: MEMBERS },
  },
  {
    collection: testDeliveries.name,
    document: () => testDeliveries.document('acme', 't1'),
    create: newDelivery,
    update: writtenNow({ dropoff_instructions: 'Ring twice' }),
    allowed: READ_BY_MEMBERS,
  },
  { collection: testEvents.name, document: () => testEvents.document('acme', 'e1'), allowed: {} },
  { collection: trackingLinks.name, document: () => trackingLinks.document('acme', 'd1'), allowed: {} },
];
