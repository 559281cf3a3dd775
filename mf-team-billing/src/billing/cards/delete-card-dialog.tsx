import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { toAppError } from '@fleetfoot/shared/domain';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { useState } from 'react';

function consequence(method: PaymentMethod, others: number): string {
  if (others === 0) return 'It is the only card. Without one, no campaign with an activation fee can start.';
  if (method.isDefault) return 'It is the default card. The newest of the others becomes the default.';
  return 'It can no longer be charged.';
}

interface DeleteCardDialogProps {
  readonly method: PaymentMethod;
  /** How many other cards there are. */
  readonly others: number;
  /** Ends when the card is gone from the list. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a card is deleted; there for as long as it is open. */
export function DeleteCardDialog({ method, others, onDelete, onClose }: DeleteCardDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await onDelete();
    } catch (cause) {
      setError(toAppError(cause).userMessage);
    }
    setBusy(false);
  }
  return (
    <ConfirmDialog
      open
      title={`Delete ${cardLabel(method)}?`}
      confirmLabel="Delete"
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {consequence(method, others)} Payments made so far and their statements stay.
    </ConfirmDialog>
  );
}
