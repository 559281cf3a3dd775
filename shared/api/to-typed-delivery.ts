import type { TypedDelivery } from '@fleetfoot/shared/operations';
import type { NewApiDelivery } from './new-api-delivery';
import { asTyped } from './timestamp';

const NO_WINDOW = { start: '', end: '' };

function typedStop({
  address,
  latitude,
  longitude,
  name,
  phone_number,
  instructions,
}: NewApiDelivery['pickup']) {
  return {
    address: { text: address, coordinates: { latitude, longitude } },
    name,
    phone_number,
    instructions,
  };
}

function typedWindow({ start, end }: { readonly start: string; readonly end: string }) {
  return { start: asTyped(start), end: asTyped(end) };
}

/** A delivery of the API as the product's own forms have it, so that the same checks say whether it may be created. */
export function toTypedDelivery(delivery: NewApiDelivery): TypedDelivery {
  const { external_id, urgency_level, deliverable_action, pickup, dropoff } = delivery;
  const hasWindows = urgency_level === 'time_window';
  return {
    ...{ external_id, urgency_level, deliverable_action },
    pickup_time: urgency_level === 'scheduled' ? asTyped(delivery.pickup_time) : '',
    pickup_window: hasWindows ? typedWindow(delivery.pickup_window) : NO_WINDOW,
    dropoff_window: hasWindows ? typedWindow(delivery.dropoff_window) : NO_WINDOW,
    pickup: typedStop(pickup),
    dropoff: typedStop(dropoff),
  };
}

/** The API's name of a field of the product's forms. */
export function apiField(path: string): string {
  return path.replace(/^(pickup|dropoff)\.address\.text$/, '$1.address');
}
