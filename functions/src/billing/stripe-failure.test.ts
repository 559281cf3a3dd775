import Stripe from 'stripe';
import { isMissing, withoutPayment } from './stripe-failure';

const missing = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such customer: cus_1',
});

test('a missing resource is distinguished from other failures', () => {
  expect(isMissing(missing)).toBe(true);
  expect(isMissing(new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error' }))).toBe(
    false,
  );
  expect(isMissing(new Error('resource_missing'))).toBe(false);
});

test('the log names the request that failed, and nothing of the payment', () => {
  expect(withoutPayment(missing)).toMatchObject({
    code: 'internal',
    message: 'Stripe StripeInvalidRequestError resource_missing',
  });
  const other = new Error('other');
  expect(withoutPayment(other)).toBe(other);
});
