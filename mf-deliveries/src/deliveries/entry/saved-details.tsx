import { useFormContext, useWatch } from 'react-hook-form';
import { DetailsLine } from '../../addresses/details-line';
import { openOffer, returnable } from '../../addresses/typed-first';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import { type ChosenDetails, textsOfStop } from '../contacts/use-fill-stop';
import type { DeliveryFormValues } from '../typed-delivery';

export interface SavedDetailsProps {
  readonly stop: 'pickup' | 'dropoff';
  readonly chosen: ChosenDetails;
  readonly onUse: () => void;
  readonly onPutBack: () => void;
  readonly onGone: () => void;
}

/** Offers what is saved of the person at a stop where something else was typed. */
export function SavedDetails({ stop, chosen, ...acts }: SavedDetailsProps) {
  const { person, filling, address, typedAddress } = chosen;
  const { control } = useFormContext<DeliveryFormValues>();
  const texts = usePageTexts(entryTexts);
  const values = useWatch({ control, name: stop });
  const now = textsOfStop(values);
  const isAddressReturnable = typedAddress !== undefined && values.address.text === address.text;
  return (
    <DetailsLine
      offered={Object.values(openOffer(filling, now))}
      isReturnable={isAddressReturnable || Object.keys(returnable(filling, now)).length > 0}
      texts={{
        differ: texts.savedDiffer(person),
        use: texts.useSaved,
        used: texts.savedUsed(person),
        putBack: texts.putBack,
      }}
      {...acts}
    />
  );
}
