import { cardProblem } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import type Stripe from 'stripe';
import { asMember } from '../domain/as-member';
import type { Caller } from '../domain/caller';
import {
  type Attempt,
  type AttemptKey,
  beginAttempt,
  bindIntent,
  findAttempt,
  requireSameTerms,
} from './attempt';
import { listCards } from './cards';
import { createOnce } from './create-once';
import type { Deposit, DepositTerms } from './deposit';
import { chargeEntry } from './ledger-entries';
import { recordPayment } from './record-payment';
import type { Services } from './services';
import { settleIntent } from './settle-intent';

export interface Payment extends AttemptKey, DepositTerms {}

export interface PaymentAnswer {
  readonly status: 'succeeded' | 'requires_action' | 'nothing_to_pay';
  readonly clientSecret?: string;
}

async function begin(
  services: Services,
  { uid }: Caller,
  payment: Payment,
  amount: number,
): Promise<Attempt> {
  const { orgID, planID, noOfBikes } = payment;
  const earlier = await findAttempt(services.database, payment);
  if (earlier) return earlier;
  const { customerID, default: card } = await listCards(services, orgID);
  if (customerID === undefined || !card) {
    throw new AppError('failed-precondition', 'The organisation has no card.', {
      userMessage: 'There is no card to charge. Add one in Billing first.',
    });
  }
  const attempt = { planID, noOfBikes, amount, customerID, paymentMethodID: card.id, createdBy: uid };
  return beginAttempt(services.database, payment, attempt);
}

async function createIntent(
  { stripe }: Services,
  { orgID, attemptID }: AttemptKey,
  attempt: Attempt,
  description: string,
): Promise<Stripe.PaymentIntent> {
  return createOnce(`deposit-${orgID}-${attemptID}`, (options) =>
    stripe.paymentIntents.create(
      {
        amount: attempt.amount,
        currency: 'zar',
        customer: attempt.customerID,
        payment_method: attempt.paymentMethodID,
        allowed_payment_method_types: ['card'],
        description,
        metadata: { orgID, attemptID },
      },
      options,
    ),
  );
}

/** @throws AppError `failed-precondition` for a refused card: nothing was charged */
function refuse({ last_payment_error: problem }: Stripe.PaymentIntent): never {
  throw new AppError('failed-precondition', 'The card was not charged.', {
    userMessage: cardProblem(problem ?? {}),
  });
}

/**
 * Charges the organisation's default card, once for an attempt however often it is called, and enters it in the ledger.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` without a card and for a refused one
 */
export function pay(
  services: Services,
  caller: Caller,
  payment: Payment,
  { amount, description }: Deposit,
): Promise<PaymentAnswer> {
  const { database, stripe } = services;
  return asMember(database, caller, payment, async () => {
    if (amount === 0) return { status: 'nothing_to_pay' };
    const attempt = await begin(services, caller, payment, amount);
    requireSameTerms(attempt, payment);
    const intentID =
      attempt.intentID ??
      (await bindIntent(database, payment, (await createIntent(services, payment, attempt, description)).id));
    const intent = await settleIntent(stripe, intentID);
    if (intent.status === 'requires_action' && intent.client_secret) {
      return { status: 'requires_action', clientSecret: intent.client_secret };
    }
    if (intent.status !== 'succeeded') refuse(intent);
    await recordPayment(database, payment.orgID, [chargeEntry(intent)]);
    return { status: 'succeeded' };
  });
}
