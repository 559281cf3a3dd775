import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useSaveForm } from '@fleetfoot/shared/forms';
import { type ProfileDetails, ProfileDetailsSchema } from '@fleetfoot/shared/model/team/onboarding-details';
import type { Draft } from '@fleetfoot/shared/remote';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, FormError, SavedLine, Stack, TextField } from '@fleetfoot/shared/ui';
import { fieldWords, useFailureWords } from '../texts/in-words';
import { stepTexts } from '../texts/steps';

const EMPTY: ProfileDetails = { fullName: '', email: '' };

interface ProfileFormProps {
  /** E.164. */
  readonly phoneNumber: string;
  /** What was typed and not saved; without it nothing is kept. */
  readonly draft?: Draft<ProfileDetails>;
  /** What the profile holds already. */
  readonly defaults?: ProfileDetails;
  /** What the button says; without it, that the details are confirmed. */
  readonly submitLabel?: string;
  /** Says that it is saved, where its user stays, until `onEdit` is told of something typed. */
  readonly saved?: string | undefined;
  readonly onEdit?: () => void;
  /** The profile is saved and the user is being moved on. */
  readonly done: boolean;
  save(details: ProfileDetails): Promise<void>;
  announce(message: string): void;
}

export function ProfileForm({
  phoneNumber,
  draft,
  defaults = EMPTY,
  submitLabel,
  saved,
  onEdit,
  done,
  save,
  announce,
}: ProfileFormProps) {
  const texts = useTexts(stepTexts);
  const say = useFailureWords();
  const { form, formProps, isSaving, failure } = useSaveForm({
    schema: () => ProfileDetailsSchema,
    defaults,
    draft,
    save: (details) => save(details),
    doubt: 'your profile was saved',
    wording: say,
    onInvalid: () => announce(texts.attention),
  });
  const { errors } = form.formState;

  return (
    <form {...formProps} onInput={onEdit}>
      <Stack>
        <TextField
          label={texts.fullName}
          autoComplete="name"
          error={fieldWords(texts, errors.fullName?.message)}
          {...form.register('fullName')}
        />
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldWords(texts, errors.email?.message)}
          {...form.register('email')}
        />
        <TextField
          label={texts.phoneNumber}
          type="tel"
          readOnly
          value={formatPhoneNumber(phoneNumber)}
          hint={texts.ownNumber}
        />
        <FormError>{say(failure)}</FormError>
        <Button type="submit" busy={isSaving || done} fullWidth>
          {submitLabel ?? texts.confirm}
        </Button>
        {submitLabel !== undefined && <SavedLine>{saved}</SavedLine>}
      </Stack>
    </form>
  );
}
