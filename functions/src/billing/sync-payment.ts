import type Stripe from 'stripe';
import * as v from 'valibot';
import { campaignOfPayment } from '../campaigns/campaign-of-payment';
import { chargeEntry, refundEntries } from './ledger-entries';
import { recordPayment } from './record-payment';
import type { Services } from './services';

/** What the server wrote on the intent when it made it. */
const MetadataSchema = v.object({ orgID: v.string(), attemptID: v.string() });

const REFUNDS = 100;

async function refundsOf(stripe: Stripe, intentID: string): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: intentID, limit: REFUNDS });
  return data;
}

/**
 * Enters what Stripe says of a payment at this moment: the charge, and what was given back of it; and sees to it that
 * there is the campaign that it was for. One that the product did not make is nobody's, and left alone.
 */
export async function syncPayment(services: Services, intentID: string): Promise<void> {
  const { database, stripe } = services;
  const intent = await stripe.paymentIntents.retrieve(intentID, { expand: ['latest_charge'] });
  const made = v.safeParse(MetadataSchema, intent.metadata);
  if (!made.success || intent.status !== 'succeeded') return;
  const refunds = await refundsOf(stripe, intentID);
  const entries = [chargeEntry(intent), ...refundEntries(intent, refunds, new Date())];
  await recordPayment(database, made.output.orgID, entries);
  await campaignOfPayment(services, made.output, intent);
}
