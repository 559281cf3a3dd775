import { AppError } from '@fleetfoot/shared/domain';
import type Stripe from 'stripe';
import { type Attempt, findAttempt, requireSameTerms } from '../billing/attempt';
import type { Payment } from '../billing/pay';
import type { Services } from '../billing/services';

function notPaid(): AppError {
  return new AppError('failed-precondition', 'The deposit of this attempt is not paid.', {
    userMessage: 'The deposit of this campaign is not paid yet.',
  });
}

/** Whether everything that was taken was given back: then nothing is owed for it. */
export function isGivenBack({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return charge !== null && typeof charge === 'object' && charge.refunded;
}

async function paidIntent({ stripe }: Services, { intentID }: Attempt): Promise<Stripe.PaymentIntent> {
  if (intentID === undefined) throw notPaid();
  const intent = await stripe.paymentIntents.retrieve(intentID, { expand: ['latest_charge'] });
  if (intent.status !== 'succeeded') throw notPaid();
  return intent;
}

/**
 * Who paid the deposit of an attempt, as Stripe has it now.
 * @returns a user's id
 * @throws AppError `failed-precondition` when nobody did or it was given back; `invalid-argument` for other terms
 */
export async function payerOf(services: Services, payment: Payment): Promise<string> {
  const attempt = await findAttempt(services.database, payment);
  if (!attempt) throw notPaid();
  requireSameTerms(attempt, payment);
  if (isGivenBack(await paidIntent(services, attempt))) {
    throw new AppError('failed-precondition', 'The deposit of this attempt was given back.', {
      userMessage: 'The deposit of this campaign was given back to you, so it was not created.',
    });
  }
  return attempt.createdBy;
}
