import { TextAreaField, TextField } from '@fleetfoot/shared/ui';
import { useFormContext } from 'react-hook-form';
import type { AddressFormValues } from './address-form-values';

/** What a courier needs to find the door, whom to ask for, and what the organisation calls the place. */
export function DirectionFields() {
  const { register, formState } = useFormContext<AddressFormValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Building or complex name"
        optional
        autoComplete="off"
        error={errors.buildingName?.message}
        {...register('buildingName')}
      />
      <TextField
        label="Apt, flat or floor number"
        optional
        autoComplete="off"
        error={errors.unitNumber?.message}
        {...register('unitNumber')}
      />
      <TextField
        label="Landmark"
        hint="Something to see from the street, such as a water tower or a taxi rank."
        optional
        autoComplete="off"
        error={errors.landmark?.message}
        {...register('landmark')}
      />
      <TextField
        label="Gate code"
        hint="Everyone in your organisation can see it, and the courier."
        optional
        autoComplete="off"
        error={errors.gateCode?.message}
        {...register('gateCode')}
      />
      <TextAreaField
        label="Delivery instructions"
        optional
        autoComplete="off"
        error={errors.instructions?.message}
        {...register('instructions')}
      />
      <TextField
        label="Contact name"
        optional
        autoComplete="off"
        error={errors.contactName?.message}
        {...register('contactName')}
      />
      <TextField
        label="Contact phone number"
        type="tel"
        inputMode="tel"
        optional
        autoComplete="off"
        error={errors.contactPhoneNumber?.message}
        {...register('contactPhoneNumber')}
      />
      <TextField
        label="Address label"
        hint="What you call it, such as Warehouse or Thandi at home."
        optional
        autoComplete="off"
        error={errors.label?.message}
        {...register('label')}
      />
    </>
  );
}
