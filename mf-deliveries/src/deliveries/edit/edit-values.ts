import { cleanText, formatDateTime, formatPhoneNumber, parseContactNumber } from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type EditValues, editValues } from '@fleetfoot/shared/model/delivery/delivery-changes';
import type { DeliveryTexts } from '../../texts/translation';

type EditPart = keyof EditValues;

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
    return typeof value === 'string' ? cleanText(value) : value;
  },
};

/** Each part of an edit, in a sentence. */
export function partNames(
  { part }: DeliveryTexts['edit'],
  { edits }: DeliveryTexts['detail'],
): Readonly<Record<EditPart, string>> {
  const parts = Object.keys(EDIT_PARTS.fields) as EditPart[];
  const names = parts.map((name) => [name, part(edits.fields[name])]);
  return Object.fromEntries(names) as Record<EditPart, string>;
}

/** A part of a delivery as it is stored, for people. */
export function partText(
  delivery: Delivery,
  part: EditPart,
  { nothing, span }: DeliveryTexts['edit'],
): string {
  const value = delivery[part];
  if (value === undefined || value === '') return nothing;
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'object') return span(formatDateTime(value.start), formatDateTime(value.end));
  return `“${part.endsWith('phone_number') ? formatPhoneNumber(value) : value}”`;
}
