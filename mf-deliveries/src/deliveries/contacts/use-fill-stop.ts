import { useServices } from '@fleetfoot/shared/remote';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryFormValues, StopValues } from '../delivery-form-values';
import type { Contact } from './contact';
import { fillStop } from './fill-stop';

const FIELDS = ['address', 'name', 'phone_number', 'instructions'] as const;

/** Fills one end of the delivery with a contact. */
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
