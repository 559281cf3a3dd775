import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { useAction } from '@fleetfoot/shared/forms';
import { ConfirmDialog } from '@fleetfoot/shared/ui';
import { CARD_DIALOGS } from '../../texts/cards';

function consequence(method: PaymentMethod, others: number): string {
  if (others === 0) return CARD_DIALOGS.deleteOnly;
  if (method.isDefault) return CARD_DIALOGS.deleteDefault;
  return CARD_DIALOGS.deleteAnother;
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
  const { busy, error, run } = useAction({ doubt: CARD_DIALOGS.deleteDoubt });

  return (
    <ConfirmDialog
      open
      title={CARD_DIALOGS.deleteQuestion(cardLabel(method))}
      confirmLabel={CARD_DIALOGS.delete}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void run(onDelete)}
      onCancel={onClose}
    >
      {`${consequence(method, others)} ${CARD_DIALOGS.paymentsStay}`}
    </ConfirmDialog>
  );
}
