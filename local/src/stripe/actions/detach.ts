import type { PaymentMethod } from '../account';
import type { Call } from '../call';
import { refuse } from '../stripe-failure';

/** @throws StripeFailure when no customer has it */
export function detach({ account, tell }: Call, method: PaymentMethod): void {
  if (method.customer === null) {
    refuse('The payment method you provided is not attached to a customer so detachment is impossible.', {
      param: 'payment_method',
    });
  }
  const customer = account.customers.get(method.customer);
  if (customer?.invoice_settings.default_payment_method === method.id) {
    customer.invoice_settings.default_payment_method = null;
  }
  method.customer = null;
  account.detached.set(method.id, true);
  tell('payment_method.detached', method);
}
