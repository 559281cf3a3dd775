import * as v from 'valibot';
import { refuseCard } from '../card-error';
import { DECLINES } from '../declines';
import { address, clearable, integer, metadata, text } from '../http/params';
import { TEST_CARDS, type TestCard } from '../test-cards';
import { isCardNumber } from './is-card-number';

const card = v.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: v.optional(text),
});

const billingDetails = v.strictObject({
  address: v.optional(address),
  email: v.optional(clearable),
  name: v.optional(clearable),
  phone: v.optional(clearable),
});

/** A card as it was typed. */
export const cardParams = v.strictObject({
  type: v.literal('card'),
  card,
  billing_details: v.optional(billingDetails),
  metadata: v.optional(metadata),
  allow_redisplay: v.optional(v.picklist(['always', 'limited', 'unspecified'])),
});

export type CardParams = v.InferOutput<typeof cardParams>;

/** @throws StripeFailure when it is not a test card that is still good */
export function checkCard({ number, exp_month, exp_year }: CardParams['card']): TestCard {
  if (!isCardNumber(number)) {
    const message = 'Your card number is incorrect.';
    refuseCard({ code: 'incorrect_number', message }, { param: 'number' });
  }
  if (new Date(exp_year, exp_month, 1) <= new Date()) {
    const message = "Your card's expiration year is invalid.";
    refuseCard({ code: 'invalid_expiry_year', message }, { param: 'exp_year' });
  }
  return TEST_CARDS[number] ?? refuseCard(DECLINES.test_mode_live_card);
}
