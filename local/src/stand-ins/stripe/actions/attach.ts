import type { PaymentMethod } from '../account';
import type { Call } from '../call';
import { refuseCard } from '../card-error';
import { DECLINES } from '../declines';
import { findCustomer } from '../find';
import { refuse } from '../stripe-failure';

const USED_UP =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.';

/** @throws StripeFailure when it was detached before */
export function refuseDetached({ account }: Call, method: PaymentMethod): void {
  if (account.detached.has(method.id)) refuse(USED_UP, { param: 'payment_method' });
}

/**
 * Saves a card with a customer; again with the same one changes nothing.
 * @throws StripeFailure
 */
export function attach(call: Call, method: PaymentMethod, customerID: string): void {
  const { account, tell } = call;
  const customer = findCustomer(account, customerID, 'customer');
  if (method.customer !== null && method.customer !== customer.id) {
    refuse('The payment method you provided has already been attached to a customer.', {
      param: 'payment_method',
      code: 'payment_method_unexpected_state',
    });
  }
  refuseDetached(call, method);
  const refused = account.behaviours.get(method.id)?.refused;
  if (refused) refuseCard(DECLINES[refused]);
  if (method.customer !== null) return;
  method.customer = customer.id;
  tell('payment_method.attached', method);
}
