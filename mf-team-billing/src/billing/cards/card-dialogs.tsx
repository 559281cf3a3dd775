import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { AddCardDialog, CARD_PROCESSING } from '@fleetfoot/shared/cards';
import { CARD_DIALOGS } from '../../texts/cards';
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
  const old = replaced && cardLabel(replaced);
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
      title={old === undefined ? CARD_DIALOGS.add : CARD_DIALOGS.replace(old)}
      secrets={writes.secrets}
      onSaved={added}
      {...(old !== undefined && { followUp: CARD_DIALOGS.replaceDoubt(old) })}
      onProcessing={processing}
      onClose={onClose}
    >
      {old === undefined ? CARD_DIALOGS.notCharged : CARD_DIALOGS.notChargedThenDeleted(old)}
    </AddCardDialog>
  );
}
