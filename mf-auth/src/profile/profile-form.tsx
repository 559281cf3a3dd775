import { formatPhoneNumber, type ProfileDetails, ProfileDetailsSchema } from '@fleetfoot/shared/domain';
import type { Draft } from '@fleetfoot/shared/remote';
import { Button, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { useDraftForm } from '../use-draft-form';

const EMPTY: ProfileDetails = { fullName: '', email: '' };

interface ProfileFormProps {
  /** E.164. */
  readonly phoneNumber: string;
  readonly draft: Draft<ProfileDetails>;
  /** The profile is saved and the user is being moved on. */
  readonly done: boolean;
  save(details: ProfileDetails): Promise<void>;
  announce(message: string): void;
}

export function ProfileForm({ phoneNumber, draft, done, save, announce }: ProfileFormProps) {
  const { form, isSaving, failure, onSubmit } = useDraftForm({
    schema: ProfileDetailsSchema,
    defaults: EMPTY,
    draft,
    save,
    announce,
  });
  const { errors } = form.formState;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextField
          label="Full Name"
          autoComplete="name"
          error={errors.fullName?.message}
          {...form.register('fullName')}
        />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label="Phone Number"
          type="tel"
          readOnly
          value={formatPhoneNumber(phoneNumber)}
          hint="The number you signed in with."
        />
        <FormError>{failure}</FormError>
        <Button type="submit" busy={isSaving || done} fullWidth>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}
