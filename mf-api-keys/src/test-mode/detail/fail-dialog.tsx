import { useAction } from '@fleetfoot/shared/forms';
import { FAILURE_REASONS, type FailureReason } from '@fleetfoot/shared/model/delivery/delivery-moves';
import { Button, Dialog, FormError, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { TEST_DELIVERY } from '../../texts/test-delivery';

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
  const { busy, error, run } = useAction({ doubt: TEST_DELIVERY.fail.doubt });
  const leave = () => busy || onClose();
  return (
    <Dialog
      open
      title={TEST_DELIVERY.fail.title}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={leave}>
            {TEST_DELIVERY.fail.cancel}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => run(() => onFail(reason))}>
            {TEST_DELIVERY.fail.confirm}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{TEST_DELIVERY.fail.text}</p>
        <SelectField
          label={TEST_DELIVERY.fail.reason}
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
