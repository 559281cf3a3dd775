import { useAction } from '@fleetfoot/shared/forms';
import { useServices } from '@fleetfoot/shared/remote';
import { ConfirmDialog } from '@fleetfoot/shared/ui';

interface DeleteDialogProps {
  readonly name: string;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks whether a recurring delivery is to go. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { announce, navigate } = useServices();
  const { busy, error, run } = useAction({ doubt: 'the recurring delivery was deleted' });
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      confirmLabel="Delete recurring delivery"
      tone="danger"
      busy={busy}
      error={error}
      // Within the run: the page may see that it is gone, and drop this dialog, before the answer is here.
      onConfirm={() =>
        run(async () => {
          await onDelete();
          onClose();
          navigate('/recurring');
          announce(`${name} is deleted.`);
        })
      }
      onCancel={onClose}
    >
      No more deliveries are created by it. Those that it has created stay: cancel them one by one if they are
      not needed. This cannot be undone.
    </ConfirmDialog>
  );
}
