import { AddressCombobox } from '@fleetfoot/shared/maps';
import { useController, useFormContext } from 'react-hook-form';
import type { AddressValue, DeliveryFormValues } from './delivery-form-values';

interface AddressFieldProps {
  readonly name: 'pickup.address' | 'dropoff.address';
  readonly label: string;
}

export function AddressField({ name, label }: AddressFieldProps) {
  const { control, getValues } = useFormContext<DeliveryFormValues>();
  const { field, fieldState } = useController({ control, name });

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
      onTextChange={changeText}
      onSelect={({ fullAddressString, latitude, longitude }) =>
        field.onChange({ text: fullAddressString, coordinates: { latitude, longitude } })
      }
    />
  );
}
