import type Stripe from 'stripe';

function idOf(object: string | { readonly id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}

/** The payment intent that an event is about; `undefined` for one that moves no money. */
export function paymentOfEvent(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return event.data.object.id;
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return idOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
}
