import { useServices } from '@fleetfoot/shared/remote';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryFormValues, StopValues } from '../typed-delivery';
import type { Contact } from './contact';

/**
 * A stop after a contact was chosen. What the contact lacks stays as typed, but nothing of the contact chosen before
 * it stays: the courier would ring another person's number.
 */
export function fillStop(
  typed: StopValues,
  chosen: StopValues,
  chosenBefore: StopValues | undefined,
): StopValues {
  function text(field: 'name' | 'phone_number' | 'instructions'): string {
    if (chosen[field] !== '') return chosen[field];
    return typed[field] === chosenBefore?.[field] ? '' : typed[field];
  }
  return {
    address: chosen.address,
    name: text('name'),
    phone_number: text('phone_number'),
    instructions: text('instructions'),
  };
}

const FIELDS = ['address', 'name', 'phone_number', 'instructions'] as const;

/** Fills a stop of the delivery with a contact. */
export function useFillStop(stop: 'pickup' | 'dropoff'): (contact: Contact) => void {
  const { getValues, setValue, formState } = useFormContext<DeliveryFormValues>();
  const { announce } = useServices();
  const chosen = useRef<StopValues>(undefined);
  const shouldValidate = formState.isSubmitted;

  return (contact) => {
    const filled = fillStop(getValues(stop), contact.stop, chosen.current);
    chosen.current = contact.stop;
    for (const field of FIELDS) setValue(`${stop}.${field}`, filled[field], { shouldValidate });
    announce(`Name, phone number and instructions of ${contact.title} are filled in.`);
  };
}
