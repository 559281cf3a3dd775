import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Account, PaymentMethod } from '../account';
import { newID } from '../new-id';
import { now } from '../now';
import type { TestCard } from '../test-cards';
import { type CardParams, checkCard } from './card-params';
import { changeMetadata } from './change-metadata';

/** The same for the same card, whoever saves it. */
function fingerprintOf(number: string): string {
  return createHash('sha256').update(number).digest('hex').slice(0, 16);
}

function newCard(given: CardParams['card'], { brand, funding }: TestCard): Stripe.PaymentMethod.Card {
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: given.cvc ? 'pass' : null,
    },
    country: 'ZA',
    display_brand: brand,
    exp_month: given.exp_month,
    exp_year: given.exp_year,
    fingerprint: fingerprintOf(given.number),
    funding: funding ?? 'credit',
    generated_from: null,
    last4: given.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

/**
 * Keeps a card that was typed, without its number.
 * @throws StripeFailure when the card cannot be used at all
 */
export function newPaymentMethod(account: Account, given: CardParams): PaymentMethod {
  const { brand, funding, ...behaviour } = checkCard(given.card);
  const billing = given.billing_details;
  const method: PaymentMethod = {
    id: newID('pm'),
    object: 'payment_method',
    allow_redisplay: given.allow_redisplay ?? 'unspecified',
    billing_details: {
      address: {
        city: billing?.address?.city ?? null,
        country: billing?.address?.country ?? null,
        line1: billing?.address?.line1 ?? null,
        line2: billing?.address?.line2 ?? null,
        postal_code: billing?.address?.postal_code ?? null,
        state: billing?.address?.state ?? null,
      },
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: null,
    },
    card: newCard(given.card, { brand, ...(funding && { funding }) }),
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: changeMetadata({}, given.metadata),
    type: 'card',
  };
  account.paymentMethods.set(method.id, method);
  account.behaviours.set(method.id, behaviour);
  return method;
}
