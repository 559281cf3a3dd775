import { Card, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressField } from './address-field';
import { ContactsContext } from './contacts/contacts-context';
import { contactSuggestion, findContacts } from './contacts/find-contacts';
import { KnownNumber } from './contacts/known-number';
import { useFillStop } from './contacts/use-fill-stop';
import { StopDirections } from './stop-directions';
import type { DeliveryFormValues } from './typed-delivery';

const TITLES = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

// Browsers can fill in the pickup, mostly the user's own place, but not the recipient.
const AUTOCOMPLETE = {
  pickup: { name: 'section-pickup name', phone: 'section-pickup tel' },
  dropoff: { name: 'off', phone: 'off' },
} as const;

interface StopFieldsProps {
  readonly stop: 'pickup' | 'dropoff';
}

/** One stop of the delivery: where, who and what the courier must know. */
export function StopFields({ stop }: StopFieldsProps) {
  const { register, formState } = useFormContext<DeliveryFormValues>();
  const errors = formState.errors[stop];
  const title = TITLES[stop];
  const fill = useFillStop(stop);
  const { [stop]: contacts, onWanted } = use(ContactsContext);
  return (
    <Card title={title}>
      <AddressField
        name={`${stop}.address`}
        label={`${title} address`}
        onFocus={onWanted}
        findOwn={(text) => findContacts(contacts, text).map((contact) => contactSuggestion(contact, fill))}
      />
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
        hint="Such as where to park, or whom to ask for."
        autoComplete="off"
        error={errors?.instructions?.message}
        {...register(`${stop}.instructions`)}
      />
      <StopDirections prefix={`${stop}.`} title={title} />
    </Card>
  );
}
