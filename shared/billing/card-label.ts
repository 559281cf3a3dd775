import type { PaymentMethod } from './payment-method';

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
