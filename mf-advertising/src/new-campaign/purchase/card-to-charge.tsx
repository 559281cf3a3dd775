import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { Button, FormError, type LiveResult, Skeleton, VisuallyHidden } from '@fleetfoot/shared/ui';
import { ChargedCard } from './charged-card';
import { NoCard } from './no-card';

interface CardToChargeProps {
  readonly card: LiveResult<PaymentMethod | undefined>;
}

/** Which card a deposit is taken from, as soon as that is known. */
export function CardToCharge({ card }: CardToChargeProps) {
  if (card.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>Looking up your card…</VisuallyHidden>
        <Skeleton height="48px" />
      </div>
    );
  }
  if (card.status === 'error') {
    return (
      <>
        <FormError>Your card could not be looked up. {card.error.userMessage}</FormError>
        <Button variant="secondary" onClick={card.retry}>
          Look again
        </Button>
      </>
    );
  }
  return card.data ? <ChargedCard card={card.data} /> : <NoCard />;
}
