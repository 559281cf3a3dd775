import { AddressCombobox, type FindOwn } from '@fleetfoot/shared/maps';
import type { AddressValue } from '@fleetfoot/shared/model';
import { useFormContext, useWatch } from 'react-hook-form';
import { formTexts } from '../texts/form';
import { useFormTexts, useInWords } from '../texts/form-language';

type Stop = 'pickup' | 'dropoff';

interface AddressFieldProps {
  /** Of the field in the form, which holds an {@link AddressValue}. */
  readonly name: `${Stop}.address` | `${Stop}_address`;
  readonly label: string;
  readonly findOwn?: FindOwn;
  readonly onFocus?: () => void;
}

/** An address that is chosen from the list, for any form with fields of these names. */
export function AddressField({ name, label, ...suggestions }: AddressFieldProps) {
  const { control, getValues, setValue, getFieldState, formState } = useFormContext<
    Record<Stop, { address: AddressValue }> & Record<`${Stop}_address`, AddressValue>
  >();
  const { text: shown, coordinates } = useWatch({ control, name });
  const { addressHint } = useFormTexts(formTexts);
  const say = useInWords();
  const shouldValidate = formState.isSubmitted;

  function change(address: AddressValue) {
    setValue(name, address, { shouldValidate });
  }
  function changeText(text: string) {
    // Coordinates belong to the text they were chosen with.
    if (text !== getValues(name).text) change({ text });
  }

  return (
    <AddressCombobox
      name={name}
      label={label}
      // The field shows a long address in part.
      hint={coordinates ? shown : addressHint}
      error={say(getFieldState(name, formState).error?.message)}
      text={shown}
      {...suggestions}
      // A Plus Code that names no town is meant near where the delivery is collected.
      near={(getValues('pickup.address') ?? getValues('pickup_address'))?.coordinates}
      onTextChange={changeText}
      onSelect={({ fullAddressString, latitude, longitude }) =>
        change({ text: fullAddressString, coordinates: { latitude, longitude } })
      }
    />
  );
}
