import {
  WEBHOOK_PAUSES_MIN,
  type Webhook,
  type WebhookAttempt,
  type WebhookCall,
  webhookCalls,
  webhookQueues,
  webhooks,
} from '@fleetfoot/shared/model/api/webhook';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { MessagePort } from '../messages/message-gateway';
import { record, systemActor } from '../platform/audit';
import { inTransaction } from '../platform/in-transaction';
import type { Run } from '../platform/in-turn';
import { stored } from '../platform/stored';
import { tellAdmins } from './tell-admins';
import type { WebhookPort } from './webhook-port';
import { signedHeaders } from './webhook-secret';

const MINUTE_MS = 60_000;
/** Calls that are put aside at once when their webhook is off. */
const HELD_AT_ONCE = 100;
/** What an owner answers who wants nothing any more: https://www.standardwebhooks.com */
const GONE = 410;

/** What a run that sends webhooks works with. */
export interface WebhookRun extends Run {
  readonly port: WebhookPort;
  /** What the secrets are derived from. */
  readonly master: string;
  /** By which Admins hear of a webhook that was switched off; `undefined` where nothing sends messages. */
  readonly messages: MessagePort | undefined;
  /** Webhooks that kept somebody waiting in this run: others of theirs wait for the next one, so that nobody else does. */
  readonly slow: Set<string>;
}

/** The first call of a queue, taken by this run alone. */
interface Taken {
  readonly webhook: Webhook;
  readonly call: WebhookCall;
}

interface Read {
  readonly queue: DocumentSnapshot;
  readonly webhook: DocumentSnapshot;
  readonly call: DocumentSnapshot | undefined;
}

/** A queue with its webhook and its first call; `undefined` for one that is gone. */
async function readQueue(
  { database }: WebhookRun,
  transaction: Transaction,
  orgID: string,
  id: string,
): Promise<Read | undefined> {
  const queue = await transaction.get(database.doc(webhookQueues.document(orgID, id)));
  if (!queue.exists) return undefined;
  const { webhookID, calls } = stored(webhookQueues, queue);
  const [webhook, call] = await transaction.getAll(
    database.doc(webhooks.document(orgID, webhookID)),
    ...calls.slice(0, 1).map((callID) => database.doc(webhookCalls.document(orgID, callID))),
  );
  return webhook && { queue, webhook, call };
}

/** Goes on to the next call, or ends the queue with its last one. */
function shift(transaction: Transaction, { queue }: Read, now: Date, count = 1): void {
  const { calls } = stored(webhookQueues, queue);
  if (calls.length <= count) transaction.delete(queue.ref);
  else transaction.update(queue.ref, { calls: calls.slice(count), failures: 0, nextAt: now });
}

/** Puts aside what waits for a webhook that is off. An Admin can send it later. */
async function hold(
  { database, now }: WebhookRun,
  transaction: Transaction,
  orgID: string,
  read: Read,
): Promise<void> {
  const ids = stored(webhookQueues, read.queue).calls.slice(0, HELD_AT_ONCE);
  const calls = await transaction.getAll(...ids.map((id) => database.doc(webhookCalls.document(orgID, id))));
  for (const call of calls) if (call.exists) transaction.update(call.ref, { state: 'held' });
  shift(transaction, read, now, ids.length);
}

/** Puts the queue off before its first call is made, so that no other run makes it and one that is cut off is made again. */
function take(run: WebhookRun, orgID: string, id: string): Promise<Taken | undefined> {
  const { database, now, slow } = run;
  return inTransaction(database, async (transaction) => {
    const read = await readQueue(run, transaction, orgID, id);
    if (!read) return undefined;
    const { failures, nextAt } = stored(webhookQueues, read.queue);
    if (nextAt > now) return undefined;
    if (!read.webhook.exists) {
      transaction.delete(read.queue.ref);
      return undefined;
    }
    const webhook = stored(webhooks, read.webhook);
    if (webhook.disabled) {
      await hold(run, transaction, orgID, read);
      return undefined;
    }
    if (!read.call?.exists) {
      shift(transaction, read, now);
      return undefined;
    }
    if (slow.has(webhook.id)) {
      transaction.update(read.queue.ref, { nextAt: new Date(now.getTime() + MINUTE_MS) });
      return undefined;
    }
    const pause = WEBHOOK_PAUSES_MIN[failures] ?? 1;
    transaction.update(read.queue.ref, { nextAt: new Date(now.getTime() + pause * MINUTE_MS) });
    return { webhook, call: stored(webhookCalls, read.call) };
  });
}

