import type { CardError } from '@fleetfoot/shared/billing';
import type { SetupIntent } from '@stripe/stripe-js';

/** How an attempt to save a card ended. */
export type CardOutcome =
  | { readonly status: 'saved'; readonly paymentMethodID: string }
  /** The card form shows what is missing. */
  | { readonly status: 'unfinished' }
  /** The bank takes its time; the card appears once it agrees. */
  | { readonly status: 'processing' }
  | { readonly status: 'refused'; readonly error: CardError };

// A cardholder who leaves the bank's page leaves the intent waiting for them.
const NOT_CONFIRMED: CardError = { code: 'setup_intent_authentication_failure' };

/** What a setup intent says about the card it was made for. */
export function cardOutcome(intent: SetupIntent): CardOutcome {
  const { status, payment_method, last_setup_error } = intent;
  if (status === 'succeeded' && payment_method) {
    const paymentMethodID = typeof payment_method === 'string' ? payment_method : payment_method.id;
    return { status: 'saved', paymentMethodID };
  }
  if (status === 'processing') return { status: 'processing' };
  const { code, decline_code } = last_setup_error ?? NOT_CONFIRMED;
  return { status: 'refused', error: { code, decline_code } };
}
