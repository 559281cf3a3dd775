import type { SetupIntent } from '@stripe/stripe-js';
import { cardOutcome } from './card-outcome';

const NOT_CONFIRMED = { status: 'refused', error: { code: 'setup_intent_authentication_failure' } };

test.each([
  [
    { status: 'succeeded', payment_method: 'pm_1' },
    { status: 'saved', paymentMethodID: 'pm_1' },
  ],
  [
    { status: 'succeeded', payment_method: { id: 'pm_2' } },
    { status: 'saved', paymentMethodID: 'pm_2' },
  ],
  [{ status: 'processing', payment_method: 'pm_1' }, { status: 'processing' }],
  [{ status: 'requires_action', last_setup_error: null }, NOT_CONFIRMED],
  [{ status: 'canceled', last_setup_error: null }, NOT_CONFIRMED],
  [
    {
      status: 'requires_payment_method',
      last_setup_error: { code: 'card_declined', decline_code: 'lost_card' },
    },
    { status: 'refused', error: { code: 'card_declined', decline_code: 'lost_card' } },
  ],
])('%j', (intent, outcome) => expect(cardOutcome(intent as SetupIntent)).toEqual(outcome));
