import type { PaymentIntent, SetupIntent } from '../account';
import type { Call } from '../call';
import { StripeFailure } from '../stripe-failure';

const MESSAGE =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The customer did not convince the bank. */
export function failAuthentication(call: Call, intent: PaymentIntent | SetupIntent): never {
  const failure = {
    type: 'invalid_request_error',
    code: `${intent.object}_authentication_failure`,
    message: MESSAGE,
  } as const;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  if (intent.object === 'setup_intent') {
    intent.last_setup_error = failure;
    call.tell('setup_intent.setup_failed', intent);
  } else {
    intent.last_payment_error = failure;
    call.tell('payment_intent.payment_failed', intent);
  }
  throw new StripeFailure(400, { ...failure, [intent.object]: structuredClone(intent) });
}
