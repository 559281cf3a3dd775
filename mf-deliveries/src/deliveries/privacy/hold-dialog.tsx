import { cleanText } from '@fleetfoot/shared/domain';
import { useAction } from '@fleetfoot/shared/forms';
import { HOLD_REASON_LIMIT } from '@fleetfoot/shared/model/privacy/privacy';
import { Button, Dialog, FormError, Stack, TextField } from '@fleetfoot/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { belowTexts } from '../../texts/below';
import { useFailureWords } from '../../texts/failure-words';
import { usePageTexts } from '../../texts/page-texts';

interface HoldDialogProps {
  readonly onHold: (reason: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function HoldDialog({ onHold, onDone, onClose }: HoldDialogProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useAction();
  const { privacy: texts } = usePageTexts(belowTexts);
  const say = useFailureWords();
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = cleanText(reason);
    const isTooLong = given.length > HOLD_REASON_LIMIT;
    if (given === '' || isTooLong) {
      setProblem(isTooLong ? texts.long(String(HOLD_REASON_LIMIT)) : texts.empty);
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
      title={texts.hold}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          <p>{texts.text}</p>
          <TextField
            ref={field}
            label={texts.reason}
            hint={texts.hint}
            error={problem}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
          <FormError>{say(error)}</FormError>
        </Stack>
      </form>
    </Dialog>
  );
}
