import { cleanText, parseContactNumber } from '@fleetfoot/shared/domain';
import type { FormParts } from '@fleetfoot/shared/forms';
import { DELIVERABLE_ACTION_LABELS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import type { TypedRecurring } from '@fleetfoot/shared/model/delivery/recurring-details';
import type { StopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import type { Say } from '@fleetfoot/shared/texts';
import type { RecurringTexts } from '../../../texts/recurring-texts';
import { daysText } from '../recurring-words';
import { dayText } from '../runs';
import { editedRecurringValues } from './recurring-values';

type Part = keyof TypedRecurring;

function meaningOf({ address, phone_number, ...texts }: StopValues): readonly unknown[] {
  const { name, instructions, unit, landmark, gate_code } = texts;
  const { text, coordinates } = address;
  return [
    ...[name, instructions, unit, landmark, gate_code, text].map((typed = '') => cleanText(typed)),
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
    return part === 'pickup' || part === 'dropoff' ? meaningOf(values[part]) : cleanText(values[part]);
  },
};

function stopText({ name, address }: RecurringDelivery['delivery']['pickup']): string {
  return `“${name}, ${address.text}”`;
}

interface PartTexts extends Pick<RecurringTexts, 'recurring' | 'form' | 'changes'> {
  /** Says what the model says in English. */
  readonly say: Say;
}

/** A part of a recurring delivery as it is stored, for people. */
export function partText(
  { delivery, ...recurring }: RecurringDelivery,
  part: Part,
  texts: PartTexts,
): string {
  const { days, ends, holidays } = recurring;
  switch (part) {
    case 'pickup':
    case 'dropoff':
      return stopText(delivery[part]);
    case 'days':
      return `“${daysText(days, texts.recurring)}”`;
    case 'ends':
      return ends === undefined ? texts.changes.noLastDay : dayText(ends);
    case 'starts':
      return dayText(recurring.starts);
    case 'holidays':
      return `“${texts.form.holidayChoices[holidays]}”`;
    case 'deliverable_action':
      return `“${texts.say(DELIVERABLE_ACTION_LABELS[delivery.deliverable_action])}”`;
    default:
      return `“${recurring[part]}”`;
  }
}
