import type { DeliveryDetails } from '@fleetfoot/shared/model/delivery/delivery-details';
import { newDelivery as documentOf } from '@fleetfoot/shared/model/delivery/new-delivery';
import type { Quote } from '@fleetfoot/shared/model/delivery/quote';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import { serverTimestamp, Timestamp } from './client-sdk';

type Document = Record<string, unknown>;

// One moment for a whole file: a pickup time and the window that starts with it have to be equal to the millisecond.
const TOMORROW = Date.now() + 24 * 3_600_000;

/** Time of a window or of a scheduled pickup: tomorrow, so many hours on. */
export function inHours(hours: number): Timestamp {
  return Timestamp.fromMillis(TOMORROW + hours * 3_600_000);
}

/** What the form has checked of an on-demand delivery. */
export const DETAILS: DeliveryDetails = {
  external_id: 'PO-1',
  urgency_level: 'on_demand',
  deliverable_action: 'meet_at_door',
  dropoff: {
    address: {
      text: '1 Vilakazi Street, Orlando West, Soweto',
      coordinates: { latitude: -26.2385, longitude: 27.9087 },
    },
    name: 'Nomsa Dlamini',
    phone_number: '+27821234567',
    instructions: '',
  },
  pickup: {
    address: {
      text: '4 Long Street, Cape Town',
      coordinates: { latitude: -33.9249, longitude: 18.4241 },
    },
    name: 'Kota House',
    phone_number: '+27111234567',
    instructions: 'Ring twice',
  },
};

/** All that helps to find the doors of both stops. */
export const DIRECTED: Document = {
  ...{ dropoff_unit: 'Unit 4', dropoff_landmark: 'Opposite the taxi rank', dropoff_gate_code: '4321#' },
  ...{ pickup_unit: 'Shop 12', pickup_landmark: 'Next to the bank', pickup_gate_code: '8765#' },
};

function written(details: DeliveryDetails, id: string, uid: string): Document {
  return { ...documentOf<unknown>(details, { id, uid, serverTime: serverTimestamp() }) };
}

/** What the form writes for an on-demand delivery. */
export function newDelivery(id: string, uid: string): Document {
  return written(DETAILS, id, uid);
}

export function newScheduledDelivery(id: string, uid: string): Document {
  return written({ ...DETAILS, urgency_level: 'scheduled', pickup_time: inHours(0).toDate() }, id, uid);
}

export function newWindowDelivery(id: string, uid: string): Document {
  const [start, middle, end] = [inHours(1).toDate(), inHours(2).toDate(), inHours(3).toDate()];
  const windows = { pickup_window: { start, end: middle }, dropoff_window: { start: middle, end } };
  return written({ ...DETAILS, urgency_level: 'time_window', ...windows }, id, uid);
}

/** What the server has told of the trip of an on-demand delivery, good for an hour of tests. */
export function newQuote(id: string): Quote {
  const { pickup, dropoff, urgency_level } = DETAILS;
  return {
    ...{ id, mode: 'live', urgency_level, created_at: new Date(), created_by: 'admin' },
    pickup_latitude: pickup.address.coordinates.latitude,
    pickup_longitude: pickup.address.coordinates.longitude,
    dropoff_latitude: dropoff.address.coordinates.latitude,
    dropoff_longitude: dropoff.address.coordinates.longitude,
    price: quotedPrice(FIRST_TARIFF, { urgency_level, metres: 12_300, seconds: 1_500 }),
    expiresAt: new Date(Date.now() + 3_600_000),
  };
}
