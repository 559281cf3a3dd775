import type { Decline } from './declines';
import { StripeFailure } from './stripe-failure';

/**
 * Refuses because of the card.
 * @param extra the objects that Stripe adds to such an error
 */
export function refuseCard(decline: Decline, extra: Readonly<Record<string, unknown>> = {}): never {
  const docUrl = `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`;
  throw new StripeFailure(402, { type: 'card_error', ...decline, doc_url: docUrl, ...extra });
}
