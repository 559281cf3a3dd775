import type { OrganizationDetails } from '@fleetfoot/shared/model/team/onboarding-details';
import { useTexts } from '@fleetfoot/shared/texts';
import { Stack, TextField } from '@fleetfoot/shared/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import { fieldWords } from '../../texts/in-words';
import { OptionalLabel } from '../../texts/optional-label';
import { stepTexts } from '../../texts/steps';

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
  const texts = useTexts(stepTexts);
  return (
    <Group>
      <legend>{texts.billingAddress}</legend>
      <Stack>
        <TextField
          label={texts.line1}
          autoComplete="billing address-line1"
          error={fieldWords(texts, errors?.line1?.message)}
          {...register('billingAddress.line1')}
        />
        <TextField
          label={<OptionalLabel>{texts.line2}</OptionalLabel>}
          autoComplete="billing address-line2"
          error={fieldWords(texts, errors?.line2?.message)}
          {...register('billingAddress.line2')}
        />
        <TextField
          label={texts.city}
          autoComplete="billing address-level2"
          error={fieldWords(texts, errors?.city?.message)}
          {...register('billingAddress.city')}
        />
        <TextField
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="billing postal-code"
          error={fieldWords(texts, errors?.postalCode?.message)}
          {...register('billingAddress.postalCode')}
        />
        <TextField label={texts.country} readOnly value={texts.southAfrica} autoComplete="off" />
      </Stack>
    </Group>
  );
}
