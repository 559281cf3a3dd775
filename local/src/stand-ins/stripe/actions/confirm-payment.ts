import type { Charge, PaymentIntent, PaymentMethod } from '../account';
import type { Call } from '../call';
import { refuseCard } from '../card-error';
import { DECLINES, type Decline } from '../declines';
import { newCharge } from '../objects/new-charge';
import { refuse } from '../stripe-failure';
import { attach } from './attach';
import { type Confirmation, methodToConfirm } from './method-to-confirm';

const CONFIRMABLE: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

function addCharge({ account }: Call, charge: Charge): Charge {
  account.charges.set(charge.id, charge);
  return charge;
}

function refusePayment(call: Call, intent: PaymentIntent, method: PaymentMethod, decline: Decline): never {
  const charge = addCharge(call, newCharge(intent, method, decline));
  const payment_method = structuredClone(method);
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.latest_charge = charge.id;
  intent.last_payment_error = { type: 'card_error', ...decline, charge: charge.id, payment_method };
  call.tell('charge.failed', charge);
  call.tell('payment_intent.payment_failed', intent);
  refuseCard(decline, { charge: charge.id, payment_method, payment_intent: structuredClone(intent) });
}

function succeed(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  if (intent.setup_future_usage && intent.customer !== null) attach(call, method, intent.customer);
  const charge = addCharge(call, newCharge(intent, method));
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  call.tell('charge.succeeded', charge);
  call.tell('payment_intent.succeeded', intent);
  return intent;
}

export interface PaymentConfirmation extends Confirmation {
  /** Nobody is there to answer the bank. */
  readonly off_session?: boolean;
}

/**
 * Charges the card, or has the bank ask the customer first.
 * @param authenticated whether the customer has answered
 * @throws StripeFailure
 */
export function confirmPayment(
  call: Call,
  intent: PaymentIntent,
  given: PaymentConfirmation,
  authenticated = false,
): PaymentIntent {
  if (!CONFIRMABLE.includes(intent.status)) {
    refuse(
      `This PaymentIntent's status is ${intent.status}, which does not allow confirmation. Only a PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`,
      { code: 'payment_intent_unexpected_state' },
    );
  }
  const method = methodToConfirm(call, intent, given);
  const behaviour = call.account.behaviours.get(method.id) ?? {};
  intent.payment_method = method.id;
  if (behaviour.asksOnPayment && !authenticated) {
    if (given.off_session) refusePayment(call, intent, method, DECLINES.authentication_required);
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    call.tell('payment_intent.requires_action', intent);
    return intent;
  }
  const refused = behaviour.refused ?? behaviour.refusedOnPayment;
  if (refused) refusePayment(call, intent, method, DECLINES[refused]);
  return succeed(call, intent, method);
}
