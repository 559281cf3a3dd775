import { TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useFormContext } from 'react-hook-form';
import { ADDRESS_BOOK } from '../../texts/english/address-book';
import type { AddressFormValues } from './address-form-values';

const TEXTS = ADDRESS_BOOK.form;

/** What a courier needs to find the door, whom to ask for, and what the organisation calls the place. */
export function DirectionFields() {
  const { register, formState } = useFormContext<AddressFormValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={TEXTS.building}
        optional
        autoComplete="off"
        error={errors.buildingName?.message}
        {...register('buildingName')}
      />
      <TextField
        label={TEXTS.unit}
        optional
        autoComplete="off"
        error={errors.unitNumber?.message}
        {...register('unitNumber')}
      />
      <TextField
        label={TEXTS.landmark}
        hint={TEXTS.landmarkHint}
        optional
        autoComplete="off"
        error={errors.landmark?.message}
        {...register('landmark')}
      />
      <TextField
        label={TEXTS.gateCode}
        hint={TEXTS.gateCodeHint}
        optional
        autoComplete="off"
        error={errors.gateCode?.message}
        {...register('gateCode')}
      />
      <TextAreaField
        label={TEXTS.instructions}
        optional
        autoComplete="off"
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      <TextField
        label={TEXTS.contact}
        optional
        autoComplete="off"
        error={errors.contactName?.message}
        {...register('contactName')}
      />
      <TextField
        label={TEXTS.contactPhone}
        type="tel"
        inputMode="tel"
        optional
        autoComplete="off"
        error={errors.contactPhoneNumber?.message}
        {...register('contactPhoneNumber')}
      />
      <TextField
        label={TEXTS.label}
        hint={TEXTS.labelHint}
        optional
        autoComplete="off"
        error={errors.label?.message}
        {...register('label')}
      />
    </>
  );
}
