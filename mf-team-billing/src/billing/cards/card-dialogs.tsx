import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { AddCardDialog } from './add-card-dialog';
import type { CardService } from './card-service';
import { BANK_DECIDES } from './card-words';
import { DeleteCardDialog } from './delete-card-dialog';
import type { CardWork } from './use-card-actions';

/** Which popup is open, and on which card. */
export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'replace'; readonly method: PaymentMethod }
  | { readonly kind: 'delete'; readonly method: PaymentMethod; readonly others: number };

interface CardDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly service: CardService;
  readonly work: CardWork;
  readonly onClose: () => void;
}

/** The popups about cards. Each stays open until the list shows what it did. */
export function CardDialogs({ dialog, service, work, onClose }: CardDialogsProps) {
  if (!dialog) return undefined;
  if (dialog.kind === 'delete') {
    const { method, others } = dialog;
    async function remove(): Promise<void> {
      await work.remove(method);
      onClose();
    }
    return <DeleteCardDialog method={method} others={others} onDelete={remove} onClose={onClose} />;
  }
  const replaced = dialog.kind === 'replace' ? dialog.method : undefined;
  async function added(paymentMethodID: string): Promise<void> {
    await work.added(paymentMethodID, replaced);
    onClose();
  }
  function processing(): void {
    work.tell({ kind: 'news', text: BANK_DECIDES });
    onClose();
  }
  return (
    <AddCardDialog
      title={replaced ? `Replace ${cardLabel(replaced)}` : 'Add payment method'}
      createSecret={service.createSecret}
      onSaved={added}
      onProcessing={processing}
      onClose={onClose}
    >
      {replaced && `Once the new card is saved, ${cardLabel(replaced)} is deleted. `}
      Nothing is charged now; your bank may ask you to confirm the card.
    </AddCardDialog>
  );
}
