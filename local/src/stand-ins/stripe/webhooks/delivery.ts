import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StripeEvent } from '../account';
import { now } from '../now';

/** The `Stripe-Signature` header of a body. */
function sign(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Where events are sent. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly secret: string;
}

export interface Delivery {
  readonly id: string;
  readonly type: string;
  /** `dropped` events are never sent. */
  state: 'held' | 'sending' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  /** The status of the last answer; none when nobody answered. */
  status?: number | undefined;
  readonly body: string;
  /** Of the last attempt, or what the first would carry. */
  signature: string;
}

/** Before the first attempt and between the others. Stripe itself goes on for days. */
const PAUSES_MS = [0, 200, 1_000, 5_000, 15_000, 60_000];
const PATIENCE_MS = 30_000;

export function newDelivery(event: StripeEvent, { secret }: WebhookEndpoint): Delivery {
  const body = JSON.stringify(event, undefined, 2);
  const signature = sign(body, secret, now());
  return { id: event.id, type: event.type, state: 'held', attempts: 0, body, signature };
}

async function attempt(
  delivery: Delivery,
  { url, secret }: WebhookEndpoint,
  stopped: AbortSignal,
): Promise<boolean> {
  delivery.attempts += 1;
  delivery.signature = sign(delivery.body, secret, now());
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': delivery.signature,
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
  };
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), stopped]);
  try {
    const response = await fetch(url, { method: 'POST', headers, body: delivery.body, signal });
    delivery.status = response.status;
    await response.arrayBuffer();
    return response.ok;
  } catch {
    delivery.status = undefined;
    return false;
  }
}

export interface DeliveryOptions {
  readonly endpoint: WebhookEndpoint;
  /** Wraps each attempt. */
  readonly turn: (work: () => Promise<boolean>) => Promise<boolean>;
  readonly stopped: AbortSignal;
}

/** Sends an event until it is taken, or for as long as it makes sense. */
export async function deliver(
  delivery: Delivery,
  { endpoint, turn, stopped }: DeliveryOptions,
): Promise<void> {
  delivery.state = 'sending';
  for (const pause of PAUSES_MS) {
    if (pause > 0) await sleep(pause, undefined, { signal: stopped, ref: false }).catch(() => {});
    if (stopped.aborted) break;
    if (await turn(() => attempt(delivery, endpoint, stopped))) {
      delivery.state = 'delivered';
      return;
    }
  }
  delivery.state = 'failed';
}
