import { type CardError, cardProblem } from '@fleetfoot/shared/billing';
import { AppError } from '@fleetfoot/shared/domain';
import type Stripe from 'stripe';
import { memberActor, originOf } from '../../platform/audit';
import type { Caller } from '../../platform/caller';
import { asMember } from '../../platform/membership';
import { createOnce } from '../create-once';
import { chargeEntry } from '../ledger-entries';
import { recordPayment } from '../record-payment';
import type { Services, Told } from '../services';
import { type Attempt, type AttemptKey, bindIntent, type Payment } from './attempt';
import { beginAttempt } from './begin-attempt';
import { cancelIntent } from './cancel-intent';
import type { Deposit } from './deposit';
import { attemptIsPaid, attemptIsRefused } from './end-attempt';
import { settleIntent } from './settle-intent';

export interface PaymentAnswer {
  readonly status: 'succeeded' | 'requires_action' | 'nothing_to_pay' | 'awaiting_approval';
  readonly clientSecret?: string;
}

async function createIntent(
  { stripe }: Services,
  { orgID, attemptID }: AttemptKey,
  attempt: Attempt,
  description: string,
): Promise<Stripe.PaymentIntent> {
  return createOnce(`deposit-${orgID}-${attemptID}-${attempt.round}`, (options) =>
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

/**
 * Ends the intent of a refused card, so that nobody pays it with another one past the server, and refuses.
 * @throws AppError `failed-precondition`: nothing was charged
 */
async function refuse(
  services: Services,
  key: AttemptKey,
  { id, last_payment_error: problem }: Stripe.PaymentIntent,
  told: Told,
): Promise<never> {
  const error: CardError = problem ?? {};
  // A refusal is told also when Stripe cannot be reached to end the intent: the next round does it again.
  const end = await cancelIntent(services.stripe, id).catch(() => undefined);
  if (end === 'withdrawn') {
    const reason = error.decline_code ?? error.code ?? 'canceled';
    await attemptIsRefused(services, key, { intentID: id, reason, told });
  }
  throw new AppError('failed-precondition', 'The card was not charged.', { userMessage: cardProblem(error) });
}

/**
 * Charges a card of the organisation's, once for an attempt however often it is called, and enters it in the ledger. A
 * purchase above the caller's limit waits for an Admin.
 * @throws AppError `permission-denied` unless a member calls; `failed-precondition` without a card and for a refused one;
 * `resource-exhausted` when too many cards were tried
 */
export function pay(
  services: Services,
  caller: Caller,
  payment: Payment,
  deposit: Deposit,
): Promise<PaymentAnswer> {
  const { database, stripe } = services;
  return asMember(database, caller, payment, async () => {
    if (deposit.amount === 0) return { status: 'nothing_to_pay' };
    const begun = await beginAttempt(services, caller, payment, deposit);
    if (!('attempt' in begun)) return { status: 'awaiting_approval' };
    const { attempt } = begun;
    const { round } = attempt;
    const intentID =
      attempt.intentID ??
      (await bindIntent(database, payment, {
        intentID: (await createIntent(services, payment, attempt, deposit.description)).id,
        round,
      }));
    const intent = await settleIntent(stripe, intentID);
    if (intent.status === 'requires_action' && intent.client_secret) {
      return { status: 'requires_action', clientSecret: intent.client_secret };
    }
    const told = { actor: memberActor(caller), from: originOf(caller) };
    if (intent.status !== 'succeeded') return refuse(services, payment, intent, told);
    await recordPayment(database, payment.orgID, [chargeEntry(intent)], told);
    await attemptIsPaid(services, payment, attempt);
    return { status: 'succeeded' };
  });
}
