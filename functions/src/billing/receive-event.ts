import { FieldValue } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { billingPaths } from './billing-paths';
import { paymentOfEvent } from './payment-of-event';
import type { Services } from './services';
import { isMissing } from './stripe-failure';
import { syncPayment } from './sync-payment';

/** Seconds that a signature is good for. */
const TOLERANCE = 300;

/** What was sent, as it came: the signature is over the bytes. */
export interface Delivery {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly secret: string;
}

/** `forged`: Stripe did not send it. `ignored`: it moves no money. */
export type Receipt = 'forged' | 'ignored' | 'known' | 'entered';

function signedID(stripe: Stripe, { body, signature, secret }: Delivery): string | undefined {
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

/**
 * Takes an event from Stripe. Nothing in it is believed but its id: what happened is read from Stripe again, so that
 * an old, repeated or overtaken event does no harm. One that has been entered is not entered again.
 * @throws whatever kept it from being entered; Stripe sends it again
 */
export async function receiveEvent(services: Services, delivery: Delivery): Promise<Receipt> {
  const { database, stripe } = services;
  const id = signedID(stripe, delivery);
  if (id === undefined || !/^evt_\w{1,200}$/.test(id)) return 'forged';
  const ref = database.doc(billingPaths.event(id));
  if ((await ref.get()).exists) return 'known';
  const event = await readEvent(stripe, id);
  if (!event) return 'forged';
  const paymentID = paymentOfEvent(event);
  if (paymentID === undefined) return 'ignored';
  await syncPayment(services, paymentID);
  await ref.set({ type: event.type, enteredAt: FieldValue.serverTimestamp() });
  return 'entered';
}
