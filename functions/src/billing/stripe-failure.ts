import { AppError } from '@fleetfoot/shared/domain';
import Stripe from 'stripe';

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/**
 * A failure of Stripe as one to log: which request it was, and nothing of the payment that Stripe sends along. Anything
 * else stays as it is.
 */
export function withoutPayment(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  return new AppError('internal', ['Stripe', type, code, statusCode, requestId].filter(Boolean).join(' '));
}
