import { monthOf, type PaymentMethod } from '@fleetfoot/shared/billing';

export type CardExpiry = 'valid' | 'ending' | 'expired';

function twoDigits(month: number): string {
  return String(month).padStart(2, '0');
}

/** Month and year as printed on the card: `08/2027`. */
export function expiryDate({ card }: PaymentMethod): string {
  return `${twoDigits(card.exp_month)}/${card.exp_year}`;
}

/** A card is valid until the end of its month. */
export function cardExpiry({ card }: PaymentMethod, now: Date): CardExpiry {
  const last = `${card.exp_year}-${twoDigits(card.exp_month)}`;
  const present = monthOf(now);
  if (last === present) return 'ending';
  return last < present ? 'expired' : 'valid';
}
