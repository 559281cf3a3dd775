import { formatPhoneNumber, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Delivery } from './delivery';
import { STOPS } from './delivery-choices';
import type { CheckedEdit } from './delivery-edit';
import {
  type DeliveryEdit,
  type EDITABLE_ADDRESSES,
  EDITABLE_TEXTS,
  EDITABLE_WINDOWS,
} from './delivery-input';
import { type AddressValue, stopValues } from './stop-values';
import type { TypedDelivery } from './typed-delivery';

/** Both as an `<input type="datetime-local">` writes them. */
type WindowValues = TypedDelivery['pickup_window'];

/** What may still be changed of a delivery that was not collected, as forms hold it. */
export type EditValues = Readonly<
  Record<(typeof EDITABLE_ADDRESSES)[number], AddressValue> &
    Record<(typeof EDITABLE_TEXTS)[number] | 'pickup_time', string> &
    Record<(typeof EDITABLE_WINDOWS)[number], WindowValues>
>;

function windowValues(window: Delivery['pickup_window']): WindowValues {
  return {
    start: window ? toLocalDateTime(window.start) : '',
    end: window ? toLocalDateTime(window.end) : '',
  };
}

/** What {@link deliveryEditSchema} takes, as it is: an edit overwrites some of it. */
export function editValues(delivery: Delivery): EditValues {
  return {
    pickup_address: stopValues(delivery, 'pickup').address,
    pickup_name: delivery.pickup_name,
    pickup_phone_number: formatPhoneNumber(delivery.pickup_phone_number),
    pickup_instructions: delivery.pickup_instructions,
    pickup_unit: delivery.pickup_unit ?? '',
    pickup_landmark: delivery.pickup_landmark ?? '',
    pickup_gate_code: delivery.pickup_gate_code ?? '',
    dropoff_address: stopValues(delivery, 'dropoff').address,
    dropoff_name: delivery.dropoff_name,
    dropoff_phone_number: formatPhoneNumber(delivery.dropoff_phone_number),
    dropoff_instructions: delivery.dropoff_instructions,
    dropoff_unit: delivery.dropoff_unit ?? '',
    dropoff_landmark: delivery.dropoff_landmark ?? '',
    dropoff_gate_code: delivery.dropoff_gate_code ?? '',
    // At the other levels it is no field of its own.
    pickup_time: delivery.urgency_level === 'scheduled' ? toLocalDateTime(delivery.pickup_time) : '',
    pickup_window: windowValues(delivery.pickup_window),
    dropoff_window: windowValues(delivery.dropoff_window),
  };
}

function isSameMinute(one: Date | undefined, other: Date | undefined): boolean {
  const [here, there] = [one, other].map((date) => date && Math.floor(date.getTime() / 60_000));
  return here === there;
}

function isSameAddress(one: AddressValue, other: AddressValue): boolean {
  const [here, there] = [one.coordinates, other.coordinates];
  return (
    one.text === other.text && here?.latitude === there?.latitude && here?.longitude === there?.longitude
  );
}

/**
 * What an edit changes, and nothing else: two people who change different fields of a delivery do not undo each
 * other's work.
 * @param before the delivery as it was when the edit began
 */
export function deliveryChanges(before: Delivery, edit: CheckedEdit): DeliveryEdit {
  const changes: DeliveryEdit = {};
  for (const field of EDITABLE_TEXTS) {
    // What was never there is empty.
    if (edit[field] !== (before[field] ?? '')) changes[field] = edit[field];
  }
  for (const stop of STOPS) {
    const [now, then] = [edit[`${stop}_address`], stopValues(before, stop).address];
    // Without coordinates it is the one that is there.
    if (!now.coordinates || isSameAddress(now, then)) continue;
    changes[`${stop}_address`] = now.text;
    changes[`${stop}_latitude`] = now.coordinates.latitude;
    changes[`${stop}_longitude`] = now.coordinates.longitude;
  }
  if (edit.pickup_time && !isSameMinute(edit.pickup_time, before.pickup_time)) {
    changes.pickup_time = edit.pickup_time;
  }
  for (const field of EDITABLE_WINDOWS) {
    const [now, then] = [edit[field], before[field]];
    if (!now || (isSameMinute(now.start, then?.start) && isSameMinute(now.end, then?.end))) continue;
    changes[field] = now;
    // A delivery in windows is sorted and shown by when its pickup may begin.
    if (field === 'pickup_window') changes.pickup_time = now.start;
  }
  return changes;
}
