import { AppError } from '@fleetfoot/shared/domain';
import type { CampaignBrief } from '@fleetfoot/shared/model/advertising/campaign-brief';
import type Stripe from 'stripe';
import { type Attempt, type AttemptKey, findAttempt, requireSameTerms } from '../billing/pay/attempt';
import { type DepositTerms, planOf } from '../billing/pay/deposit';
import type { Services } from '../billing/services';
import { ensureCampaign } from './ensure-campaign';

function notPaid(): AppError {
  return new AppError('failed-precondition', 'The deposit of this attempt is not paid.', {
    userMessage: 'The deposit of this campaign is not paid yet.',
  });
}

/** Whether the whole charge was refunded: then no campaign is owed for it. */
function isRefunded({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return charge !== null && typeof charge === 'object' && charge.refunded;
}

/** An attempt whose deposit is paid. */
interface Paid {
  /** A user's id. */
  readonly startedBy: string;
  /** Not there for an attempt that was begun without one. */
  readonly brief: CampaignBrief | undefined;
}

async function paidIntent({ stripe }: Services, { intentID }: Attempt): Promise<Stripe.PaymentIntent> {
  if (intentID === undefined) throw notPaid();
  const intent = await stripe.paymentIntents.retrieve(intentID, { expand: ['latest_charge'] });
  if (intent.status !== 'succeeded') throw notPaid();
  return intent;
}

/**
 * Who paid the deposit of an attempt, as Stripe has it now, and what they want for it.
 * @throws AppError `failed-precondition` when it is unpaid or was refunded; `invalid-argument` for other terms
 */
export async function paidAttempt(services: Services, payment: AttemptKey & DepositTerms): Promise<Paid> {
  const attempt = await findAttempt(services.database, payment);
  if (!attempt) throw notPaid();
  requireSameTerms(attempt, payment);
  if (isRefunded(await paidIntent(services, attempt))) {
    throw new AppError('failed-precondition', 'The deposit of this attempt was given back.', {
      userMessage: 'The deposit of this campaign was given back to you, so it was not created.',
    });
  }
  return { startedBy: attempt.createdBy, brief: attempt.brief };
}

/**
 * Makes the campaign that a payment was for, in case the payer never came back to ask for it.
 * @param intent that has succeeded, with its charge
 */
export async function campaignOfPayment(
  { database }: Services,
  key: AttemptKey,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const attempt = await findAttempt(database, key);
  if (attempt?.intentID !== intent.id || isRefunded(intent)) return;
  const { noOfBikes, createdBy: startedBy, brief } = attempt;
  await ensureCampaign(database, key, { plan: planOf(attempt), noOfBikes, startedBy, brief });
}
