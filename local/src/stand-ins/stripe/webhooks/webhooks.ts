import type { StripeEvent } from '../account';
import { type Delivery, deliver, newDelivery, type WebhookEndpoint } from './delivery';

/** Lets a few pieces of work run at a time; the others wait in line. */
function createGate(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

export const WEBHOOK_MODES = ['normal', 'hold', 'duplicate', 'reverse', 'drop'] as const;

/**
 * What becomes of new events: sent at once, held until they are released, sent twice, sent newest first a moment later,
 * or never sent.
 */
export type WebhookMode = (typeof WEBHOOK_MODES)[number];

export interface Webhooks {
  send(event: StripeEvent): void;
  setMode(mode: WebhookMode): void;
  /** Sends what is held; resolves when all of it has arrived or failed. */
  release(): Promise<number>;
  /** Everything since the start or the last {@link forget}, oldest first. */
  list(): readonly Readonly<Delivery>[];
  /** Resolves when nothing is under way. Held events do not count. */
  settled(): Promise<void>;
  forget(): void;
  stop(): void;
}

/** Few: the Functions emulator begins a process for each that finds none idle, and a dozen take all of a machine for a minute. */
const AT_A_TIME = 2;
const REVERSE_AFTER_MS = 50;

/** @param onDelivered told of each event that the endpoint has taken */
export function createWebhooks(
  endpoint: WebhookEndpoint,
  onDelivered: (eventID: string) => void,
  log: (line: string) => void,
): Webhooks {
  const turn = createGate(AT_A_TIME);
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let mode: WebhookMode = 'normal';
  let deliveries: Delivery[] = [];
  let held: Delivery[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function sendOne(delivery: Delivery): Promise<void> {
    await deliver(delivery, { endpoint, turn, stopped: stopping.signal });
    log(`webhook ${delivery.type} ${delivery.state} after ${delivery.attempts}`);
    if (delivery.state === 'delivered') onDelivered(delivery.id);
  }
  function start(work: Promise<void>): Promise<void> {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
    return done;
  }
  async function sendInOrder(batch: readonly Delivery[]): Promise<void> {
    for (const delivery of batch) await sendOne(delivery);
  }
  function add(event: StripeEvent): Delivery {
    const delivery = newDelivery(event, endpoint);
    deliveries.push(delivery);
    return delivery;
  }
  function takeHeld(): Delivery[] {
    clearTimeout(timer);
    timer = undefined;
    const batch = mode === 'reverse' ? held.reverse() : held;
    held = [];
    return batch;
  }
  return {
    send(event) {
      const delivery = add(event);
      if (mode === 'drop') delivery.state = 'dropped';
      else if (mode === 'hold' || mode === 'reverse') held.push(delivery);
      else void start(sendOne(delivery));
      if (mode === 'duplicate') void start(sendOne(add(event)));
      if (mode === 'reverse')
        timer ??= setTimeout(() => void start(sendInOrder(takeHeld())), REVERSE_AFTER_MS);
    },
    setMode(wanted) {
      if (mode === 'reverse' && timer) void start(sendInOrder(takeHeld()));
      mode = wanted;
    },
    async release() {
      const batch = takeHeld();
      await start(sendInOrder(batch));
      return batch.length;
    },
    list: () => deliveries,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      mode = 'normal';
      deliveries = [];
      held = [];
    },
    stop: () => stopping.abort(),
  };
}
