import { COUNTRY, type OrganizationDetails, OrganizationDetailsSchema } from '@fleetfoot/shared/domain';
import type { Draft } from '@fleetfoot/shared/remote';
import { Button, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { useDraftForm } from '../use-draft-form';
import { BillingAddressFields } from './billing-address-fields';
import { emptyOrganization, type OrganizationValues } from './organization-values';

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
  const { form, isSaving, failure, onSubmit } = useDraftForm({
    schema: OrganizationDetailsSchema,
    defaults: emptyOrganization(invitedName),
    draft,
    save,
    announce,
  });
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        <TextField
          label="Organization Name"
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name')}
        />
        <BillingAddressFields register={register} errors={errors.billingAddress} />
        <TextField
          label="Website"
          optional
          inputMode="url"
          autoComplete="url"
          error={errors.website?.message}
          {...register('website')}
        />
        <TextField
          label="Support Phone number"
          prefix={COUNTRY.callingCode}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={errors.supportPhoneNumber?.message}
          {...register('supportPhoneNumber')}
        />
        <TextField
          label="Support email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.supportEmail?.message}
          {...register('supportEmail')}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" busy={isSaving || done} fullWidth>
          Create Organization
        </Button>
      </Stack>
    </form>
  );
}
