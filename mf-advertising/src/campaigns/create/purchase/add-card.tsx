import { AddCardDialog, CARD_PROCESSING, cardSecrets } from '@fleetfoot/shared/cards';
import { useState } from 'react';
import { PURCHASE } from '../../../texts/purchase';

interface AddCardProps {
  readonly orgID: string;
  readonly onSaved: (paymentMethodID: string, hasLeft: boolean) => Promise<void>;
  /** Called with what to tell the user when no card was saved. */
  readonly onClose: (message?: string) => void;
}

/** Adds a card in the middle of a purchase. */
export function AddCard({ orgID, onSaved, onClose }: AddCardProps) {
  const [secrets] = useState(() => cardSecrets(orgID));
  return (
    <AddCardDialog
      title={PURCHASE.card.add}
      secrets={secrets}
      onSaved={onSaved}
      onProcessing={() => onClose(CARD_PROCESSING)}
      onClose={() => onClose()}
    >
      {PURCHASE.card.addText}
    </AddCardDialog>
  );
}
