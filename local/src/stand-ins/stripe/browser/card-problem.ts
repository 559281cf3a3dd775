import { isCardNumber } from '../objects/is-card-number';
import { type CardFieldName, type CardText, digitsOf, expiryOf, isAmex } from './card-text';

/** What is wrong with a field, in the words of Stripe.js. */
export interface CardProblem {
  readonly code: string;
  readonly message: string;
}

function numberProblem(digits: string): CardProblem | undefined {
  if (digits.length < (isAmex(digits) ? 15 : 16)) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (isCardNumber(digits)) return undefined;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
}

function expiryProblem(text: string, today: Date): CardProblem | undefined {
  if (digitsOf(text).length < 4) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const { month, year } = expiryOf(text);
  if (month < 1 || month > 12) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  }
  if (year < today.getFullYear()) {
    return { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." };
  }
  if (new Date(year, month, 1) > today) return undefined;
  return { code: 'invalid_expiry_month_past', message: "Your card's expiration date is in the past." };
}

function cvcProblem(digits: string, number: string): CardProblem | undefined {
  if (digits.length >= (isAmex(number) ? 4 : 3)) return undefined;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}

export function cardProblem(field: CardFieldName, text: CardText, today: Date): CardProblem | undefined {
  if (field === 'number') return numberProblem(digitsOf(text.number));
  if (field === 'expiry') return expiryProblem(text.expiry, today);
  return cvcProblem(digitsOf(text.cvc), text.number);
}
