import { stripe } from '../local-stripe';

/** What Stripe has of one attempt. */
export interface Paid {
  readonly orgID: string;
  /** Ids of the payment intents that took money, and of what was given back. */
  readonly ids: readonly string[];
  readonly charges: readonly number[];
  readonly refunds: readonly number[];
}

/** All money that moved at Stripe, by attempt. */
export async function stripeBooks(): Promise<ReadonlyMap<string, Paid>> {
  const intents = new Map<string, { orgID: string; attemptID: string }>();
  for await (const { id, metadata } of stripe.paymentIntents.list({ limit: 100 })) {
    intents.set(id, { orgID: metadata['orgID'] ?? '', attemptID: metadata['attemptID'] ?? '' });
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
