import type { ApiMode } from '@fleetfoot/shared/model/api/api-key';
import { testEvents } from '@fleetfoot/shared/model/api/test-event';
import {
  WEBHOOK_CALL_DAYS,
  type Webhook,
  type WebhookCall,
  webhookCallID,
  webhookCalls,
  webhookFeeds,
  webhookQueueID,
  webhookQueues,
  webhooks,
} from '@fleetfoot/shared/model/api/webhook';
import { type WebhookPayload, webhookPayload } from '@fleetfoot/shared/model/api/webhook-payload';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import {
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { inTransaction } from '../platform/in-transaction';
import type { Run } from '../platform/in-turn';
import { sha256 } from '../platform/sha256';
import { stored } from '../platform/stored';

const DAY_MS = 86_400_000;
/**
 * How far behind what is told a run looks again. An event has the time at which the database was asked to write it, and
 * may be seen later, by as long as a write may take.
 */
export const OVERLAP_MS = 60_000;
/** Less than until the next run, which the local cloud does not wait a minute for. */
const REST_MS = 2_000;
/** Events that are told in one transaction, to at most five webhooks each. */
const PAGE = 25;

/** Of each mode: the id of the feed that its webhooks are told by, and where what happens is told of. */
const FEEDS = {
  live: { id: 'deliveries', events: auditEvents },
  test: { id: 'test-deliveries', events: testEvents },
} as const satisfies Record<ApiMode, object>;

/** Path of how far the webhooks of a mode are told. */
export function feedPath(orgID: string, mode: ApiMode): string {
  return webhookFeeds.document(orgID, FEEDS[mode].id);
}

/** The mode of a feed. */
export function modeOfFeed(id: string): ApiMode {
  return id === FEEDS.test.id ? 'test' : 'live';
}

/** What is sent as `webhook-id`. An event's own id may hold a path; this one is of any webhook's form. */
export function webhookEventID(orgID: string, eventID: string): string {
  return `evt_${sha256(`${orgID}/${eventID}`).slice(0, 24)}`;
}

/** What the webhooks of one mode are told of an organisation. */
interface Feed {
  readonly orgID: string;
  readonly mode: ApiMode;
}

interface Told {
  readonly eventID: string;
  readonly at: Date;
  readonly payload: WebhookPayload;
}

/** One that cannot be read is told to nobody, and holds up none that comes after it. */
function toldOf({ orgID, mode }: Feed, document: QueryDocumentSnapshot): Told | undefined {
  try {
    const event = stored(FEEDS[mode].events, document);
    const payload = webhookPayload(event);
    if (payload?.mode !== mode) return undefined;
    return { eventID: webhookEventID(orgID, event.id), at: event.at, payload };
  } catch (error) {
    logError(`${document.ref.path} cannot be read`, error);
    return undefined;
  }
}

/** An event for one webhook, as the log has it before anything was sent. */
export function newCall(
  webhook: Webhook,
  { eventID, at, payload, deliveryID }: Told & { readonly deliveryID: string },
  now: Date,
): WebhookCall {
  return {
    ...{ id: webhookCallID(webhook.id, eventID), webhookID: webhook.id, eventID, type: payload.type },
    ...{ deliveryID, body: JSON.stringify(payload), at, attempts: [] },
    state: webhook.disabled ? 'held' : 'waiting',
    expiresAt: new Date(now.getTime() + WEBHOOK_CALL_DAYS * DAY_MS),
  };
}

/** Lets calls wait behind those of the same delivery and webhook that wait already. Reads before it writes. */
export async function readQueues(
  { database, now }: Pick<Run, 'database' | 'now'>,
  transaction: Transaction,
  orgID: string,
  calls: readonly WebhookCall[],
): Promise<() => void> {
  const byQueue = new Map<string, WebhookCall[]>();
  for (const call of calls) {
    const id = webhookQueueID(call.webhookID, call.deliveryID);
    byQueue.set(id, [...(byQueue.get(id) ?? []), call]);
  }
  const references = [...byQueue.keys()].map((id) => database.doc(webhookQueues.document(orgID, id)));
  const present = references.length === 0 ? [] : await transaction.getAll(...references);
  return () => {
    for (const queue of present) {
      const [first, ...rest] = byQueue.get(queue.id) ?? [];
      if (!first) continue;
      const ids = [first, ...rest].map(({ id }) => id);
      if (queue.exists) {
        transaction.update(queue.ref, { calls: FieldValue.arrayUnion(...ids) });
        continue;
      }
      const { webhookID, deliveryID } = first;
      transaction.create(queue.ref, {
        id: queue.id,
        webhookID,
        deliveryID,
        calls: ids,
        failures: 0,
        nextAt: now,
      });
    }
  };
}

/** The webhooks of an organisation, of both modes. */
export async function readWebhooks(
  database: Firestore,
  transaction: Transaction,
  orgID: string,
): Promise<readonly Webhook[]> {
  const { docs } = await transaction.get(database.collection(webhooks.path(orgID)));
  return docs.map((document) => stored(webhooks, document));
}

/** Those that a feed tells. */
async function webhooksOf(
  { database }: Run,
  transaction: Transaction,
  { orgID, mode }: Feed,
): Promise<readonly Webhook[]> {
  const all = await readWebhooks(database, transaction, orgID);
  return all.filter((webhook) => webhook.mode === mode);
}

/** Notes for each webhook what it is to be told of a page of events, once for each event. */
async function note(run: Run, feed: Feed, told: readonly Told[]): Promise<void> {
  const { database, now } = run;
  const { orgID } = feed;
  await inTransaction(database, async (transaction) => {
    const all = await webhooksOf(run, transaction, feed);
    const calls = told.flatMap((event) =>
      all
        .filter(({ events, createdAt }) => events.includes(event.payload.type) && event.at >= createdAt)
        .map((webhook) => newCall(webhook, { ...event, deliveryID: event.payload.data.id }, now)),
    );
    if (calls.length === 0) return;
    const references = calls.map(({ id }) => database.doc(webhookCalls.document(orgID, id)));
    const noted = new Set(
      (await transaction.getAll(...references)).flatMap(({ exists, id }) => (exists ? [id] : [])),
    );
    const fresh = calls.filter(({ id }) => !noted.has(id));
    const wait = await readQueues(
      run,
      transaction,
      orgID,
      fresh.filter(({ state }) => state === 'waiting'),
    );
    for (const call of fresh) transaction.create(database.doc(webhookCalls.document(orgID, call.id)), call);
    wait();
  });
}

/** Puts the feed off, so that no other run reads the same at the same time. */
function take(run: Run, feed: Feed): Promise<Date | undefined> {
  const { database, now } = run;
  const reference = database.doc(feedPath(feed.orgID, feed.mode));
  return inTransaction(database, async (transaction) => {
    const document = await transaction.get(reference);
    if (!document.exists) return undefined;
    const { until, nextAt } = stored(webhookFeeds, document);
    if (nextAt > now) return undefined;
    if ((await webhooksOf(run, transaction, feed)).length === 0) {
      transaction.delete(reference);
      return undefined;
    }
    transaction.update(reference, { nextAt: new Date(now.getTime() + REST_MS) });
    return until;
  });
}

/** Notes what the webhooks of an organisation are to be told of what happened in their mode since the last time. */
export async function readFeed(run: Run, feed: Feed): Promise<void> {
  const until = await take(run, feed);
  if (!until) return;
  const { database } = run;
  const { orgID, mode } = feed;
  // In the order in which it happened: of two changes of one delivery the database has finished the first before it
  // begins the second, so that the second is never seen without it.
  const since = database
    .collection(FEEDS[mode].events.path(orgID))
    .where('at', '>', Timestamp.fromMillis(until.getTime() - OVERLAP_MS))
    .orderBy('at');
  let query: Query | undefined = since;
  let told: Timestamp | undefined;
  while (query && run.hasTime()) {
    const { docs, readTime }: QuerySnapshot = await query.limit(PAGE).get();
    await note(
      run,
      feed,
      docs.flatMap((document) => toldOf(feed, document) ?? []),
    );
    const last: QueryDocumentSnapshot | undefined = docs.at(-1);
    query = docs.length === PAGE && last ? since.startAfter(last) : undefined;
    // With nothing left to read, by the database's clock: what it writes from then on is all that can be missing.
    told = query ? (last?.get('at') as Timestamp) : readTime;
  }
  if (told) await database.doc(feedPath(orgID, mode)).update({ until: told });
}
