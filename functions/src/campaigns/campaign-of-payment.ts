import type Stripe from 'stripe';
import { type AttemptKey, findAttempt } from '../billing/attempt';
import { planOf } from '../billing/deposit';
import type { Services } from '../billing/services';
import { ensureCampaign } from './ensure-campaign';
import { isGivenBack } from './payer-of';

/**
 * Makes the campaign that a payment was for, in case whoever paid never came back to ask for it.
 * @param intent that has succeeded, with its charge
 */
export async function campaignOfPayment(
  { database }: Services,
  key: AttemptKey,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const attempt = await findAttempt(database, key);
  if (attempt?.intentID !== intent.id || isGivenBack(intent)) return;
  const { noOfBikes, createdBy: startedBy } = attempt;
  await ensureCampaign(database, key, { plan: planOf(attempt), noOfBikes, startedBy });
}
