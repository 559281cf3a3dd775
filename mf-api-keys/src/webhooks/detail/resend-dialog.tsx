import { useAction } from '@fleetfoot/shared/forms';
import { RESEND_LIMIT } from '@fleetfoot/shared/operations';
import { useServices } from '@fleetfoot/shared/remote';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';

const HOUR_MS = 3_600_000;

const SINCE = [
  { value: '1', label: 'The last hour' },
  { value: '24', label: 'The last 24 hours' },
  { value: '72', label: 'The last 3 days' },
  { value: '168', label: 'The last 7 days' },
  { value: '720', label: 'All 30 days' },
];

interface ResendDialogProps {
  readonly onResend: (since: Date) => Promise<{ readonly count: number; readonly more: boolean }>;
  readonly onClose: () => void;
}

function sentText(count: number, more: boolean): string {
  if (count === 0) return 'There was nothing to send again.';
  const events = count === 1 ? '1 event is' : `${count} events are`;
  return `${events} being sent again.${more ? ' There are more after those: send again once they have arrived.' : ''}`;
}

/** Sends all events since a moment again. */
export function ResendDialog({ onResend, onClose }: ResendDialogProps) {
  const { announce } = useServices();
  const [hours, setHours] = useState('24');
  const { busy, error, run } = useAction({ doubt: 'the events are being sent again' });
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
      title="Send events again"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button busy={busy} onClick={resend}>
            Send again
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          Every event of that time is sent once more, oldest first, also those that have arrived. Each keeps
          its webhook-id: a system that remembers the ids does nothing twice. At most {RESEND_LIMIT} at once.
        </p>
        <SelectField
          label="Since"
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
