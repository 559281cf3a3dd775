import type Stripe from 'stripe';
import * as v from 'valibot';
import { campaignOfPayment } from '../../campaigns/campaign-of-payment';
import { chargeIn, chargeIsEntered, chargeIsRefused, chargeRef } from '../charges/charge';
import { chargeOfIntent } from '../charges/kinds';
import { chargeEntry, refundEntries } from '../ledger-entries';
import { findAttempt } from '../pay/attempt';
import { cancelIntent } from '../pay/cancel-intent';
import { attemptIsPaid, attemptIsRefused } from '../pay/end-attempt';
import { recordPayment } from '../record-payment';
import { BY_STRIPE, type Services } from '../services';

/** The metadata that the server wrote when it made the intent. */
const MetadataSchema = v.object({ orgID: v.string(), attemptID: v.string() });

const REFUNDS = 100;

async function refundsOf(stripe: Stripe, intentID: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intentID, limit: REFUNDS });
  return data;
}

/**
 * Enters a payment as Stripe has it at this moment, the charge and its refunds, and ensures what it was for: the campaign,
 * or that a charge is paid. A payment that the product did not make is left alone.
 */
export async function syncPayment(services: Services, intentID: string): Promise<void> {
  const { database, stripe } = services;
  const intent = await stripe.paymentIntents.retrieve(intentID, { expand: ['latest_charge'] });
  const made = v.safeParse(MetadataSchema, intent.metadata);
  const key = chargeOfIntent(intent);
  if ((!made.success && !key) || intent.status !== 'succeeded') return;
  const refunds = await refundsOf(stripe, intentID);
  const entries = [chargeEntry(intent), ...refundEntries(intent, refunds, new Date())];
  if (key) {
    await recordPayment(database, key.orgID, entries, BY_STRIPE);
    await chargeIsEntered(database, key, intentID);
  }
  if (!made.success) return;
  // Money is entered whatever is known of its attempt.
  const attempt = await findAttempt(database, made.output).catch(() => undefined);
  const told = attempt ? { actor: { kind: 'member', id: attempt.createdBy, name: '' } as const } : BY_STRIPE;
  await recordPayment(database, made.output.orgID, entries, told);
  if (attempt) await attemptIsPaid(services, made.output, attempt);
  await campaignOfPayment(services, made.output, intent);
}

/**
 * Ends the intent of a refused card, so that nobody tries other cards with it past the server, and writes the refusal
 * down.
 */
export async function syncRefusal(services: Services, intentID: string): Promise<void> {
  const intent = await services.stripe.paymentIntents.retrieve(intentID);
  const made = v.safeParse(MetadataSchema, intent.metadata);
  const key = chargeOfIntent(intent);
  const problem = intent.last_payment_error;
  if ((!made.success && !key) || !problem || intent.status === 'succeeded') return;
  if ((await cancelIntent(services.stripe, intentID)) === 'paid') return;
  const refusal = { intentID, reason: problem.decline_code ?? problem.code ?? 'canceled', told: BY_STRIPE };
  if (made.success) await attemptIsRefused(services, made.output, refusal);
  if (!key) return;
  const charge = chargeIn(key, await chargeRef(services.database, key).get());
  if (charge) await chargeIsRefused(services.database, key, { ...refusal, round: charge.round });
}
