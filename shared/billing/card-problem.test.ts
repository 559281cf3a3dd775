import { cardProblem, toldReason } from './cards';

const DECLINED = cardProblem({});

test('a declined card points to international payments in the banking app', () => {
  expect(DECLINED).toContain('Allow international payments in your banking app');
  expect(cardProblem({ code: 'card_declined', decline_code: 'generic_decline' })).toBe(DECLINED);
});

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'not enough money'],
  [{ code: 'expired_card' }, 'expired'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'security code'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'confirm that it was you'],
  [{ code: 'payment_intent_authentication_failure' }, 'confirm that it was you'],
  [{ code: 'setup_intent_authentication_failure' }, 'confirm that it was you'],
  [{ code: 'processing_error', decline_code: 'processing_error' }, 'Try again in a minute'],
])('%j', (failure, words) => expect(cardProblem(failure)).toContain(words));

test.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'merchant_blacklist', 'constructor'])(
  '%s shows the general message of a declined card',
  (decline_code) => {
    expect(cardProblem({ code: 'card_declined', decline_code })).toBe(DECLINED);
    expect(toldReason(decline_code)).toBe('card_declined');
  },
);

test('a reason that may be told leads to the same words', () => {
  const code = toldReason('insufficient_funds');
  expect(cardProblem({ code })).toContain('not enough money');
});
