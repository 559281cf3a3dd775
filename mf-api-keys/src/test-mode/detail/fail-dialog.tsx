import { useAction } from '@fleetfoot/shared/forms';
import { FAILURE_REASONS, type FailureReason } from '@fleetfoot/shared/model';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';

const REASONS = (Object.keys(FAILURE_REASONS) as FailureReason[]).map((value) => ({
  value,
  label: FAILURE_REASONS[value],
}));

interface FailDialogProps {
  /** Resolves once the delivery has failed. */
  readonly onFail: (reason: FailureReason) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a test delivery fails. */
export function FailDialog({ onFail, onClose }: FailDialogProps) {
  const [reason, setReason] = useState<FailureReason>('recipient_absent');
  const { busy, error, run } = useAction({ doubt: 'the test delivery has failed' });
  const leave = () => busy || onClose();
  return (
    <Dialog
      open
      title="Fail this test delivery"
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={() => run(() => onFail(reason))}>
            Fail
          </Button>
        </>
      }
    >
      <Stack>
        <p>Your system hears of it by the webhooks of test mode, with this reason.</p>
        <SelectField
          label="Reason"
          options={REASONS}
          value={reason}
          disabled={busy}
          onChange={(event) => setReason(event.currentTarget.value as FailureReason)}
        />
        <FormError>{error}</FormError>
      </Stack>
    </Dialog>
  );
}
