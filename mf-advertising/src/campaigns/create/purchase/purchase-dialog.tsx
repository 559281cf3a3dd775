import { LazyPart, useLoaded } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { useRequest } from '@fleetfoot/shared/requests';
import { Button, Dialog, FormError, Row, Spinner, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PURCHASE } from '../../../texts/purchase';
import { type CampaignChoice, depositOf, formatNamedChoice } from '../campaign-choice';
import { CardToCharge } from './card-to-charge';
import type { PurchaseWrites } from './data';
import type { Purchase } from './purchase';
import { chargeMessage, resumeMessage } from './purchase-messages';
import type { PurchaseState } from './use-purchase';

// Stripe's code comes with this door: only an open dialog needs it.
const loadPayments = () => import('@fleetfoot/shared/payments');

/**
 * Lets the cardholder answer the bank, in a window that Stripe opens over the page. The outcome is for the server to
 * find out.
 * @param element in the dialog that makes room
 * @throws AppError when Stripe cannot be reached
 */
async function askBank(element: Element | null, clientSecret: string): Promise<void> {
  const { loadStripeClient, stepAside } = await loadPayments();
  const stripe = await loadStripeClient();
  await stepAside(element, () => stripe.handleNextAction({ clientSecret }));
}

const loadAddCard = async () => (await import('./add-card')).AddCard;

interface PurchaseDialogProps {
  readonly orgID: string;
  /** The choice to buy, or the interrupted purchase to resume. */
  readonly subject: CampaignChoice | Purchase;
  readonly purchase: PurchaseState;
  readonly writes: PurchaseWrites;
  /** Whether an Admin has approved it. */
  readonly isApproved: boolean;
  readonly onClose: () => void;
}

/** Asks to confirm a purchase and shows its progress; mounted only while it is open. */
export function PurchaseDialog({
  orgID,
  subject,
  purchase,
  writes,
  isApproved,
  onClose,
}: PurchaseDialogProps) {
  const { step, outcome } = purchase;
  const { report } = useServices();
  const { result: cards, reload } = useRequest(writes.cards);
  const [cardID, setCardID] = useState<string>();
  const [adding, setAdding] = useState<'open' | 'closed'>('closed');
  const [news, setNews] = useState<string>();
  const { value: payments } = useLoaded(loadPayments, (error) =>
    report(error, { message: 'Payments could not be loaded' }),
  );
  const content = useRef<HTMLDivElement>(null);
  const isBusy = step !== undefined;
  const isInterrupted = 'attemptID' in subject;
  const isUnclear = outcome?.kind === 'unclear';
  const isWaiting = outcome?.kind === 'waiting';
  const isFree = depositOf(subject) === 0;
  const list = cards.status === 'ready' ? cards.data : [];
  const chosen = list.find(({ id }) => id === cardID) ?? list.find(({ isDefault }) => isDefault) ?? list[0];
  // A purchase that was begun with a card is resumed with that card, until it is refused.
  const choosesCard = !isFree && !isWaiting && (!isInterrupted || outcome?.kind === 'over');
  function leave(): void {
    if (!isBusy) onClose();
  }
  function confirm(): void {
    setNews(undefined);
    purchase.run(subject, {
      askBank: (clientSecret) => askBank(content.current, clientSecret),
      paymentMethodID: choosesCard ? chosen?.id : undefined,
    });
  }
  // The user has confirmed already: with the approval there is nothing left to ask.
  const goOn = useEffectEvent(() => isWaiting && confirm());
  useEffect(() => {
    if (isApproved && isWaiting) goOn();
  }, [isApproved, isWaiting]);

  if (adding === 'open') {
    const closed = (message?: string) => {
      setNews(message);
      setAdding('closed');
    };
    async function saved(paymentMethodID: string, hasLeft: boolean): Promise<void> {
      await reload();
      // Who went back may look at another card by now.
      if (hasLeft) return;
      setCardID(paymentMethodID);
      setAdding('closed');
    }
    return (
      <LazyPart
        load={loadAddCard}
        props={{ orgID, onSaved: saved, onClose: closed }}
        waiting={
          <Dialog open title={PURCHASE.card.add} onClose={() => closed()}>
            <Spinner label={PURCHASE.card.loading} />
          </Dialog>
        }
        onFailure={(error) => {
          report(error, { message: 'The card form could not be loaded' });
          closed(PURCHASE.card.notLoaded);
        }}
      />
    );
  }
  return (
    <>
      {payments && <payments.AsideStyle />}
      <Dialog
        open
        title={isInterrupted ? PURCHASE.resumeTitle : PURCHASE.confirmTitle}
        onClose={leave}
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={leave}>
              {isWaiting ? PURCHASE.close : PURCHASE.cancel}
            </Button>
            {!isWaiting && (
              <Button
                busy={isBusy}
                disabled={!(isFree || chosen || isInterrupted || isUnclear || isBusy)}
                onClick={confirm}
              >
                {isUnclear ? PURCHASE.retry : PURCHASE.confirm}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={3} ref={content}>
          <p>
            <strong>{PURCHASE.choice(formatNamedChoice(subject))}</strong>{' '}
            {!isWaiting && <span>{isInterrupted ? resumeMessage(subject) : chargeMessage(subject)}</span>}
          </p>
          {choosesCard && (
            <CardToCharge
              cards={cards}
              chosen={chosen}
              isBusy={isBusy || isUnclear}
              onChoose={setCardID}
              onAdd={() => setAdding('open')}
            />
          )}
          {!isWaiting && <p>{PURCHASE.inReview}</p>}
          <FormError>{news ?? (outcome && 'message' in outcome && !isWaiting && outcome.message)}</FormError>
          <div role="status">
            {isWaiting && <p>{outcome.message}</p>}
            {step && (
              <Row gap={2}>
                <Spinner /> <span>{PURCHASE.steps[step]}</span>
              </Row>
            )}
          </div>
        </Stack>
      </Dialog>
    </>
  );
}
