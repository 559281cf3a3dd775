import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { AddCardDialog, CARD_PROCESSING } from '@fleetfoot/shared/cards';
import type { CardWrites } from './data';
import { DeleteCardDialog } from './delete-card-dialog';
import type { CardActions } from './use-card-actions';

/** The open dialog and its card. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace'; readonly method: PaymentMethod }
  | { readonly kind: 'delete'; readonly method: PaymentMethod; readonly others: number };

interface CardDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly writes: CardWrites;
  readonly actions: CardActions;
  readonly onClose: () => void;
}

/** The dialogs of cards. Each stays open until the list shows its result. */
export function CardDialogs({ dialog, writes, actions, onClose }: CardDialogsProps) {
  if (!dialog) return undefined;
  if (dialog.kind === 'delete') {
    const { method, others } = dialog;
    async function remove(): Promise<void> {
      await actions.remove(method);
      onClose();
    }
    return <DeleteCardDialog method={method} others={others} onDelete={remove} onClose={onClose} />;
  }
  const replaced = dialog.kind === 'replace' ? dialog.method : undefined;
  async function added(paymentMethodID: string, hasLeft: boolean): Promise<void> {
    // Who left the form while nobody knew has taken the replacement back; the card is there.
    await actions.added(paymentMethodID, hasLeft ? undefined : replaced);
    if (!hasLeft) onClose();
  }
  function processing(): void {
    actions.notify({ kind: 'news', text: CARD_PROCESSING });
    onClose();
  }
  return (
    <AddCardDialog
      title={replaced ? `Replace ${cardLabel(replaced)}` : 'Add payment method'}
      secrets={writes.secrets}
      onSaved={added}
      {...(replaced && { followUp: `We do not know yet whether ${cardLabel(replaced)} was deleted.` })}
      onProcessing={processing}
      onClose={onClose}
    >
      {replaced && `Once the new card is saved, ${cardLabel(replaced)} is deleted. `}
      Nothing is charged now; your bank may ask you to confirm the card.
    </AddCardDialog>
  );
}
