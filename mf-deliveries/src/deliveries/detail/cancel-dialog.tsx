import { useAction } from '@fleetfoot/shared/forms';
import { ConfirmDialog } from '@fleetfoot/shared/ui';

interface CancelDialogProps {
  readonly name: string;
  /** Cancels the delivery and leaves the page; rejects when it is not cancelled. */
  readonly onCancel: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before a delivery is cancelled, and stays open as long as it is not. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  const { busy, error, run } = useAction({
    doubt: 'the delivery was cancelled',
    wording: (reason) => `Cancellation was not successful. ${reason}`,
  });

  async function confirm() {
    if (await run(onCancel)) onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Cancel this delivery?"
      confirmLabel="Cancel Delivery"
      cancelLabel="Keep Delivery"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Delivery {name} cannot be brought back. No courier comes for it, and a waybill that was printed for it
      is no longer valid. You find it in the list of deliveries under Cancelled.
    </ConfirmDialog>
  );
}
