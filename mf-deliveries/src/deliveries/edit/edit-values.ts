import {
  formatDateTime,
  formatPhoneNumber,
  parseContactNumber,
  toLocalDateTime,
} from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import type { Delivery, EDITABLE_TEXTS, EDITABLE_WINDOWS } from '@fleetfoot/shared/model';
import type { WindowValues } from '../typed-delivery';

/** What may still be changed of a delivery that was not collected, as the form holds it. */
export type EditValues = Readonly<
  Record<(typeof EDITABLE_TEXTS)[number] | 'pickup_time', string> &
    Record<(typeof EDITABLE_WINDOWS)[number], WindowValues>
>;

type EditPart = keyof EditValues;

/** Each part of an edit, in a sentence. */
export const PART_NAMES: Readonly<Record<EditPart, string>> = {
  pickup_phone_number: 'the pickup phone number',
  pickup_instructions: 'the pickup instructions',
  dropoff_phone_number: 'the drop-off phone number',
  dropoff_instructions: 'the drop-off instructions',
  pickup_time: 'the pickup time',
  pickup_window: 'the pickup window',
  dropoff_window: 'the drop-off window',
};

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
    // At the other levels it is no field of its own.
    pickup_time: delivery.urgency_level === 'scheduled' ? toLocalDateTime(delivery.pickup_time) : '',
    pickup_window: windowValues(delivery.pickup_window),
    dropoff_window: windowValues(delivery.dropoff_window),
  };
}

/** How a delivery and the form of an edit belong together. */
export const EDIT_PARTS: FormParts<Delivery, EditValues, EditPart> = {
  fields: {
    pickup_phone_number: ['pickup_phone_number'],
    pickup_instructions: ['pickup_instructions'],
    dropoff_phone_number: ['dropoff_phone_number'],
    dropoff_instructions: ['dropoff_instructions'],
    pickup_time: ['pickup_time'],
    pickup_window: ['pickup_window'],
    dropoff_window: ['dropoff_window'],
  },
  valuesOf: editValues,
  meaning(values, part) {
    if (part === 'pickup_phone_number' || part === 'dropoff_phone_number') {
      return parseContactNumber(values[part]) ?? values[part];
    }
    const value = values[part];
    return typeof value === 'string' ? value.trim() : value;
  },
};

/** A part of a delivery as it is stored, for people. */
export function partText(delivery: Delivery, part: EditPart): string {
  const value = delivery[part];
  if (value === undefined || value === '') return 'nothing';
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'object') return `${formatDateTime(value.start)} to ${formatDateTime(value.end)}`;
  return `“${part.endsWith('phone_number') ? formatPhoneNumber(value) : value}”`;
}
