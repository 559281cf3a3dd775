import type { PaymentIntent, PaymentMethod, SetupIntent } from '../account';
import type { Call } from '../call';
import { findPaymentMethod } from '../find';
import type { CardParams } from '../objects/card-params';
import { resolvePaymentMethod } from '../objects/resolve-payment-method';
import { refuse } from '../stripe-failure';
import { refuseDetached } from './attach';

export interface Confirmation {
  readonly payment_method?: string | undefined;
  readonly payment_method_data?: CardParams | undefined;
}

/**
 * The payment method to confirm an intent with: the one that is named now, else the one from before.
 * @throws StripeFailure when there is none, or it is not this customer's
 */
export function methodToConfirm(
  call: Call,
  intent: PaymentIntent | SetupIntent,
  given: Confirmation,
): PaymentMethod {
  const { account } = call;
  const before = intent.payment_method;
  const method =
    resolvePaymentMethod(account, given) ??
    (before === null ? undefined : findPaymentMethod(account, before));
  const kind = intent.object === 'setup_intent' ? 'SetupIntent' : 'PaymentIntent';
  if (!method) {
    refuse(
      `You cannot confirm this ${kind} because it's missing a payment method. You can either update the ${kind} with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.`,
      { code: `${intent.object}_unexpected_state` },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    refuse(
      'The provided PaymentMethod cannot be attached. To reuse a PaymentMethod, you must attach it to a Customer first.',
      { param: 'payment_method' },
    );
  }
  refuseDetached(call, method);
  return method;
}
