import { useFormContext, useWatch } from 'react-hook-form';
import { SavedDetailsLine } from '../../addresses/saved-details-line';
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
  const values = useWatch({ control, name: stop });
  const isAddressReturnable = typedAddress !== undefined && values.address.text === address.text;
  return (
    <SavedDetailsLine
      person={person}
      filling={filling}
      now={textsOfStop(values)}
      hasMoreToReturn={isAddressReturnable}
      {...acts}
    />
  );
}
