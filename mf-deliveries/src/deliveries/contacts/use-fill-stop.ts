import { DIRECTIONS, type StopValues } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { formTexts } from '../../texts/form';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryFormValues } from '../typed-delivery';
import type { Contact } from './contact';

const TEXTS = ['name', 'phone_number', 'instructions', ...DIRECTIONS] as const;

/**
 * A stop after a contact was chosen. What the contact lacks stays as typed, but nothing of the contact chosen before
 * it stays: the courier would ring another person's number.
 */
export function fillStop(
  typed: StopValues,
  chosen: StopValues,
  chosenBefore: StopValues | undefined,
): StopValues {
  function text(field: (typeof TEXTS)[number]): string {
    const [here, there = ''] = [typed[field] ?? '', chosen[field]];
    if (there !== '') return there;
    return here === chosenBefore?.[field] ? '' : here;
  }
  return {
    address: chosen.address,
    name: text('name'),
    phone_number: text('phone_number'),
    instructions: text('instructions'),
    unit: text('unit'),
    landmark: text('landmark'),
    gate_code: text('gate_code'),
  };
}

const FIELDS = ['address', ...TEXTS] as const;

/** Fills a stop of the delivery with a contact. */
export function useFillStop(stop: 'pickup' | 'dropoff'): (contact: Contact) => void {
  const { getValues, setValue, formState } = useFormContext<DeliveryFormValues>();
  const { announce } = useServices();
  const { filled: filledText } = usePageTexts(formTexts);
  const chosen = useRef<StopValues>(undefined);
  const shouldValidate = formState.isSubmitted;

  return (contact) => {
    const filled = fillStop(getValues(stop), contact.stop, chosen.current);
    chosen.current = contact.stop;
    for (const field of FIELDS) setValue(`${stop}.${field}`, filled[field], { shouldValidate });
    announce(filledText(contact.title));
  };
}
