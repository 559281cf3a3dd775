import { monthOf } from '@fleetfoot/shared/billing';
import { ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { customers } from '@fleetfoot/shared/model/billing/payment';
import { Timestamp } from 'firebase-admin/firestore';
import type { Cloud } from './cloud';
import { runScheduled } from './run-scheduled';

/** Money that moved: cents, negative for a refund. */
export interface StoredEntry {
  readonly id: string;
  readonly createdAt: Date;
  readonly description: string;
  readonly amount: number;
  readonly last4?: string;
}

/** Writes the ledger of an organisation and its statements, as the server functions do. */
export async function storeLedger(
  cloud: Cloud,
  orgID: string,
  entries: readonly StoredEntry[],
): Promise<void> {
  const batch = cloud.firestore.batch();
  const sums = new Map<string, { amount: number; entries: number }>();
  for (const { id, createdAt, last4 = '', amount, description } of entries) {
    const month = monthOf(createdAt);
    const { amount: before, entries: count } = sums.get(month) ?? { amount: 0, entries: 0 };
    sums.set(month, { amount: before + amount, entries: count + 1 });
    batch.set(cloud.firestore.doc(ledgerEntries.document(orgID, id)), {
      id,
      month,
      createdAt: Timestamp.fromDate(createdAt),
      kind: amount < 0 ? 'refund' : 'charge',
      description,
      amount,
      paymentIntentID: id,
      last4,
    });
  }
  for (const [month, sum] of sums) {
    const statement = { id: month, ...sum, updatedAt: Timestamp.now() };
    batch.set(cloud.firestore.doc(statements.document(orgID, month)), statement);
  }
  await batch.commit();
}

interface StripeAnswer {
  readonly id: string;
  readonly client_secret?: string;
}

/** Where the local Stripe is. */
async function stripeOf(cloud: Cloud): Promise<{ readonly api: string }> {
  const answer = await fetch(new URL('/local/stripe.json', cloud.origin));
  return (await answer.json()) as { api: string };
}

/** Asks the local Stripe, as the server functions do. A card that is refused is an answer like others. */
async function askStripe(
  cloud: Cloud,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<StripeAnswer> {
  const { api } = await stripeOf(cloud);
  const response = await fetch(new URL(`/v1/${path}`, api), {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_local' },
    body: new URLSearchParams(body),
  });
  if (!response.ok && response.status !== 402) {
    throw new Error(`Stripe answered ${response.status}: ${await response.text()}`);
  }
  return (await response.json()) as StripeAnswer;
}

/**
 * Gives an organisation without cards these, the oldest first, past the dashboard: `pm_card_visa`.
 * @returns its customer at Stripe
 */
export async function storeCards(cloud: Cloud, orgID: string, names: readonly string[]): Promise<string> {
  const { id: customer } = await askStripe(cloud, 'customers', { 'metadata[orgID]': orgID });
  for (const name of names) await askStripe(cloud, `payment_methods/${name}/attach`, { customer });
  await cloud.firestore.doc(customers.document(orgID)).set({ customerID: customer });
  return customer;
}

/**
 * Lets the next answers of Stripe to what the server creates for an organisation get lost, once it is done.
 * @param times the library asks again by itself once
 */
export async function loseStripeAnswers(cloud: Cloud, orgID: string, times: number): Promise<void> {
  const { api } = await stripeOf(cloud);
  const fault = { on: 'POST /v1/payment_intents', where: orgID, kind: 'drop-after', times };
  const { ok } = await fetch(new URL('/_local/faults', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'local', faults: [fault] }),
  });
  if (!ok) throw new Error('The local Stripe takes no faults.');
}

/** Saves a card as a bank does that wants a page of its own. Returns the address it sends the user back to. */
export async function saveElsewhere(cloud: Cloud, customer: string, name: string): Promise<string> {
  const card = { 'allowed_payment_method_types[0]': 'card' };
  const { id, client_secret = '' } = await askStripe(cloud, 'setup_intents', { customer, ...card });
  const return_url = new URL('/billing', cloud.origin).href;
  await askStripe(cloud, `setup_intents/${id}/confirm`, { payment_method: name, return_url });
  const query = new URLSearchParams({ setup_intent: id, setup_intent_client_secret: client_secret });
  return `/billing?${query}&redirect_status=unknown`;
}

/** Charges what is due of an organisation, as the scheduler does. */
export const chargeTrips = (cloud: Cloud, orgID: string) =>
  runScheduled(cloud, 'everyMinute/chargeTrips', orgID);
export const chargeCampaigns = (cloud: Cloud, orgID: string) =>
  runScheduled(cloud, 'everyMinute/chargeCampaigns', orgID);
