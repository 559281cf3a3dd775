import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';

/** A form that was filled in well, unless `changes` say otherwise. */
export function filledForm(changes: Partial<DeliveryFormValues> = {}): DeliveryFormValues {
  return {
    ...EMPTY_DELIVERY,
    external_id: 'ORD-1001',
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
