import type * as v from 'valibot';
import type { PaymentIntent } from '../account';
import { newClientSecret, newID } from '../new-id';
import { now } from '../now';
import type { newPaymentIntentParams } from '../routes/payment-intent-params';
import { refuse } from '../stripe-failure';
import { changeMetadata } from './change-metadata';

type Given = v.InferOutput<typeof newPaymentIntentParams>;

const LEAST_ZAR = 1000;

function checkAmount({ amount, currency }: Given): void {
  if (amount < 1) {
    refuse('This value must be greater than or equal to 1.', {
      param: 'amount',
      code: 'parameter_invalid_integer',
    });
  }
  if (currency === 'zar' && amount < LEAST_ZAR) {
    refuse('Amount must be at least R10.00 zar', { param: 'amount', code: 'amount_too_small' });
  }
}

/** @throws StripeFailure when the amount cannot be charged */
export function newPaymentIntent(given: Given): PaymentIntent {
  checkAmount(given);
  const id = newID('pi');
  const automatic = given.automatic_payment_methods;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created: now(),
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: changeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: given.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: given.transfer_group ?? null,
  };
}
