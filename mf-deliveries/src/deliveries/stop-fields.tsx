import { Card, TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { use } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
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
  const title = isPickup ? 'Pickup' : 'Drop-off';
  // Browsers can fill in the pickup, mostly the user's own place, but not the recipient.
  const autoComplete = (field: 'name' | 'tel') => (isPickup ? `section-pickup ${field}` : 'off');
  const fill = useFillStop(stop);
  const { [stop]: contacts, suggest, isSettled, onWanted } = use(ContactsContext);
  return (
    <Card title={title}>
      {isSettled && isPickup && <LazyEntryHelp of="pickup" />}
      <AddressField
        name={`${stop}.address`}
        label={`${title} address`}
        onFocus={onWanted}
        findOwn={(text) => suggest?.(contacts, text, fill) ?? []}
      />
      <TextField
        label={`${title} name`}
        autoComplete={autoComplete('name')}
        error={errors?.name?.message}
        {...register(`${stop}.name`)}
      />
      <TextField
        label={`${title} phone number`}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete('tel')}
        error={errors?.phone_number?.message}
        onFocus={onWanted}
        {...register(`${stop}.phone_number`)}
      />
      {isSettled && <LazyEntryHelp of="number" stop={stop} onChoose={fill} />}
      <TextAreaField
        label={`${title} instructions`}
        optional
        hint={hintOfEmpty(instructions, 'Such as where to park, or whom to ask for.')}
        autoComplete="off"
        error={errors?.instructions?.message}
        {...register(`${stop}.instructions`)}
      />
      <StopDirections prefix={`${stop}.`} title={title} />
    </Card>
  );
}
