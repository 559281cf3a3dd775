import { formatDateTime, formatPhoneNumber, parseContactNumber } from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import { type Delivery, type EditValues, editValues } from '@fleetfoot/shared/model';

type EditPart = keyof EditValues;

/** Each part of an edit, in a sentence. */
export const PART_NAMES: Readonly<Record<EditPart, string>> = {
  pickup_address: 'the pickup address',
  pickup_name: 'the pickup name',
  pickup_phone_number: 'the pickup phone number',
  pickup_instructions: 'the pickup instructions',
  pickup_unit: 'the pickup unit',
  pickup_landmark: 'the pickup landmark',
  pickup_gate_code: 'the pickup gate code',
  dropoff_address: 'the drop-off address',
  dropoff_name: 'the drop-off name',
  dropoff_phone_number: 'the drop-off phone number',
  dropoff_instructions: 'the drop-off instructions',
  dropoff_unit: 'the drop-off unit',
  dropoff_landmark: 'the drop-off landmark',
  dropoff_gate_code: 'the drop-off gate code',
  pickup_time: 'the pickup time',
  pickup_window: 'the pickup window',
  dropoff_window: 'the drop-off window',
};

/** How a delivery and the form of an edit belong together. */
export const EDIT_PARTS: FormParts<Delivery, EditValues, EditPart> = {
  fields: {
    pickup_address: ['pickup_address'],
    pickup_name: ['pickup_name'],
    pickup_phone_number: ['pickup_phone_number'],
    pickup_instructions: ['pickup_instructions'],
    pickup_unit: ['pickup_unit'],
    pickup_landmark: ['pickup_landmark'],
    pickup_gate_code: ['pickup_gate_code'],
    dropoff_address: ['dropoff_address'],
    dropoff_name: ['dropoff_name'],
    dropoff_phone_number: ['dropoff_phone_number'],
    dropoff_instructions: ['dropoff_instructions'],
    dropoff_unit: ['dropoff_unit'],
    dropoff_landmark: ['dropoff_landmark'],
    dropoff_gate_code: ['dropoff_gate_code'],
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
