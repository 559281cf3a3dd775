import { CARD_ATTEMPT_LIMITS } from '@fleetfoot/shared/model/billing/card-attempts';
import { NO_CARD } from '@fleetfoot/shared/model/billing/charge';
import { stripeEvents } from '@fleetfoot/shared/model/billing/payment';
import { FieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { record } from '../../platform/audit';
import { decide } from '../../platform/decide';
import { countTry, recordMetLimit, today, triesOf } from '../cards/card-attempts';
import { labelOfCard } from '../cards/cards';
import { retryFailed } from '../charges/kinds';
import type { Services, Told } from '../services';

/** The metadata that the server wrote when it made the setup intent. */
const MetadataSchema = v.object({ orgID: v.string(), uid: v.string() });

const MOST_OPEN = 100;
const OPEN: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Ends what somebody has begun, so that no other card is tried with it. */
async function cancelOpen({ stripe }: Services, intent: Stripe.SetupIntent, uid: string): Promise<void> {
  if (typeof intent.customer !== 'string') return;
  const { data } = await stripe.setupIntents.list({ customer: intent.customer, limit: MOST_OPEN });
  const open = data.filter(({ status, metadata }) => OPEN.includes(status) && metadata?.['uid'] === uid);
  // One that has come to its end meanwhile cannot be canceled, and need not be.
  await Promise.all(open.map(({ id }) => stripe.setupIntents.cancel(id).catch(() => undefined)));
}

/**
 * Writes down what became of a card that somebody wanted to save: that it was added, or a try that was refused. Whoever
 * has met the limit of such tries cannot go on with what was begun.
 */
export async function syncSetup(services: Services, event: Stripe.Event, intentID: string): Promise<void> {
  const { database, stripe } = services;
  const intent = await stripe.setupIntents.retrieve(intentID, { expand: ['payment_method'] });
  const made = v.safeParse(MetadataSchema, intent.metadata);
  if (!made.success) return;
  const { orgID, uid } = made.output;
  const told: Told = { actor: { kind: 'member', id: uid, name: '' } };
  const entered = database.doc(stripeEvents.document(event.id));
  const tried = { orgID, uid, day: today(), key: event.id };
  const refs = [entered, ...triesOf(database, tried)] as const;
  const isLast = await decide(database, refs, ([known, organization, user], writes) => {
    if (known.exists) return false;
    writes.write(known, { type: event.type, enteredAt: FieldValue.serverTimestamp() });
    if (event.type === 'setup_intent.succeeded') {
      const method = intent.payment_method;
      if (!method || typeof method === 'string') return false;
      const object = { id: method.id, label: labelOfCard(method) };
      record(writes.batch, database, orgID, { kind: 'card.added', ...told, object });
      return false;
    }
    const met = countTry({ organization, user }, writes, tried, ['declines']);
    if (met) recordMetLimit(writes.batch, database, tried, met, told);
    const counted = Object.values({ ...organization.get('declines') }).filter((by) => by === uid).length + 1;
    return met !== undefined || counted >= CARD_ATTEMPT_LIMITS.declines.member;
  });
  if (isLast) await cancelOpen(services, intent, uid);
  if (intent.status === 'succeeded') await retryFailed(database, orgID, NO_CARD);
}
