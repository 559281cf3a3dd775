import type { Account, PaymentMethod } from '../account';
import { findPaymentMethod } from '../find';
import { TEST_PAYMENT_METHODS } from '../test-cards';
import type { CardParams } from './card-params';
import { newPaymentMethod } from './new-payment-method';

interface Chosen {
  readonly payment_method?: string | undefined;
  readonly payment_method_data?: CardParams | undefined;
}

/** The payment method that a request names: a saved one, a typed card or a name such as `pm_card_visa`. */
export function resolvePaymentMethod(account: Account, chosen: Chosen): PaymentMethod | undefined {
  const { payment_method: id, payment_method_data: typed } = chosen;
  const number = id === undefined ? undefined : TEST_PAYMENT_METHODS[id];
  if (number !== undefined) {
    const card = { number, exp_month: 12, exp_year: new Date().getFullYear() + 4, cvc: '1234' };
    return newPaymentMethod(account, { type: 'card', card });
  }
  if (id !== undefined) return findPaymentMethod(account, id, 'payment_method');
  return typed && newPaymentMethod(account, typed);
}
