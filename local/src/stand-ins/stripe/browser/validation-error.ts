import type { StripeError } from '@stripe/stripe-js';
import type { CardProblem } from './card-problem';

/** A field that is not right, as Stripe.js reports it to the page. */
export function validationError({ code, message }: CardProblem): StripeError {
  return { type: 'validation_error', code, message };
}
