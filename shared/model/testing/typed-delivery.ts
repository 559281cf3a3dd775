import type { TypedDelivery } from '../delivery/typed-delivery';

const WINDOW = { start: '', end: '' };

/** A delivery as somebody typed it well, unless `changes` say otherwise. */
export function typedDelivery(changes: Partial<TypedDelivery> = {}): TypedDelivery {
  return {
    external_id: 'ORD-1001',
    urgency_level: 'on_demand',
    pickup_time: '',
    pickup_window: WINDOW,
    dropoff_window: WINDOW,
    deliverable_action: 'meet_at_door',
    pickup: {
      address: {
        text: '12 Long Street, Cape Town',
        coordinates: { latitude: -33.9221, longitude: 18.4197 },
      },
      name: 'Umoya Kitchen',
      phone_number: '021 555 0100',
      instructions: '',
    },
    dropoff: {
      address: { text: '5 Beach Road, Sea Point', coordinates: { latitude: -33.9136, longitude: 18.3886 } },
      name: 'Lerato Dlamini',
      phone_number: '083 123 4567',
      instructions: 'Ring twice.',
    },
    ...changes,
  };
}
