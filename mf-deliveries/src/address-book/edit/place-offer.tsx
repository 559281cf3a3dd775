import { useFormContext, useWatch } from 'react-hook-form';
import { DetailsLine } from '../../addresses/details-line';
import { type FillStep, putBackTyped, putInDetails } from '../../addresses/typed-first';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import { type AddressFormValues, type PlaceFilling, placeTexts } from './address-form-values';

interface PlaceOfferProps {
  readonly filling: PlaceFilling;
  readonly onChange: (filling: PlaceFilling) => void;
}

/** Offers what the chosen place says of itself where its user typed something else. */
export function PlaceOffer({ filling, onChange }: PlaceOfferProps) {
  const { control, getValues, setValue, setFocus, formState } = useFormContext<AddressFormValues>();
  const now = placeTexts(useWatch({ control }) as AddressFormValues);
  const shouldValidate = formState.isSubmitted;

  function take({ changes, filling: next }: FillStep<keyof typeof now>): void {
    for (const [field, text] of Object.entries(changes)) {
      setValue(field as keyof typeof now, text, { shouldValidate });
    }
    setValue('chosen', next.filled);
    onChange(next);
  }
  const typed = () => placeTexts(getValues());
  return (
    <DetailsLine
      filling={filling}
      now={now}
      texts={ADDRESS_BOOK.form.chosenPlace}
      onUse={() => take(putInDetails(filling, typed()))}
      onPutBack={() => take(putBackTyped(filling, typed()))}
      onGone={() => setFocus('search')}
    />
  );
}
