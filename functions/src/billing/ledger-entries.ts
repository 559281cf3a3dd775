import { monthOf } from '@fleetfoot/shared/billing';
import {
  LEDGER_SUBJECTS,
  type LedgerEntry,
  type LedgerSubject,
  LedgerSubjectSchemas,
} from '@fleetfoot/shared/model/billing/ledger';
import type Stripe from 'stripe';
import * as v from 'valibot';

const CAME_BACK: readonly (string | null)[] = ['failed', 'canceled'];

function momentOf(ms: number) {
  const createdAt = new Date(ms);
  return { createdAt, month: monthOf(createdAt) };
}

function chargeOf({ id, latest_charge }: Stripe.PaymentIntent): Stripe.Charge {
  if (latest_charge && typeof latest_charge === 'object') return latest_charge;
  throw new Error(`Read payment intent ${id} with its latest_charge expanded.`);
}

/** What an intent is for, as the server wrote it when it made the intent; `undefined` for other payments. */
export function subjectOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>) {
  for (const name of LEDGER_SUBJECTS) {
    const { success, output } = v.safeParse(LedgerSubjectSchemas[name], metadata);
    if (success) return { name, subject: output };
  }
  return undefined;
}

function subjectIn(intent: Stripe.PaymentIntent): Pick<LedgerEntry, LedgerSubject> {
  const found = subjectOf(intent);
  return found ? { [found.name]: found.subject } : {};
}

/** The entry of money that was taken. */
export function chargeEntry(intent: Stripe.PaymentIntent): LedgerEntry {
  const charge = chargeOf(intent);
  return {
    ...subjectIn(intent),
    id: intent.id,
    ...momentOf(charge.created * 1000),
    kind: 'charge',
    description: intent.description ?? 'Card payment',
    amount: intent.amount_received,
    paymentIntentID: intent.id,
    last4: charge.payment_method_details?.card?.last4 ?? '',
  };
}

/**
 * The entries of money that was given back. What did not arrive is given back to us: an entry of its own, because the
 * statement of the month before is out.
 * @param now when it is entered that a refund came back; Stripe does not say
 */
export function refundEntries(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  now: Date,
): LedgerEntry[] {
  const { description, last4, paymentIntentID } = chargeEntry(intent);
  const shared = { kind: 'refund', paymentIntentID, last4, ...subjectIn(intent) } as const;
  return refunds.flatMap(({ id, created, amount, status }) => {
    const moment = momentOf(created * 1000);
    const given = { id, ...moment, ...shared, description: `Refund: ${description}`, amount: -amount };
    if (!CAME_BACK.includes(status)) return [given];
    const returned = { ...given, ...momentOf(now.getTime()), id: `${id}_returned`, amount };
    return [given, { ...returned, description: `Refund not received: ${description}` }];
  });
}
