import { Card, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressField } from './address-field';
import { ContactsContext } from './contacts/contacts-context';
import { KnownNumber } from './contacts/known-number';
import { useFillStop } from './contacts/use-fill-stop';
import type { DeliveryFormValues } from './delivery-form-values';

const TITLES = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

// The pickup is mostly the user's own place, which the browser knows; whom it goes to it does not.
const AUTOCOMPLETE = {
  pickup: { name: 'section-pickup name', phone: 'section-pickup tel' },
  dropoff: { name: 'off', phone: 'off' },
} as const;

interface StopFieldsProps {
  readonly stop: 'pickup' | 'dropoff';
}

/** One end of the delivery: where, who and what the courier must know. */
export function StopFields({ stop }: StopFieldsProps) {
  const { register, formState } = useFormContext<DeliveryFormValues>();
  const errors = formState.errors[stop];
  const title = TITLES[stop];
  const fill = useFillStop(stop);
  const { onWanted } = use(ContactsContext);
  return (
    <Card title={title}>
      <AddressField stop={stop} label={`${title} address`} onChooseContact={fill} />
      <TextField
        label={`${title} name`}
        autoComplete={AUTOCOMPLETE[stop].name}
        error={errors?.name?.message}
        {...register(`${stop}.name`)}
      />
      <TextField
        label={`${title} phone number`}
        type="tel"
        inputMode="tel"
        autoComplete={AUTOCOMPLETE[stop].phone}
        error={errors?.phone_number?.message}
        onFocus={onWanted}
        {...register(`${stop}.phone_number`)}
      />
      <KnownNumber stop={stop} onChoose={fill} />
      <TextAreaField
        label={`${title} instructions`}
        optional
        hint="Complex, unit, gate code, or where to park."
        autoComplete="off"
        error={errors?.instructions?.message}
        {...register(`${stop}.instructions`)}
      />
    </Card>
  );
}
