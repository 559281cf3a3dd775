import type { Cells } from '../columns';

/** A row that is good, unless `changes` say otherwise. */
export function goodCells(changes: Cells = {}): Cells {
  return {
    external_id: 'ORD-1001',
    pickup_address: '12 Long Street, Cape Town',
    pickup_latitude: '-33,9221',
    pickup_longitude: '18,4197',
    pickup_name: 'Umoya Kitchen',
    pickup_phone_number: '021 555 0100',
    dropoff_address: '5 Beach Road, Sea Point',
    dropoff_latitude: '-33.9136',
    dropoff_longitude: '18.3886',
    dropoff_name: 'Lerato Dlamini',
    dropoff_phone_number: '0831234567',
    ...changes,
  };
}