/** Whether an answer says that the event has arrived. */
function hasArrived({ status = 0 }: WebhookAttempt): boolean {
  return status >= 200 && status < 300;
}

/** Switches a webhook off, and tells the audit trail why. */
function disable(
  { database, now }: Pick<WebhookRun, 'database' | 'now'>,
  transaction: Transaction,
  {
    orgID,
    webhook,
    reason,
  }: { readonly orgID: string; readonly webhook: Webhook; readonly reason: 'failing' | 'gone' },
): void {
  const path = webhooks.document(orgID, webhook.id);
  transaction.update(database.doc(path), { disabled: { at: now, reason } });
  record(transaction, database, orgID, {
    ...{ kind: 'webhook.disabled', actor: systemActor('webhooks') },
    object: { id: webhook.id, label: webhook.url, path },
    after: { reason, ...(webhook.failingSince && { failingSince: webhook.failingSince }) },
  });
}

/** What follows an attempt: the next call of the queue may be made, or it may not; `disabled` when the webhook is off by it. */
type Outcome = 'next' | 'stop' | 'disabled';

/** Keeps what became of an attempt. */
function settle(
  run: WebhookRun,
  orgID: string,
  id: string,
  callID: string,
  attempt: WebhookAttempt,
): Promise<Outcome> {
  const { database, now } = run;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const read = await readQueue(run, transaction, orgID, id);
    // Meanwhile the webhook was deleted, or the call was forgotten.
    if (!read?.call?.exists || read.call.id !== callID || !read.webhook.exists) return 'stop';
    const webhook = stored(webhooks, read.webhook);
    const attempts = FieldValue.arrayUnion(attempt);
    if (hasArrived(attempt)) {
      transaction.update(read.call.ref, { state: 'delivered', attempts });
      if (webhook.failingSince) transaction.update(read.webhook.ref, { failingSince: FieldValue.delete() });
      shift(transaction, read, now);
      return 'next';
    }
    const failures = stored(webhookQueues, read.queue).failures + 1;
    const isGone = attempt.status === GONE;
    const isLast = isGone || failures > WEBHOOK_PAUSES_MIN.length;
    transaction.update(read.call.ref, { attempts, ...(isLast && { state: 'failed' }) });
    if (isLast) shift(transaction, read, now);
    else transaction.update(read.queue.ref, { failures });
    const failingSince = webhook.failingSince ?? attempt.at;
    if (!webhook.failingSince) transaction.update(read.webhook.ref, { failingSince });
    // Nothing else arrived there for as long as this one was tried: it is the webhook, not the event.
    const first = stored(webhookCalls, read.call).attempts.at(-WEBHOOK_PAUSES_MIN.length)?.at ?? attempt.at;
    const isDead = isGone || (isLast && failingSince <= first);
    if (!isDead || webhook.disabled) return 'stop';
    const reason = isGone ? 'gone' : 'failing';
    disable(run, transaction, { orgID, webhook: { ...webhook, failingSince }, reason });
    return 'disabled';
  });
}

/** Makes the calls of a queue, one after the other, for as long as they arrive. */
export async function workQueue(run: WebhookRun, orgID: string, id: string): Promise<void> {
  const { port, master, slow } = run;
  while (run.hasTime()) {
    const taken = await take(run, orgID, id);
    if (!taken) return;
    const { webhook, call } = taken;
    const { eventID, body } = call;
    const at = new Date();
    // By the clock, not by the beginning of the run: who gets it compares it with theirs.
    const headers = signedHeaders(master, orgID, webhook, { eventID, body, now: at });
    const outcome = await port.post({ url: webhook.url, headers, body });
    const duration = Date.now() - at.getTime();
    if (outcome.failure === 'timeout') slow.add(webhook.id);
    const next = await settle(run, orgID, id, call.id, { at, duration, ...outcome });
    if (next === 'disabled') await tellAdmins(run, orgID);
    if (next !== 'next') return;
  }
}
