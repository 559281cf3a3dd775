import { type Delivery, formatPhoneNumber, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { WindowValues } from '../delivery-form-values';

/** What may still be changed of a delivery that was not collected, as the form holds it. */
export interface EditValues {
  readonly pickup_phone_number: string;
  readonly pickup_instructions: string;
  readonly dropoff_phone_number: string;
  readonly dropoff_instructions: string;
  readonly pickup_time: string;
  readonly pickup_window: WindowValues;
  readonly dropoff_window: WindowValues;
}

function windowValues(window: Delivery['pickup_window']): WindowValues {
  return {
    start: window ? toLocalDateTime(window.start) : '',
    end: window ? toLocalDateTime(window.end) : '',
  };
}

export function editValues(delivery: Delivery): EditValues {
  return {
    pickup_phone_number: formatPhoneNumber(delivery.pickup_phone_number),
    pickup_instructions: delivery.pickup_instructions,
    dropoff_phone_number: formatPhoneNumber(delivery.dropoff_phone_number),
    dropoff_instructions: delivery.dropoff_instructions,
    pickup_time: toLocalDateTime(delivery.pickup_time),
    pickup_window: windowValues(delivery.pickup_window),
    dropoff_window: windowValues(delivery.dropoff_window),
  };
}

/** Whether the delivery was not collected yet. */
export function canBeEdited({ status }: Delivery): boolean {
  return status === 'Created';
}
