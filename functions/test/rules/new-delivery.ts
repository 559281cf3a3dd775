import { serverTimestamp, Timestamp } from './client-sdk';

/** When windows and scheduled pickups of the tests are: tomorrow, so many hours on. */
export function inHours(hours: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + (24 + hours) * 3_600_000);
}

/** What the form writes for an on-demand delivery. */
export function newDelivery(id: string, uid: string): Record<string, unknown> {
  return {
    id,
    external_id: 'PO-1',
    urgency_level: 'on_demand',
    deliverable_action: 'meet_at_door',
    dropoff_address: '1 Vilakazi Street, Orlando West, Soweto',
    dropoff_latitude: -26.2385,
    dropoff_longitude: 27.9087,
    dropoff_name: 'Nomsa Dlamini',
    dropoff_phone_number: '+27821234567',
    dropoff_instructions: '',
    pickup_facility_id: '',
    pickup_address: '4 Long Street, Cape Town',
    pickup_latitude: -33.9249,
    pickup_longitude: 18.4241,
    pickup_name: 'Kota House',
    pickup_phone_number: '+27111234567',
    pickup_instructions: 'Ring twice',
    metadata: {},
    pickup_time: serverTimestamp(),
    status: 'Created',
    payment_status: 'Unpaid',
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
    created_by: uid,
    updated_by: uid,
  };
}

export function newScheduledDelivery(id: string, uid: string): Record<string, unknown> {
  return { ...newDelivery(id, uid), urgency_level: 'scheduled', pickup_time: inHours(0) };
}

export function newWindowDelivery(id: string, uid: string): Record<string, unknown> {
  const start = inHours(1);
  return {
    ...newDelivery(id, uid),
    urgency_level: 'time_window',
    pickup_time: start,
    pickup_window: { start, end: inHours(2) },
    dropoff_window: { start: inHours(2), end: inHours(3) },
  };
}
