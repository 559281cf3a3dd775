import Stripe from 'stripe';
import { isMissing, withoutPayment } from './stripe-failure';

const missing = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: 'No such customer: cus_1',
});

test('what is missing', () => {
  expect(isMissing(missing)).toBe(true);
  expect(isMissing(new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error' }))).toBe(
    false,
  );
  expect(isMissing(new Error('resource_missing'))).toBe(false);
});

test('what is logged says which request failed, not what it was about', () => {
  expect(withoutPayment(missing)).toMatchObject({
    code: 'internal',
    message: 'Stripe StripeInvalidRequestError resource_missing',
  });
  const other = new Error('other');
  expect(withoutPayment(other)).toBe(other);
});
