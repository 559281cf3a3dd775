import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

/** A delivery as the database holds it, unless `changes` say otherwise. */
export function delivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: 'delivery-1',
    external_id: 'ORD-1001',
    urgency_level: 'on_demand',
    dropoff_address: '5 Beach Road, Sea Point, Cape Town, 8005, South Africa',
    dropoff_latitude: -33.9136,
    dropoff_longitude: 18.3886,
    dropoff_name: 'Lerato Dlamini',
    dropoff_phone_number: '+27831234567',
    deliverable_action: 'meet_at_door',
    dropoff_instructions: 'Ring twice.',
    pickup_facility_id: '',
    pickup_address: '12 Long Street, Cape Town City Centre, Cape Town, 8001, South Africa',
    pickup_latitude: '-33.9221',
    pickup_longitude: '18.4197',
    pickup_name: 'Umoya Kitchen',
    pickup_phone_number: '+27215550100',
    pickup_instructions: '',
    metadata: {},
    pickup_time: new Date('2026-02-03T12:05:00Z'),
    status: 'Created',
    payment_status: 'Unpaid',
    created_at: new Date('2026-02-03T11:00:00Z'),
    updated_at: new Date('2026-02-03T11:00:00Z'),
    created_by: 'uid-thandi',
    updated_by: 'uid-thandi',
    ...changes,
  };
}
