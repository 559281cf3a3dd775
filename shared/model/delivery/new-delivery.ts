import type { Delivery, NewDelivery } from './delivery';
import { DIRECTIONS, type Directions, type STOPS } from './delivery-choices';
import type { DeliveryDetails } from './delivery-details';
import { NEW_DELIVERY } from './delivery-input';

interface Writer<ServerTime> {
  readonly id: string;
  readonly uid: string;
  /** Stands for the moment of the write. */
  readonly serverTime: ServerTime;
  /** What it costs, and by which quote where there is one. */
  readonly priced?: Pick<Delivery, 'price' | 'quoteID'> | undefined;
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

/** Those that are known; none of them is asked for. */
function directionsOf<Stop extends (typeof STOPS)[number]>(
  stop: Stop,
  known: Directions,
): Pick<Delivery, `${Stop}_${keyof Directions}`> {
  const given = DIRECTIONS.flatMap((field) => (known[field] ? [[`${stop}_${field}`, known[field]]] : []));
  return Object.fromEntries(given);
}

/** The document of a new delivery. Its keys are the ones the security rules know, and none that they ask for is missing. */
export function newDelivery<ServerTime>(
  delivery: DeliveryDetails,
  { id, uid, serverTime, priced }: Writer<ServerTime>,
): NewDelivery<ServerTime> {
  const { pickup, dropoff, proof } = delivery;
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
    ...directionsOf('dropoff', dropoff),
    pickup_facility_id: '',
    pickup_address: pickup.address.text,
    pickup_latitude: pickup.address.coordinates.latitude,
    pickup_longitude: pickup.address.coordinates.longitude,
    pickup_name: pickup.name,
    pickup_phone_number: pickup.phone_number,
    pickup_instructions: pickup.instructions,
    ...directionsOf('pickup', pickup),
    metadata: {},
    ...(proof && { proof }),
    ...timing(delivery, serverTime),
    ...NEW_DELIVERY,
    ...priced,
    created_at: serverTime,
    updated_at: serverTime,
    created_by: uid,
    updated_by: uid,
  };
}
