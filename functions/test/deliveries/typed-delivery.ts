import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';

export const PICKUP = {
  address: { text: '12 Long Street, Cape Town', coordinates: { latitude: -33.9221, longitude: 18.4197 } },
  name: 'Umoya Kitchen',
  phone_number: '021 555 0100',
  instructions: '',
};

export const DROPOFF = {
  address: { text: '5 Beach Road, Sea Point', coordinates: { latitude: -33.9136, longitude: 18.3886 } },
  name: 'Lerato Dlamini',
  phone_number: '0831234567',
  instructions: 'Ring twice.\nThird floor.',
};

/** A delivery on demand, as typed. */
export function delivery(external_id: string, changes: Partial<TypedDelivery> = {}): TypedDelivery {
  return {
    external_id,
    urgency_level: 'on_demand',
    pickup_time: '',
    pickup_window: { start: '', end: '' },
    dropoff_window: { start: '', end: '' },
    deliverable_action: 'meet_at_door',
    pickup: PICKUP,
    dropoff: DROPOFF,
    ...changes,
  };
}
