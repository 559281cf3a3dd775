import { COUNTRY } from '@fleetfoot/shared/domain';
import { useSaveForm } from '@fleetfoot/shared/forms';
import {
  type OrganizationDetails,
  OrganizationDetailsSchema,
} from '@fleetfoot/shared/model/team/onboarding-details';
import type { Draft } from '@fleetfoot/shared/remote';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { fieldWords, useFailureWords } from '../../texts/in-words';
import { OptionalLabel } from '../../texts/optional-label';
import { stepTexts } from '../../texts/steps';
import { BillingAddressFields } from './billing-address-fields';

/** What is typed into the form; the schema turns it into the details. */
export type OrganizationValues = OrganizationDetails;

/** The form before anything is typed. */
export function emptyOrganization(name: string): OrganizationValues {
  return {
    name,
    billingAddress: { line1: '', line2: '', city: '', postalCode: '' },
    website: '',
    supportPhoneNumber: '',
    supportEmail: '',
  };
}

interface OrganizationFormProps {
  /** The name in the invitation. */
  readonly invitedName: string;
  readonly draft: Draft<OrganizationValues>;
  /** The organisation exists and the user is being moved on. */
  readonly done: boolean;
  save(details: OrganizationDetails): Promise<void>;
  announce(message: string): void;
}

export function OrganizationForm({ invitedName, draft, done, save, announce }: OrganizationFormProps) {
  const texts = useTexts(stepTexts);
  const say = useFailureWords();
  const [defaults] = useState(() => emptyOrganization(invitedName));
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => OrganizationDetailsSchema,
    defaults,
    draft,
    save: (details) => save(details),
    doubt: 'the organisation was created',
    wording: say,
    onInvalid: () => announce(texts.attention),
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <form {...formProps}>
      <Stack gap={5}>
        <TextField
          label={texts.organizationName}
          autoComplete="organization"
          error={fieldWords(texts, errors.name?.message)}
          {...register('name')}
        />
        <BillingAddressFields register={register} errors={errors.billingAddress} />
        <TextField
          label={<OptionalLabel>{texts.website}</OptionalLabel>}
          inputMode="url"
          autoComplete="url"
          error={fieldWords(texts, errors.website?.message)}
          {...register('website')}
        />
        <TextField
          label={texts.supportPhone}
          prefix={COUNTRY.callingCode}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={fieldWords(texts, errors.supportPhoneNumber?.message)}
          {...register('supportPhoneNumber')}
        />
        <TextField
          label={texts.supportEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldWords(texts, errors.supportEmail?.message)}
          {...register('supportEmail')}
        />
        <FormError>{say(failure)}</FormError>
        <Button type="submit" busy={isSaving || done} fullWidth>
          {texts.createOrganization}
        </Button>
      </Stack>
    </form>
  );
}
