import { parseContactNumber } from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import {
  DELIVERABLE_ACTION_LABELS,
  type RecurringDelivery,
  type StopValues,
  type TypedRecurring,
} from '@fleetfoot/shared/model';
import { daysText, dayText, HOLIDAY_LABELS } from '../recurring-words';
import { editedRecurringValues } from './recurring-values';

type Part = keyof TypedRecurring;

/** Each part of an edit, in a sentence. */
export const PART_NAMES: Readonly<Record<Part, string>> = {
  name: 'the name',
  days: 'the days',
  time: 'the pickup time',
  starts: 'the first day',
  ends: 'the last day',
  holidays: 'what happens on public holidays',
  deliverable_action: 'the deliverable action',
  pickup: 'the pickup',
  dropoff: 'the drop-off',
};

function meaningOf({ address, phone_number, ...texts }: StopValues): readonly unknown[] {
  const { name, instructions, unit, landmark, gate_code } = texts;
  const { text, coordinates } = address;
  return [
    ...[name, instructions, unit, landmark, gate_code, text].map((typed = '') => typed.trim()),
    ...[coordinates?.latitude, coordinates?.longitude, parseContactNumber(phone_number) ?? phone_number],
  ];
}

/** How a recurring delivery and its form belong together. */
export const RECURRING_PARTS: FormParts<RecurringDelivery, TypedRecurring, Part> = {
  fields: {
    name: ['name'],
    days: ['days'],
    time: ['time'],
    starts: ['starts'],
    ends: ['ends'],
    holidays: ['holidays'],
    deliverable_action: ['deliverable_action'],
    pickup: ['pickup'],
    dropoff: ['dropoff'],
  },
  valuesOf: editedRecurringValues,
  meaning(values, part) {
    return part === 'pickup' || part === 'dropoff' ? meaningOf(values[part]) : values[part].trim();
  },
};

function stopText({ name, address }: RecurringDelivery['delivery']['pickup']): string {
  return `“${name}, ${address.text}”`;
}

/** A part of a recurring delivery as it is stored, for people. */
export function partText({ delivery, ...recurring }: RecurringDelivery, part: Part): string {
  const { days, ends, holidays } = recurring;
  switch (part) {
    case 'pickup':
    case 'dropoff':
      return stopText(delivery[part]);
    case 'days':
      return `“${daysText(days)}”`;
    case 'ends':
      return ends === undefined ? 'no last day' : dayText(ends);
    case 'starts':
      return dayText(recurring.starts);
    case 'holidays':
      return `“${HOLIDAY_LABELS[holidays]}”`;
    case 'deliverable_action':
      return `“${DELIVERABLE_ACTION_LABELS[delivery.deliverable_action]}”`;
    default:
      return `“${recurring[part]}”`;
  }
}
