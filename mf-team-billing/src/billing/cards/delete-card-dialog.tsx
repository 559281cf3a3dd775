import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { useAction } from '@fleetfoot/shared/forms';
import { ConfirmDialog } from '@fleetfoot/shared/ui';

function consequence(method: PaymentMethod, others: number): string {
  if (others === 0) return 'It is the only card. Without one, no campaign with an activation fee can start.';
  if (method.isDefault) return 'It is the default card. The newest of the others becomes the default.';
  return 'It can no longer be charged.';
}

interface DeleteCardDialogProps {
  readonly method: PaymentMethod;
  /** Number of other cards. */
  readonly others: number;
  /** Resolves when the card is no longer in the list. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a card is deleted; mounted only while it is open. */
export function DeleteCardDialog({ method, others, onDelete, onClose }: DeleteCardDialogProps) {
  const { busy, error, run } = useAction({ doubt: 'the card was deleted' });

  return (
    <ConfirmDialog
      open
      title={`Delete ${cardLabel(method)}?`}
      confirmLabel="Delete"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void run(onDelete)}
      onCancel={onClose}
    >
      {consequence(method, others)} Payments made so far and their statements stay.
    </ConfirmDialog>
  );
}
