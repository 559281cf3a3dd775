import { toAppError } from '@fleetfoot/shared/domain';
import { Button, ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';

interface CancelDeliveryProps {
  readonly name: string;
  /** Deletes the delivery and leaves the page; rejects when it is not deleted. */
  readonly onCancel: () => Promise<void>;
}

export function CancelDelivery({ name, onCancel }: CancelDeliveryProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await onCancel();
      setOpen(false);
    } catch (reason) {
      setError(`Cancellation was not successful. ${toAppError(reason).userMessage}`);
    } finally {
      setBusy(false);
    }
  }

  function close() {
    setOpen(false);
    setError(undefined);
  }

  return (
    <>
      <Button variant="danger-outline" onClick={() => setOpen(true)}>
        Cancel Delivery
      </Button>
      <ConfirmDialog
        open={open}
        title="Cancel this delivery?"
        confirmLabel="Cancel Delivery"
        cancelLabel="Keep Delivery"
        tone="danger"
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={close}
      >
        Delivery {name} is deleted and cannot be brought back. Nobody in your organisation sees it any more,
        and a waybill that was printed for it is no longer valid.
      </ConfirmDialog>
    </>
  );
}
