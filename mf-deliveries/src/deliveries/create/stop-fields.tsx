import { AddressCombobox } from '@fleetfoot/shared/maps';
import { Card, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Contact } from '../contacts/contact';
import { ContactsContext } from '../contacts/contacts-context';
import { contactSuggestion, findContacts } from '../contacts/find-contacts';
import { KnownNumber } from '../contacts/known-number';
import { useFillStop } from '../contacts/use-fill-stop';
import type { AddressValue, DeliveryFormValues } from '../typed-delivery';

interface AddressFieldProps {
  readonly stop: 'pickup' | 'dropoff';
  readonly label: string;
  readonly onChooseContact: (contact: Contact) => void;
}

function AddressField({ stop, label, onChooseContact }: AddressFieldProps) {
  const name = `${stop}.address` as const;
  const { control, getValues } = useFormContext<DeliveryFormValues>();
  const { field, fieldState } = useController({ control, name });
  const { [stop]: contacts, onWanted } = use(ContactsContext);

  function changeText(text: string) {
    const current: AddressValue = getValues(name);
    // Coordinates belong to the text they were chosen with.
    if (text !== current.text) field.onChange({ text });
  }

  return (
    <AddressCombobox
      name={name}
      label={label}
      hint="Start typing, then choose from the list."
      error={fieldState.error?.message}
      text={field.value.text}
      onFocus={onWanted}
      findOwn={(text) =>
        findContacts(contacts, text).map((contact) => contactSuggestion(contact, onChooseContact))
      }
      onTextChange={changeText}
      onSelect={({ fullAddressString, latitude, longitude }) =>
        field.onChange({ text: fullAddressString, coordinates: { latitude, longitude } })
      }
    />
  );
}

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
