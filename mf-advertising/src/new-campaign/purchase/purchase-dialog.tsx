import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { Button, Dialog, FormError, type LiveResult, Row, Spinner, Stack } from '@fleetfoot/shared/ui';
import { useRef } from 'react';
import { type CampaignChoice, choiceInWords, depositOf } from '../campaign-choice';
import { chargeInWords, restInWords, STEP_WORDS } from './buying-words';
import { CardToCharge } from './card-to-charge';
import type { PurchaseState } from './use-purchase';

interface PurchaseDialogProps {
  readonly choice: CampaignChoice;
  /** Whether it was confirmed before. */
  readonly isInterrupted: boolean;
  readonly card: LiveResult<PaymentMethod | undefined>;
  readonly purchase: Pick<PurchaseState, 'step' | 'ending'>;
  /** @param element in the dialog, which makes room for the bank's window */
  readonly onConfirm: (element: Element | null) => void;
  readonly onClose: () => void;
}

/** Says what confirming means, and how it goes. */
export function PurchaseDialog(props: PurchaseDialogProps) {
  const { choice, isInterrupted, card, purchase, onConfirm, onClose } = props;
  const { step, ending } = purchase;
  const place = useRef<HTMLDivElement>(null);
  const isBusy = step !== undefined;
  const isUnclear = ending?.kind === 'unclear';
  const isFree = depositOf(choice) === 0;
  const hasCard = card.status === 'ready' && card.data !== undefined;
  function leave(): void {
    if (!isBusy) onClose();
  }
  return (
    <Dialog
      open
      title={isInterrupted ? 'Finish this campaign?' : 'Create this campaign?'}
      onClose={leave}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={leave}>
            Cancel
          </Button>
          <Button
            busy={isBusy}
            // What was begun with a card goes on with that one.
            disabled={!(isFree || hasCard || isInterrupted || isUnclear || isBusy)}
            onClick={() => onConfirm(place.current)}
          >
            {isUnclear ? 'Try again' : 'Confirm'}
          </Button>
        </>
      }
    >
      <Stack gap={3} ref={place}>
        <p>
          <strong>{choiceInWords(choice)}.</strong>{' '}
          {isInterrupted ? restInWords(choice) : chargeInWords(choice)}
        </p>
        {!(isFree || isInterrupted) && <CardToCharge card={card} />}
        <p>The campaign starts in review.</p>
        <FormError>{ending && ending.kind !== 'created' && ending.message}</FormError>
        <Row gap={2} role="status" hidden={!isBusy}>
          {step && (
            <>
              <Spinner /> {STEP_WORDS[step]}
            </>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
