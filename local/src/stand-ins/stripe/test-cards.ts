import type { DeclineName } from './declines';

/** What a test card does, as https://docs.stripe.com/testing says. */
export interface CardBehaviour {
  /** Refused wherever it is used. */
  readonly refused?: DeclineName;
  /** The bank asks the customer when the card is saved. */
  readonly asksOnSetup?: true;
  /** The bank asks the customer for every payment. */
  readonly asksOnPayment?: true;
  /** Saves well, and is refused when it is charged. */
  readonly refusedOnPayment?: DeclineName;
}

export interface TestCard extends CardBehaviour {
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly funding?: 'debit';
}

/** By card number. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard', funding: 'debit' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', refused: 'generic_decline' },
  '4000000000009995': { brand: 'visa', refused: 'insufficient_funds' },
  '4000000000009987': { brand: 'visa', refused: 'lost_card' },
  '4000000000009979': { brand: 'visa', refused: 'stolen_card' },
  '4000000000000069': { brand: 'visa', refused: 'expired_card' },
  '4000000000000127': { brand: 'visa', refused: 'incorrect_cvc' },
  '4000000000000119': { brand: 'visa', refused: 'processing_error' },
  '4000000000000341': { brand: 'visa', refusedOnPayment: 'generic_decline' },
  '4000002500003155': { brand: 'visa', asksOnSetup: true },
  '4000002760003184': { brand: 'visa', asksOnSetup: true, asksOnPayment: true },
  '4000000000003220': { brand: 'visa', asksOnSetup: true, asksOnPayment: true },
  '4000008260003178': { brand: 'visa', asksOnSetup: true, refusedOnPayment: 'insufficient_funds' },
};

/** Names that a server may use in place of a card that was typed. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};
