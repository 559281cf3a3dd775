import { CardElements } from './card-elements';
import { CardField, type CardFieldProps } from './card-field';
import { useStripeClient } from './use-stripe-client';

/**
 * Fields for a new card. What is typed goes to Stripe alone; the page never sees it. Shows nothing until it is ready,
 * and has no buttons: one outside submits the form by its id.
 */
export function CardForm(props: CardFieldProps) {
  const stripe = useStripeClient(props.onLoadError);
  if (!stripe) return undefined;
  return (
    <CardElements stripe={stripe}>
      <CardField {...props} />
    </CardElements>
  );
}
