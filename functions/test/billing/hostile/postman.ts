import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { deliverEvent } from '../../client/in-process';
import { inLanes } from '../../in-lanes';
import { stripe, WEBHOOK_SECRET } from '../local-stripe';
import { type Random, randomOf } from './random';

const TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'charge.refunded',
];
const LANES = 3;
const FORGERIES = ['signed by somebody else', 'signed long ago', 'of no event'] as const;

async function deliver(event: Stripe.Event, forgery?: (typeof FORGERIES)[number]): Promise<number> {
  const payload = JSON.stringify(forgery === 'of no event' ? { ...event, id: `${event.id}x` } : event);
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: forgery === 'signed by somebody else' ? 'whsec_other' : WEBHOOK_SECRET,
    ...(forgery === 'signed long ago' ? { timestamp: Math.floor(Date.now() / 1000) - 600 } : {}),
  });
  return deliverEvent(payload, signature);
}

/** Brings Stripe's events in the worst way: out of order, twice, late, and with forged ones among them. */
export function createPostman(seed: number) {
  const seen = new Set<string>();
  const counts = { events: 0, delivered: 0, twice: 0, lostAtFirst: 0, failed: 0, forged: 0, replayed: 0 };
  const all: Stripe.Event[] = [];
  let kept: Stripe.Event[] = [];
  let isDone = false;
  let handled = 0;

  async function fresh(): Promise<Stripe.Event[]> {
    const found: Stripe.Event[] = [];
    for await (const event of stripe.events.list({ types: TYPES, limit: 100 })) {
      if (seen.has(event.id)) break;
      seen.add(event.id);
      found.push(event);
    }
    counts.events += found.length;
    all.push(...found);
    return found;
  }

  async function forge(event: Stripe.Event, random: Random): Promise<void> {
    counts.forged += 1;
    const status = await deliver(event, random.pick(FORGERIES));
    // Stripe may be out of order at that moment, and then nobody knows whether there is such an event.
    if (status !== 400 && status !== 500) throw new Error(`A forged event was answered with ${status}.`);
  }

  async function bring(event: Stripe.Event): Promise<void> {
    const status = await deliver(event);
    if (status === 200) counts.delivered += 1;
    else {
      counts.failed += 1;
      kept.push(event);
    }
  }

  async function handle(event: Stripe.Event): Promise<void> {
    handled += 1;
    const random = randomOf(seed, handled);
    if (random.chance(0.1)) await forge(event, random);
    if (random.chance(0.25)) {
      counts.lostAtFirst += 1;
      kept.push(event);
      return;
    }
    if (!random.chance(0.2)) return bring(event);
    counts.twice += 1;
    await Promise.all([bring(event), bring(event)]);
  }

  return {
    counts,
    /** Works until {@link finish}. */
    async work(): Promise<void> {
      while (!isDone) {
        // Newest first, as Stripe lists them: refunds come before their charges.
        const events = await fresh();
        await inLanes(events.length, LANES, async (index) => handle(events[index] as Stripe.Event));
        await sleep(200);
      }
    },
    finish(): void {
      isDone = true;
    },
    /** Brings what was lost or not taken, until all is taken, as Stripe does. */
    async bringTheRest(): Promise<void> {
      kept.push(...(await fresh()));
      while (kept.length > 0) {
        const rest = kept.reverse();
        kept = [];
        await inLanes(rest.length, LANES, async (index) => bring(rest[index] as Stripe.Event));
      }
    },
    /** Brings every tenth event once more. */
    async replay(): Promise<void> {
      const again = all.filter((_, index) => index % 10 === 0);
      counts.replayed = again.length;
      await inLanes(again.length, LANES, async (index) => bring(again[index] as Stripe.Event));
    },
  };
}
