import { useAction } from '@fleetfoot/shared/forms';
import { HOLD_REASON_LIMIT } from '@fleetfoot/shared/model';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';

interface HoldDialogProps {
  readonly onHold: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function HoldDialog({ onHold, onDone, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    const isTooLong = given.length > HOLD_REASON_LIMIT;
    if (given === '' || isTooLong) {
      setProblem(isTooLong ? `Use at most ${HOLD_REASON_LIMIT} characters.` : 'Enter the reason.');
      field.current?.focus();
      return;
    }
    const isHeld = await run(async () => {
      await onHold(given);
    });
    if (isHeld) onDone();
  }

  function leave() {
    if (!busy) onClose();
  }

  return (
    <Dialog
      open
      title="Hold for a dispute"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Hold
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>The details of this delivery are then kept until an Admin releases them.</p>
          <TextField
            ref={field}
            label="Reason"
            hint="Everybody in your team can read it. No names or numbers."
            error={problem}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <FormError>{error}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
