import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';

const AT = new Date('2026-11-21T08:05:09Z');

/** A test delivery for tests, as it was created. */
export function testDeliveryFixture(changes: Partial<Delivery> = {}): Delivery {
  return {
    ...{ id: 't1', external_id: 'ORDER-1', urgency_level: 'on_demand', deliverable_action: 'meet_at_door' },
    ...{ dropoff_address: '12 Long Street, Cape Town', dropoff_latitude: -33.92, dropoff_longitude: 18.42 },
    ...{ dropoff_name: 'Lerato Dlamini', dropoff_phone_number: '+27831234567', dropoff_instructions: '' },
    ...{ pickup_facility_id: '', pickup_address: '1 Bree Street, Cape Town', pickup_latitude: -33.91 },
    ...{ pickup_longitude: 18.41, pickup_name: 'Umoya Kitchen', pickup_phone_number: '+27215550100' },
    ...{ pickup_instructions: '', metadata: {}, pickup_time: AT, status: 'Created' },
    ...{ payment_status: 'Unpaid', created_at: AT, updated_at: AT, created_by: 'api', updated_by: 'api' },
    ...changes,
  };
}
