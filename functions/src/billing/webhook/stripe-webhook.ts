import { stripeEvents } from '@fleetfoot/shared/model/billing/payment';
import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import type Stripe from 'stripe';
import { takeBody } from '../../platform/bodies';
import { database } from '../../platform/database';
import { FUNCTION_OPTIONS } from '../../platform/options';
import type { Services } from '../services';
import { stripe, stripeKey } from '../stripe';
import { isMissing, withoutPayment } from '../stripe-failure';
import { syncPayment, syncRefusal } from './sync-payment';
import { syncSetup } from './sync-setup';

/** Signs the events that Stripe sends. */
const webhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** Many times the largest event, in bytes. */
const MOST_BYTES = 1_048_576;

/** Seconds that a signature is good for. */
const TOLERANCE = 300;

/** An event as it was sent: the signature is over the bytes. */
export interface SentEvent {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly secret: string;
}

/** `forged`: Stripe did not send it. `ignored`: it says nothing of money or cards. */
export type Receipt = 'forged' | 'ignored' | 'known' | 'entered';

function signedID(stripe: Stripe, { body, signature, secret }: SentEvent): string | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE).id;
  } catch {
    return undefined;
  }
}

async function readEvent(stripe: Stripe, id: string): Promise<Stripe.Event | undefined> {
  try {
    return await stripe.events.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function idOf(object: string | { readonly id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}

/** The payment intent that an event is about; `undefined` for one that moves no money. */
export function paymentOfEvent(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return event.data.object.id;
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return idOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

/**
 * Takes an event from Stripe. Only its id is used: the payment or card is read from Stripe again, so that
 * an old, repeated or overtaken event does no harm. An event that has been entered is not entered again.
 * @throws Error when it could not be entered; Stripe sends it again
 */
export async function receiveEvent(services: Services, sent: SentEvent): Promise<Receipt> {
  const { database, stripe } = services;
  const id = signedID(stripe, sent);
  if (id === undefined || !/^evt_\w{1,200}$/.test(id)) return 'forged';
  const ref = database.doc(stripeEvents.document(id));
  if ((await ref.get()).exists) return 'known';
  const event = await readEvent(stripe, id);
  if (!event) return 'forged';
  if (event.type === 'setup_intent.succeeded' || event.type === 'setup_intent.setup_failed') {
    await syncSetup(services, event, event.data.object.id);
    return 'entered';
  }
  const isRefusal = event.type === 'payment_intent.payment_failed';
  const paymentID = isRefusal ? event.data.object.id : paymentOfEvent(event);
  if (paymentID === undefined) return 'ignored';
  await (isRefusal ? syncRefusal : syncPayment)(services, paymentID);
  await ref.set({ type: event.type, enteredAt: FieldValue.serverTimestamp() });
  return 'entered';
}

/** The status of the answer to an event. Any other than 2xx makes Stripe send it again, for three days. */
export async function answerEvent(services: Services, sent: SentEvent): Promise<200 | 400 | 500> {
  try {
    return (await receiveEvent(services, sent)) === 'forged' ? 400 : 200;
  } catch (error) {
    logError('stripe-webhook', withoutPayment(error));
    return 500;
  }
}

/** The deployed function that takes events from Stripe. */
export const stripeWebhook = onRequest(
  { ...FUNCTION_OPTIONS, secrets: [stripeKey, webhookSecret], invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'POST').json({ received: false });
      return;
    }
    const status = await answerEvent(
      { database: database(), stripe: stripe() },
      {
        body: await takeBody(request, MOST_BYTES),
        signature: request.get('stripe-signature'),
        secret: webhookSecret.value(),
      },
    );
    response.status(status).json({ received: status === 200 });
  },
);
