import type { Stripe } from 'stripe';
import type { Charge, PaymentIntent, PaymentMethod } from '../account';
import type { Decline } from '../declines';
import { newID } from '../new-id';
import { now } from '../now';

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  const told = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (!decline) {
    return {
      ...told,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...told,
    network_status: 'declined_by_network',
    reason: decline.decline_code ?? decline.code,
    risk_level: 'normal',
    seller_message: 'The bank declined the payment.',
    type: 'issuer_declined',
  };
}

function cardDetails(amount: number, { card }: PaymentMethod): Stripe.Charge.PaymentMethodDetails | null {
  if (!card) return null;
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    type: 'card',
    card: {
      ...{ brand, checks, country, exp_month, exp_year, fingerprint: fingerprint ?? null, funding, last4 },
      amount_authorized: amount,
      authorization_code: null,
      electronic_commerce_indicator: null,
      installments: null,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

/** The bank's answer to a payment. */
export function newCharge(payment: PaymentIntent, method: PaymentMethod, decline?: Decline): Charge {
  return {
    id: newID('ch'),
    object: 'charge',
    amount: payment.amount,
    amount_captured: decline ? 0 : payment.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: !decline,
    created: now(),
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...payment.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: payment.id,
    payment_method: method.id,
    payment_method_details: cardDetails(payment.amount, method),
    receipt_email: payment.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: payment.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: payment.transfer_group,
  };
}
