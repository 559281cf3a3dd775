import { AppError } from '../domain/errors';

/** What Stripe.js needs to know. */
export interface PaymentsConfig {
  readonly publishableKey: string;
}

let current: PaymentsConfig | undefined;

/** Called once, by the shell, before anything takes a payment. */
export function configurePayments(config: PaymentsConfig): void {
  current = config;
}

/**
 * The configuration in use.
 * @throws AppError `failed-precondition` when `configurePayments` has not been called
 */
export function paymentsConfig(): PaymentsConfig {
  if (current) return current;
  throw new AppError('failed-precondition', 'Call configurePayments() in the shell before taking payments.');
}
