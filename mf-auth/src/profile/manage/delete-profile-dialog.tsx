import { useAction } from '@fleetfoot/shared/forms';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useId, useState } from 'react';

/** What has to be typed: nobody types it by accident. */
const WORD = 'DELETE';

interface DeleteProfileDialogProps {
  /** Deletes the profile and ends the session; rejects when nothing was deleted. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteProfileDialog({ onDelete, onClose }: DeleteProfileDialogProps) {
  const { busy, error, run } = useAction();
  const [typed, setTyped] = useState('');
  const formId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toUpperCase() === WORD) void run(onDelete);
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title="Delete your profile?"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={busy}
            disabled={typed.trim().toUpperCase() !== WORD}
          >
            Delete my profile
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>
            Your name, e-mail address, number, drafts and saved views are deleted, you leave your
            organisation, and you are signed out everywhere. This cannot be undone. Deliveries and payments
            you made for the organisation stay with it.
          </p>
          <TextField
            label={`Type ${WORD} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
