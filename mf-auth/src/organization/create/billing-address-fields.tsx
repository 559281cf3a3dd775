import { COUNTRY } from '@fleetfoot/shared/domain';
import type { OrganizationDetails } from '@fleetfoot/shared/model';
import { Stack, TextField } from '@fleetfoot/shared/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 var(--space-2);
    font-weight: 600;
  }
`;

interface BillingAddressFieldsProps {
  readonly register: UseFormRegister<OrganizationDetails>;
  readonly errors: FieldErrors<OrganizationDetails['billingAddress']> | undefined;
}

export function BillingAddressFields({ register, errors }: BillingAddressFieldsProps) {
  return (
    <Group>
      <legend>Billing Address</legend>
      <Stack>
        <TextField
          label="Address line 1"
          autoComplete="billing address-line1"
          error={errors?.line1?.message}
          {...register('billingAddress.line1')}
        />
        <TextField
          label="Address line 2"
          optional
          autoComplete="billing address-line2"
          error={errors?.line2?.message}
          {...register('billingAddress.line2')}
        />
        <TextField
          label="City"
          autoComplete="billing address-level2"
          error={errors?.city?.message}
          {...register('billingAddress.city')}
        />
        <TextField
          label="Postal code"
          inputMode="numeric"
          autoComplete="billing postal-code"
          error={errors?.postalCode?.message}
          {...register('billingAddress.postalCode')}
        />
        <TextField label="Country" readOnly value={COUNTRY.name} autoComplete="off" />
      </Stack>
    </Group>
  );
}
