import type { NewDelivery } from './delivery';
import type { DeliveryDetails } from './delivery-details';
import { NEW_DELIVERY } from './delivery-input';

interface Writer<ServerTime> {
  readonly id: string;
  readonly uid: string;
  /** Stands for the moment of the write. */
  readonly serverTime: ServerTime;
}

function timing<ServerTime>(
  delivery: DeliveryDetails,
  serverTime: ServerTime,
): Pick<NewDelivery<ServerTime>, 'pickup_time' | 'pickup_window' | 'dropoff_window'> {
  switch (delivery.urgency_level) {
    case 'on_demand':
      return { pickup_time: serverTime };
    case 'scheduled':
      return { pickup_time: delivery.pickup_time };
    case 'time_window':
      return {
        pickup_time: delivery.pickup_window.start,
        pickup_window: delivery.pickup_window,
        dropoff_window: delivery.dropoff_window,
      };
  }
}

/** The document of a new delivery. Its keys are the ones the security rules ask for, no more and no fewer. */
export function newDelivery<ServerTime>(
  delivery: DeliveryDetails,
  { id, uid, serverTime }: Writer<ServerTime>,
): NewDelivery<ServerTime> {
  const { pickup, dropoff } = delivery;
  return {
    id,
    external_id: delivery.external_id,
    urgency_level: delivery.urgency_level,
    deliverable_action: delivery.deliverable_action,
    dropoff_address: dropoff.address.text,
    dropoff_latitude: dropoff.address.coordinates.latitude,
    dropoff_longitude: dropoff.address.coordinates.longitude,
    dropoff_name: dropoff.name,
    dropoff_phone_number: dropoff.phone_number,
    dropoff_instructions: dropoff.instructions,
    pickup_facility_id: '',
    pickup_address: pickup.address.text,
    pickup_latitude: pickup.address.coordinates.latitude,
    pickup_longitude: pickup.address.coordinates.longitude,
    pickup_name: pickup.name,
    pickup_phone_number: pickup.phone_number,
    pickup_instructions: pickup.instructions,
    metadata: {},
    ...timing(delivery, serverTime),
    ...NEW_DELIVERY,
    created_at: serverTime,
    updated_at: serverTime,
    created_by: uid,
    updated_by: uid,
  };
}
