import { stripe } from '../local-stripe';

/** What Stripe has of one attempt, or of one charge of a trip. */
export interface Paid {
  readonly orgID: string;
  /** Ids of the payment intents that took money, and of what was given back. */
  readonly ids: readonly string[];
  readonly charges: readonly number[];
  readonly refunds: readonly number[];
}

/** All money that moved at Stripe, by attempt or charge. */
export async function stripeBooks(): Promise<ReadonlyMap<string, Paid>> {
  const intents = new Map<string, { orgID: string; attemptID: string }>();
  for await (const { id, metadata } of stripe.paymentIntents.list({ limit: 100 })) {
    const { orgID = '', attemptID, chargeID } = metadata;
    // Ids of deliveries are unique within an organisation alone.
    intents.set(id, { orgID, attemptID: attemptID ?? `${orgID} ${chargeID}` });
  }
  const books = new Map<string, { orgID: string; ids: string[]; charges: number[]; refunds: number[] }>();
  function pageOf(intent: unknown) {
    const { orgID, attemptID } = intents.get(String(intent)) ?? { orgID: '', attemptID: '' };
    const page = books.get(attemptID) ?? { orgID, ids: [], charges: [], refunds: [] };
    books.set(attemptID, page);
    return page;
  }
  for await (const { payment_intent, amount_captured, paid } of stripe.charges.list({ limit: 100 })) {
    if (!paid) continue;
    const page = pageOf(payment_intent);
    page.ids.push(String(payment_intent));
    page.charges.push(amount_captured);
  }
  for await (const { id, payment_intent, amount } of stripe.refunds.list({ limit: 100 })) {
    const page = pageOf(payment_intent);
    page.ids.push(id);
    page.refunds.push(amount);
  }
  return books;
}
