import { toAppError } from '@fleetfoot/shared/domain';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';

interface DeleteViewDialogProps {
  readonly name: string;
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
}

/** There for as long as it is open. */
export function DeleteViewDialog({ name, remove, onClose }: DeleteViewDialogProps) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await remove();
      onClose();
    } catch (error) {
      setFailure(toAppError(error).userMessage);
      setBusy(false);
    }
  }
  return (
    <ConfirmDialog
      open
      title={`Delete the view “${name}”?`}
      confirmLabel="Delete view"
      tone="danger"
      busy={isBusy}
      error={failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      The deliveries in it stay as they are.
    </ConfirmDialog>
  );
}
