import { AddressCombobox, type FindOwn } from '@fleetfoot/shared/maps';
import type { AddressValue } from '@fleetfoot/shared/model/delivery/stop-values';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formTexts } from '../texts/form';
import { PageLanguage, sayBy } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import { LazyEntryHelp } from './entry/lazy-entry-help';

type Stop = 'pickup' | 'dropoff';

interface AddressFieldProps {
  /** Of the field in the form, which holds an {@link AddressValue}. */
  readonly name: `${Stop}.address` | `${Stop}_address`;
  readonly label: string;
  readonly findOwn?: FindOwn;
  readonly onFocus?: () => void;
  /** Called when a place was chosen that the map knows. */
  readonly onPlace?: (address: string) => void;
}

/** An address that is chosen from the list, for any form with fields of these names. */
export function AddressField({ name, label, onPlace, ...suggestions }: AddressFieldProps) {
  const { control, getValues, setValue, getFieldState, formState } = useFormContext<
    Record<Stop, { address: AddressValue }> & Record<`${Stop}_address`, AddressValue>
  >();
  const { text: shown, coordinates } = useWatch({ control, name });
  const { addressHint } = usePageTexts(formTexts);
  const page = use(PageLanguage);
  const [words, setWords] = useState(page?.words);
  const shouldValidate = formState.isSubmitted;

  const chosen = useRef(shown);
  useLayoutEffect(() => {
    // What is filled in as one comes to the field is replaced by what one types, as if it had been there before.
    if (shown !== chosen.current)
      document.querySelector<HTMLInputElement>(`[name='${name}']:focus`)?.select();
  }, [shown, name]);

  function change(address: AddressValue) {
    chosen.current = address.text;
    setValue(name, address, { shouldValidate });
  }
  function changeText(text: string) {
    // Coordinates belong to the text they were chosen with.
    if (text !== getValues(name).text) change({ text });
  }

  return (
    <>
      <AddressCombobox
        name={name}
        label={label}
        // The field shows a long address in part.
        hint={coordinates ? shown : addressHint}
        error={sayBy(page?.words)(getFieldState(name, formState).error?.message)}
        text={shown}
        say={sayBy(words)}
        {...suggestions}
        // A Plus Code that names no town is meant near where the delivery is collected.
        near={(getValues('pickup.address') ?? getValues('pickup_address'))?.coordinates}
        onTextChange={changeText}
        onSelect={({ fullAddressString, latitude, longitude }) => {
          change({ text: fullAddressString, coordinates: { latitude, longitude } });
          onPlace?.(fullAddressString);
        }}
      />
      {page && <LazyEntryHelp of="address" onWords={setWords} />}
    </>
  );
}
