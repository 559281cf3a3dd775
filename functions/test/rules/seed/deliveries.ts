import {
  auditEvents,
  cancelledDeliveries,
  courierPositions,
  deliveries,
  deliveryHistory,
  deliveryReceipts,
  deliverySettings,
  dispatches,
  FIRST_TARIFF,
  pinTries,
  privacyHolds,
  privacyRequests,
  privacySettings,
  problemPhotos,
  problems,
  proofs,
  quotes,
  recurringDeliveries,
  recurringRuns,
  savedAddresses,
  tariffs,
  testDeliveries,
  testEvents,
  trackingLinks,
} from '@fleetfoot/shared/model';
import { DIRECTED, newDelivery, newQuote, newScheduledDelivery, newWindowDelivery } from '../new-delivery';
import { newAddress, newExportEvent, newReceipt } from '../new-documents';
import { EVERYBODY } from '../personas';

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

/** Deliveries, what belongs to them, and the address book. */
export const DELIVERIES: Readonly<Record<string, object>> = {
  [auditEvents.document('acme', 'first')]: newExportEvent('first', 'member'),
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
  [deliveryReceipts.document('acme', 'd1')]: { ...newReceipt('d1', 'admin'), created_at: new Date(0) },
  [deliveryReceipts.document('acme', CANCELLED)]: {
    ...newReceipt(CANCELLED, 'member'),
    created_at: new Date(0),
  },
  [deliveryReceipts.document('acme', CANCELLED_BY_ADMIN)]: {
    ...newReceipt(CANCELLED_BY_ADMIN, 'admin'),
    created_at: new Date(0),
  },
  [trackingLinks.document('acme', 'd1')]: { id: 'd1', orgID: 'acme', generation: 0, hash: 'a'.repeat(64) },
  [recurringDeliveries.document('acme', 'bread')]: { id: 'bread', name: 'Bread', status: 'active' },
  [recurringRuns.document('acme', 'bread', '2026-11-25')]: { id: '2026-11-25', state: 'missed' },
  [problemPhotos.document('acme', 'd1.1')]: { id: 'd1.1', orgID: 'acme', deliveryID: 'd1', data: '/9j/' },
  [problems.document('acme', 'd1.1')]: { id: 'd1.1', kind: 'delivery', subject: 'd1', state: 'open' },
  [testDeliveries.document('acme', 't1')]: {
    ...writtenBefore(newDelivery('t1', 'admin')),
    pickup_time: new Date(0),
  },
  [testEvents.document('acme', 'e1')]: { id: 'e1', kind: 'delivery.created', expiresAt: new Date(0) },
};
