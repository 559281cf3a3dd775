import { useAction } from '@fleetfoot/shared/forms';
import { RESEND_LIMIT } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CALLS } from '../../texts/calls';

const HOUR_MS = 3_600_000;

const SINCE = Object.entries(CALLS.resend.choices).map(([value, label]) => ({ value, label }));

interface ResendDialogProps {
  readonly onResend: (since: Date) => Promise<{ readonly count: number; readonly more: boolean }>;
  readonly onClose: () => void;
}

function sentText(count: number, more: boolean): string {
  if (count === 0) return CALLS.resend.none;
  const sent = count === 1 ? CALLS.resend.one : CALLS.resend.many(String(count));
  return more ? CALLS.resend.more(sent) : sent;
}

/** Sends all events since a moment again. */
export function ResendDialog({ onResend, onClose }: ResendDialogProps) {
  const { announce } = useServices();
  const [hours, setHours] = useState('24');
  const { busy, error, run } = useAction({ doubt: CALLS.resend.doubt });
  async function resend() {
    let said = '';
    const done = await run(async () => {
      const { count, more } = await onResend(new Date(Date.now() - Number(hours) * HOUR_MS));
      said = sentText(count, more);
    });
    if (!done) return;
    flushSync(onClose);
    announce(said);
  }
  function leave() {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      title={CALLS.resend.title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {CALLS.resend.cancel}
          </Button>
          <Button busy={busy} onClick={resend}>
            {CALLS.resend.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{CALLS.resend.text(String(RESEND_LIMIT))}</p>
        <SelectField
          label={CALLS.resend.since}
          options={SINCE}
          value={hours}
          disabled={busy}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
