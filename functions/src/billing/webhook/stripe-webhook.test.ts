import type Stripe from 'stripe';
import { paymentOfEvent } from './stripe-webhook';

const event = (type: string, object: object) => ({ type, data: { object } }) as Stripe.Event;

test.each([
  ['payment_intent.succeeded', { id: 'pi_1' }, 'pi_1'],
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['refund.created', { id: 're_1', payment_intent: { id: 'pi_1' } }, 'pi_1'],
  ['refund.updated', { id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['refund.failed', { id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
  ['charge.refund.updated', { id: 're_1', payment_intent: null }, undefined],
  ['payment_intent.created', { id: 'pi_1' }, undefined],
  ['charge.succeeded', { id: 'ch_1', payment_intent: 'pi_1' }, undefined],
  ['customer.created', { id: 'cus_1' }, undefined],
])('the payment of an event %s', (type, object, payment) =>
  expect(paymentOfEvent(event(type, object))).toBe(payment),
);
