import * as v from 'valibot';
import type { PaymentMethod } from '../account';
import { attach } from '../actions/attach';
import type { Call } from '../call';
import { findPaymentMethod } from '../find';
import { listPage, listParams } from '../http/list-page';
import { params, text } from '../http/params';
import { type Route, route } from '../http/route';
import { resolvePaymentMethod } from '../objects/resolve-payment-method';
import { refuse, refuseMissing } from '../stripe-failure';

/** @throws StripeFailure when no customer has it */
function detach({ account, tell }: Call, method: PaymentMethod): void {
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

const retrieve = route('GET /v1/payment_methods/*', params({}), ({ account }, _, id: string) =>
  findPaymentMethod(account, id),
);

const list = route(
  'GET /v1/payment_methods',
  listParams({ customer: text, type: v.optional(text) }),
  ({ account }, { customer, type, ...page }) =>
    listPage(
      '/v1/payment_methods',
      account.paymentMethods.values(),
      page,
      (one) => one.customer === customer && (!type || one.type === type),
    ),
);

const attachOne = route(
  'POST /v1/payment_methods/*/attach',
  params({ customer: text }),
  (call, { customer }, id: string) => {
    const method = resolvePaymentMethod(call.account, { payment_method: id });
    if (!method) refuseMissing('PaymentMethod', id);
    attach(call, method, customer);
    return method;
  },
);

const detachOne = route('POST /v1/payment_methods/*/detach', params({}), (call, _, id: string) => {
  const method = findPaymentMethod(call.account, id);
  detach(call, method);
  return method;
});

export const PAYMENT_METHOD_ROUTES: readonly Route[] = [retrieve, list, attachOne, detachOne];
