import * as v from '@fleetfoot/shared/schema';

/** A card that an organisation pays with; everything a browser may know of it. Field names are Stripe's. */
export const PaymentMethodSchema = v.object({
  id: v.string(),
  card: v.object({
    /** As Stripe writes it: 'visa', 'mastercard'. */
    brand: v.string(),
    last4: v.string(),
    exp_month: v.number(),
    exp_year: v.number(),
  }),
  isDefault: v.boolean(),
});

export type PaymentMethod = v.InferOutput<typeof PaymentMethodSchema>;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** A brand as people write it; of one that is not known, only that it is a card. */
export function cardBrand({ card }: PaymentMethod): string {
  return Object.hasOwn(BRANDS, card.brand) ? (BRANDS[card.brand] ?? 'Card') : 'Card';
}

/** A card in words that can be read aloud: `Visa ending in 4242`. */
export function cardLabel(method: PaymentMethod): string {
  return `${cardBrand(method)} ending in ${method.card.last4}`;
}

/** What Stripe says of a card that could not be used: of its errors, and of the last error of an intent. */
export interface CardError {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

const DECLINED =
  'Your bank declined this card. Allow international payments in your banking app, or use another card. If it goes on, ask your bank.';
const NOT_CONFIRMED = 'Your bank could not confirm that it was you. Try again, or use another card.';

/** By decline code or code. Other codes, such as a lost or stolen card, must not be revealed to the user. */
const PROBLEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    insufficient_funds: 'There is not enough money on this card. Use another card, or try again later.',
    card_velocity_exceeded:
      'This card has reached its limit. Raise the limit in your banking app, or use another card.',
    withdrawal_count_limit_exceeded:
      'This card has reached its limit. Raise the limit in your banking app, or use another card.',
    expired_card: 'This card has expired. Use another card.',
    incorrect_number: 'The card number is not right. Check it and try again.',
    invalid_number: 'The card number is not right. Check it and try again.',
    incorrect_cvc: 'The security code is not right. Check it and try again.',
    invalid_cvc: 'The security code is not right. Check it and try again.',
    invalid_expiry_month: 'The expiry date is not right. Check it and try again.',
    invalid_expiry_year: 'The expiry date is not right. Check it and try again.',
    currency_not_supported: 'This card cannot pay in rand. Use another card.',
    card_not_supported: 'This card cannot be used for this kind of payment. Use another card.',
    authentication_required: NOT_CONFIRMED,
    payment_intent_authentication_failure: NOT_CONFIRMED,
    setup_intent_authentication_failure: NOT_CONFIRMED,
    authentication_not_handled: NOT_CONFIRMED,
    processing_error: 'The card could not be checked just now. Try again in a minute.',
    issuer_not_available: 'Your bank cannot be reached just now. Try again in a minute.',
    try_again_later: 'Your bank cannot be reached just now. Try again in a minute.',
    reenter_transaction: 'The card could not be checked just now. Try again in a minute.',
  }),
);

/** The code of a refusal as members may read it: of one that must not be revealed, only that the card was declined. */
export function toldReason(code: string): string {
  return PROBLEMS.has(code) ? code : 'card_declined';
}

/** What to tell the user about a card that was refused: what to do next, in plain words. */
export function cardProblem({ code, decline_code }: CardError): string {
  return PROBLEMS.get(decline_code ?? '') ?? PROBLEMS.get(code ?? '') ?? DECLINED;
}
