import type { PaymentMethod, SetupIntent } from '../account';
import type { Call } from '../call';
import { refuseCard } from '../card-error';
import { DECLINES, type Decline } from '../declines';
import { refuse } from '../stripe-failure';
import { attach } from './attach';
import { type Confirmation, methodToConfirm } from './method-to-confirm';

function refuseSetup(call: Call, intent: SetupIntent, method: PaymentMethod, decline: Decline): never {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = { type: 'card_error', ...decline, payment_method: structuredClone(method) };
  call.tell('setup_intent.setup_failed', intent);
  refuseCard(decline, { payment_method: structuredClone(method), setup_intent: structuredClone(intent) });
}

/**
 * Saves the card that a setup intent is for, or has the bank ask the customer first.
 * @param authenticated whether the customer has answered
 * @throws StripeFailure
 */
export function confirmSetup(
  call: Call,
  intent: SetupIntent,
  given: Confirmation,
  authenticated = false,
): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    refuse(`You cannot confirm this SetupIntent because it has already ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
    });
  }
  const method = methodToConfirm(call, intent, given);
  const behaviour = call.account.behaviours.get(method.id) ?? {};
  intent.payment_method = method.id;
  if (behaviour.refused) refuseSetup(call, intent, method, DECLINES[behaviour.refused]);
  if (behaviour.asksOnSetup && !authenticated) {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    call.tell('setup_intent.requires_action', intent);
    return intent;
  }
  if (intent.customer !== null) attach(call, method, intent.customer);
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.last_setup_error = null;
  call.tell('setup_intent.succeeded', intent);
  return intent;
}
