import { Card, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formTexts } from '../texts/form';
import { OptionalLabel } from '../texts/optional-label';
import { useInWords } from '../texts/page-language';
import { usePageTexts } from '../texts/page-texts';
import { stopsTexts } from '../texts/stops';
import { AddressField } from './address-field';
import { ContactsContext } from './contacts/contacts-context';
import { useFillStop } from './contacts/use-fill-stop';
import { LazyEntryHelp } from './entry/lazy-entry-help';
import { hintOfEmpty } from './hint-of-empty';
import { StopDirections } from './stop-directions';
import type { DeliveryFormValues } from './typed-delivery';

interface StopFieldsProps {
  readonly stop: 'pickup' | 'dropoff';
}

/** One stop of the delivery: where, who and what the courier must know. */
export function StopFields({ stop }: StopFieldsProps) {
  const { control, register, formState } = useFormContext<DeliveryFormValues>();
  const errors = formState.errors[stop];
  const instructions = useWatch({ control, name: `${stop}.instructions` });
  const isPickup = stop === 'pickup';
  const { instructionsHint } = usePageTexts(formTexts);
  const { [stop]: texts } = usePageTexts(stopsTexts);
  const say = useInWords();
  // Browsers can fill in the pickup, mostly the user's own place, but not the recipient.
  const autoComplete = (field: 'name' | 'tel') => (isPickup ? `section-pickup ${field}` : 'off');
  const { chosen, fill, fillByNumber, leaveContact, putIn, putBack, focusName } = useFillStop(stop);
  const { [stop]: contacts, suggest, isSettled, onWanted } = use(ContactsContext);
  return (
    <Card title={texts.title}>
      {isSettled && isPickup && <LazyEntryHelp of="pickup" />}
      <AddressField
        name={`${stop}.address`}
        label={texts.address}
        onFocus={onWanted}
        onPlace={leaveContact}
        findOwn={(text) => suggest?.(contacts, text, fill, say) ?? []}
      />
      {chosen && (
        <LazyEntryHelp
          of="details"
          stop={stop}
          chosen={chosen}
          onUse={putIn}
          onPutBack={putBack}
          onGone={focusName}
        />
      )}
      <TextField
        label={texts.name}
        autoComplete={autoComplete('name')}
        error={say(errors?.name?.message)}
        {...register(`${stop}.name`)}
      />
      <TextField
        label={texts.phone_number}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete('tel')}
        error={say(errors?.phone_number?.message)}
        onFocus={onWanted}
        {...register(`${stop}.phone_number`)}
      />
      {isSettled && <LazyEntryHelp of="number" stop={stop} onChoose={fillByNumber} />}
      <TextAreaField
        label={<OptionalLabel>{texts.instructions}</OptionalLabel>}
        hint={hintOfEmpty(instructions, instructionsHint)}
        autoComplete="off"
        error={say(errors?.instructions?.message)}
        {...register(`${stop}.instructions`)}
      />
      <StopDirections prefix={`${stop}.`} stop={stop} />
    </Card>
  );
}
