import { AddressCombobox } from '@fleetfoot/shared/maps';
import { use } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Contact } from './contacts/contact';
import { contactSuggestion } from './contacts/contact-suggestion';
import { ContactsContext } from './contacts/contacts-context';
import { findContacts } from './contacts/find-contacts';
import type { AddressValue, DeliveryFormValues } from './delivery-form-values';

interface AddressFieldProps {
  readonly stop: 'pickup' | 'dropoff';
  readonly label: string;
  readonly onChooseContact: (contact: Contact) => void;
}

export function AddressField({ stop, label, onChooseContact }: AddressFieldProps) {
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
