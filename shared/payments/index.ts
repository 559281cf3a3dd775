export { loadStripeClient } from './load-stripe-client';
export { configurePayments, type PaymentsConfig } from './payments-config';
