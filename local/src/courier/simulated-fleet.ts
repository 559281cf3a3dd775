import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serveLoopback } from '../serve-loopback';
import { type Asks, givenAtDoor, type ReadPin } from './hand-over';
import { type Leg, type Order, placeOn, planRide } from './plan-ride';

/** How often a courier says where they are. */
const POSITION_EVERY_MS = 10_000;
/** After so long at most a courier notices that the speed is another. */
const STEP_MS = 1_000;
const RETRY_MS = 2_000;
const MOST_TRIES = 30;
/** More than the service lets a PIN be wrong. */
const MOST_HAND_OVERS = 8;

export interface FleetOptions {
  /** Shared with the service: base64, after `whsec_`. */
  readonly secret: string;
  /** How many times faster than life couriers are. */
  readonly speed: number;
  /** A number from 0 to 1. */
  readonly random?: () => number;
  /** Reads the PIN that a recipient sees; without it, they do not know it. */
  readonly readPin?: ReadPin;
  /** Ends early, and rejects, when the signal says so. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** How couriers ride, and how many deliveries they have. */
export interface FleetState {
  readonly rides: number;
  readonly paused: boolean;
  readonly speed: number;
  /** Whether the next one who would deliver finds nobody there. */
  readonly failNext: boolean;
}

export interface SimulatedFleet {
  /** Where it takes what is dispatched. */
  readonly url: string;
  /** Lets couriers begin: from now on there is somebody to tell. */
  connect(eventsUrl: string): void;
  /** Rides on with a delivery that was under way when an earlier fleet was closed, after the last event that was told. */
  resume(order: Order, last: string): void;
  state(): FleetState;
  /** Changes how couriers ride, from now on. */
  change(wanted: Partial<Omit<FleetState, 'rides'>>): void;
  close(): Promise<void>;
}

function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function newPause() {
  let end = () => {};
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

/** What the service made of an event: more is to be told, nothing more is, or something else has to come with it. */
type Heard = 'goes on' | 'ended' | Asks;

async function heardOf(answer: Response): Promise<Heard> {
  if (answer.ok) return 'goes on';
  const { asks } = answer.status === 422 ? ((await answer.json()) as { readonly asks?: Asks }) : {};
  return asks ?? 'ended';
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * A fleet of couriers that ride by themselves: it takes what the service dispatches and tells what happens, over HTTP and
 * signed, as a real fleet does. It knows nothing else of the product.
 */
export async function startFleet(options: FleetOptions): Promise<SimulatedFleet> {
  const { secret, random = Math.random, readPin = async () => undefined } = options;
  let { speed } = options;
  let failNext = false;
  let paused: { readonly promise: Promise<void>; readonly end: () => void } | undefined;
  const { sleep = (ms, signal) => pause(ms, undefined, { signal }) } = options;
  const rides = new Map<string, AbortController>();
  const orders = new Map<string, Order>();
  let connected: (eventsUrl: string) => void = () => {};
  const events = new Promise<string>((resolve) => {
    connected = resolve;
  });

  async function tell(content: object, signal: AbortSignal): Promise<Heard> {
    const [url, id, body] = [await events, randomUUID(), JSON.stringify(content)];
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...{ 'webhook-id': id, 'webhook-timestamp': timestamp },
          'webhook-signature': signatureOf(secret, id, timestamp, body),
        },
        body,
        signal,
      }).catch(() => undefined);
      if (answer && answer.status < 500) return heardOf(answer);
      await sleep(RETRY_MS, signal);
    }
    return 'ended';
  }

  /** Hands a delivery over, with what is asked for: a PIN that is wrong too often gives way to a name and a photo. */
  async function handOver(order: Order, event: object, signal: AbortSignal): Promise<Heard> {
    let heard: Heard = 'ended';
    for (let tries = 1; tries <= MOST_HAND_OVERS; tries += 1) {
      const asks = typeof heard === 'string' ? undefined : heard;
      heard = await tell({ ...event, ...(await givenAtDoor(order, readPin, asks)) }, signal);
      if (typeof heard === 'string') return heard;
    }
    return heard;
  }

  /** Waits while nobody rides. */
  async function untilGoing(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (!paused) return;
    const { promise } = paused;
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      void promise.then(resolve);
    });
  }

  async function drive(leg: Leg, about: object, isSeen: boolean, signal: AbortSignal): Promise<void> {
    let sinceSeen = POSITION_EVERY_MS;
    for (let done = 0; done < leg.seconds * 1000; ) {
      await untilGoing(signal);
      if (isSeen && sinceSeen >= POSITION_EVERY_MS) {
        const place = placeOn(leg, done / (leg.seconds * 1000));
        await tell({ ...about, type: 'position', ...place, at: new Date().toISOString() }, signal);
        sinceSeen = 0;
      }
      const step = Math.min(STEP_MS, (leg.seconds * 1000 - done) / speed);
      await sleep(step, signal);
      done += step * speed;
      sinceSeen += step;
    }
  }

  /** Rides what the order says at each moment, from after the last event that was told. */
  async function ride(path: string, signal: AbortSignal, last?: string): Promise<void> {
    const numbers = Array.from({ length: 8 }, random);
    let fails = last === 'failed' || last === 'returning';
    function legs(): readonly Leg[] {
      const drawn = numbers.values();
      return planRide(orders.get(path) as Order, () => drawn.next().value ?? 0.5, fails);
    }
    for (let at = legs().findIndex(({ tells }) => tells.type === last) + 1; at < legs().length; at += 1) {
      if (failNext && legs()[at]?.tells.type === 'delivered') {
        failNext = false;
        fails = true;
      }
      const leg = legs()[at] as Leg;
      const order = orders.get(path) as Order;
      const { organization_id, delivery_id } = order;
      const about = { organization_id, delivery_id };
      await drive(leg, about, at > 0, signal);
      const event = { ...about, ...leg.tells };
      const isDoor = leg.tells.type === 'delivered';
      const heard = isDoor ? await handOver(order, event, signal) : await tell(event, signal);
      if (heard !== 'goes on') return;
    }
  }

  /** What is told of a delivery again replaces where it goes; who rides rides on. */
  function carry(path: string, order: Order, last?: string): void {
    orders.set(path, order);
    if (rides.has(path)) return;
    const riding = new AbortController();
    rides.set(path, riding);
    const ended = () => {
      rides.delete(path);
      orders.delete(path);
    };
    // A ride that is called off ends with the signal's error.
    ride(path, riding.signal, last).then(ended, ended);
  }

  const server = await serveLoopback(async (request, response) => {
    const body = await bodyOf(request);
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const isSigned = header('signature') === signatureOf(secret, header('id'), header('timestamp'), body);
    const [path, isOurs] = [request.url ?? '', /^\/deliveries\/[\w-]+\/[\w-]+$/.test(request.url ?? '')];
    if (!isSigned || !isOurs) {
      response.writeHead(isSigned ? 404 : 401).end();
      return;
    }
    if (request.method === 'DELETE') rides.get(path)?.abort();
    if (request.method === 'PUT') carry(path, JSON.parse(body) as Order);
    response.writeHead(204).end();
  });
  return {
    url: server.origin,
    connect: (eventsUrl) => connected(eventsUrl),
    resume: (order, last) => carry(`/deliveries/${order.organization_id}/${order.delivery_id}`, order, last),
    state: () => ({ rides: rides.size, paused: paused !== undefined, speed, failNext }),
    change(wanted) {
      speed = wanted.speed ?? speed;
      failNext = wanted.failNext ?? failNext;
      if (wanted.paused === true) paused ??= newPause();
      if (wanted.paused === false) {
        paused?.end();
        paused = undefined;
      }
    },
    async close() {
      for (const riding of rides.values()) riding.abort();
      await server.close();
    },
  };
}
