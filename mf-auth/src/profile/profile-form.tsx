import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useSaveForm } from '@fleetfoot/shared/forms';
import { type ProfileDetails, ProfileDetailsSchema } from '@fleetfoot/shared/model';
import type { Draft } from '@fleetfoot/shared/remote';
import { Button, FormError, Stack, TextField } from '@fleetfoot/shared/ui';

const EMPTY: ProfileDetails = { fullName: '', email: '' };

interface ProfileFormProps {
  /** E.164. */
  readonly phoneNumber: string;
  /** What was typed and not saved; without it nothing is kept. */
  readonly draft?: Draft<ProfileDetails>;
  /** What the profile holds already. */
  readonly defaults?: ProfileDetails;
  /** What the button says. */
  readonly submitLabel?: string;
  /** The profile is saved and the user is being moved on. */
  readonly done: boolean;
  save(details: ProfileDetails): Promise<void>;
  announce(message: string): void;
}

export function ProfileForm({
  phoneNumber,
  draft,
  defaults = EMPTY,
  submitLabel = 'Confirm',
  done,
  save,
  announce,
}: ProfileFormProps) {
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => ProfileDetailsSchema,
    defaults,
    draft,
    save: (details) => save(details),
    doubt: 'your profile was saved',
    onInvalid: () => announce('Some fields need your attention.'),
  });
  const { errors } = form.formState;

  return (
    <form {...formProps}>
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
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
