import { cleanText } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { useTexts } from '@fleetfoot/shared/texts';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { accountTexts } from '../../texts/account';
import { useFailureWords } from '../../texts/in-words';

/** What has to be typed: nobody types it by accident. */
const WORD = 'DELETE';

interface DeleteProfileDialogProps {
  /** Deletes the profile and ends the session; rejects when nothing was deleted. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteProfileDialog({ onDelete, onClose }: DeleteProfileDialogProps) {
  const texts = useTexts(accountTexts);
  const say = useFailureWords();
  const { busy, error, run } = useAction({ wording: say });
  const [typed, setTyped] = useState('');
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (cleanText(typed).toUpperCase() === WORD) void run(onDelete);
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title={texts.removeQuestion}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            disabled={cleanText(typed).toUpperCase() !== WORD}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>{texts.removeDetails}</p>
          <TextField
            label={texts.typeWord(WORD)}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FormError>{say(error)}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
