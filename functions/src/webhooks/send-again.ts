import { AppError } from '@fleetfoot/shared/domain';
import {
  type Webhook,
  type WebhookCall,
  webhookCalls,
  webhookQueueID,
  webhookQueues,
} from '@fleetfoot/shared/model/api/webhook';
import { WEBHOOK_TEST } from '@fleetfoot/shared/model/api/webhook-event';
import { WEBHOOK_VERSION } from '@fleetfoot/shared/model/api/webhook-payload';
import * as operations from '@fleetfoot/shared/operations';
import {
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import type { Caller } from '../platform/caller';
import { stored } from '../platform/stored';
import { newCall, readQueues, webhookEventID } from './feed';
import { workQueue } from './queue';
import { deployedWebhooks } from './webhook-port';
import { webhookMaster } from './webhook-secret';
import { onWebhook, tell } from './webhook-writes';

/** Calls that are sent again in one transaction. */
const PAGE = 100;
/** Test events that may wait for one webhook. */
const MOST_TESTS = 5;

function assertOn({ disabled }: Webhook): void {
  if (!disabled) return;
  throw new AppError('failed-precondition', 'The webhook is off.', {
    userMessage: 'This webhook is off. Switch it on first.',
  });
}

/** Makes what is due of a queue now: whoever pressed a button waits for what becomes of it. */
function sendNow(database: Firestore, orgID: string, queueID: string): Promise<void> {
  const began = Date.now();
  let isFirst = true;
  return workQueue(
    {
      ...{ database, port: deployedWebhooks(), master: webhookMaster.value(), slow: new Set() },
      now: new Date(began),
      // Whoever pressed sees it.
      messages: undefined,
      hasTime() {
        const hasTime = isFirst;
        isFirst = false;
        return hasTime;
      },
    },
    orgID,
    queueID,
  );
}

/**
 * Sends a webhook a test event, and comes back when it was tried once.
 * @throws AppError `permission-denied`; `not-found`; `failed-precondition` for one that is off; `resource-exhausted`
 */
export async function testWebhook(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID, attemptID }: RequestOf<typeof operations.testWebhook>,
): Promise<ResponseOf<typeof operations.testWebhook>> {
  const queueID = webhookQueueID(webhookID, '');
  const work = { orgID, webhookID, action: 'webhook.send' } as const;
  await onWebhook(database, caller, work, async (transaction, webhook) => {
    assertOn(webhook);
    const now = new Date();
    const call = newCall(
      webhook,
      {
        ...{ eventID: webhookEventID(orgID, `test/${attemptID}`), at: now, deliveryID: '' },
        payload: {
          ...{
            type: WEBHOOK_TEST,
            version: WEBHOOK_VERSION,
            mode: webhook.mode,
            timestamp: now.toISOString(),
          },
          data: { id: 'test', external_id: 'TEST-1', status: 'Created' },
        },
      },
      now,
    );
    const [known, queue] = await transaction.getAll(
      database.doc(webhookCalls.document(orgID, call.id)),
      database.doc(webhookQueues.document(orgID, queueID)),
    );
    if (known?.exists) return;
    if (queue?.exists && stored(webhookQueues, queue).calls.length >= MOST_TESTS) {
      throw new AppError('resource-exhausted', 'Enough test events wait.', {
        userMessage: `${MOST_TESTS} test events wait for an answer already. See what became of them in the log.`,
      });
    }
    const wait = await readQueues({ database, now }, transaction, orgID, [call]);
    transaction.create(database.doc(webhookCalls.document(orgID, call.id)), call);
    wait();
  });
  await sendNow(database, orgID, queueID);
  return {};
}

interface Again {
  readonly caller: Caller;
  readonly orgID: string;
  readonly webhookID: string;
}

/** Lets calls wait again, behind what waits of their deliveries; what waits for its next attempt is tried at once. */
async function waitAgain(
  database: Firestore,
  transaction: Transaction,
  orgID: string,
  documents: readonly DocumentSnapshot[],
): Promise<void> {
  const now = new Date();
  const calls: readonly WebhookCall[] = documents.map((document) => stored(webhookCalls, document));
  const waiting = calls.filter(({ state }) => state === 'waiting');
  const queues = [
    ...new Set(waiting.map(({ webhookID, deliveryID }) => webhookQueueID(webhookID, deliveryID))),
  ];
  const present =
    queues.length === 0
      ? []
      : await transaction.getAll(...queues.map((id) => database.doc(webhookQueues.document(orgID, id))));
  const wait = await readQueues({ database, now }, transaction, orgID, calls);
  for (const queue of present) if (queue.exists) transaction.update(queue.ref, { nextAt: now });
  for (const { ref } of documents) transaction.update(ref, { state: 'waiting' });
  wait();
}

async function resendOne(database: Firestore, { caller, orgID, webhookID }: Again, callID: string) {
  const work = { orgID, webhookID, action: 'webhook.send' } as const;
  const queueID = await onWebhook(database, caller, work, async (transaction, webhook) => {
    assertOn(webhook);
    const document = await transaction.get(database.doc(webhookCalls.document(orgID, callID)));
    if (!document.exists || document.get('webhookID') !== webhookID) {
      throw new AppError('not-found', `There is no call ${callID}.`, {
        userMessage: 'This event is no longer in the log.',
      });
    }
    await waitAgain(database, transaction, orgID, [document]);
    tell(transaction, database, 'webhook.resent', { caller, orgID, webhook, after: { count: 1 } });
    return webhookQueueID(webhookID, stored(webhookCalls, document).deliveryID);
  });
  await sendNow(database, orgID, queueID);
  return { count: 1, more: false };
}

async function resendSince(database: Firestore, { caller, orgID, webhookID }: Again, since: Date) {
  const all = database
    .collection(webhookCalls.path(orgID))
    .where('webhookID', '==', webhookID)
    .where('at', '>=', Timestamp.fromDate(since))
    .orderBy('at');
  const work = { orgID, webhookID, action: 'webhook.send' } as const;
  let last: QueryDocumentSnapshot | undefined;
  let count = 0;
  while (count < operations.RESEND_LIMIT) {
    const query = (last ? all.startAfter(last) : all).limit(PAGE);
    const docs = await onWebhook(database, caller, work, async (transaction, webhook) => {
      assertOn(webhook);
      const page = await transaction.get(query);
      await waitAgain(database, transaction, orgID, page.docs);
      if (page.size > 0)
        tell(transaction, database, 'webhook.resent', {
          caller,
          orgID,
          webhook,
          after: { since, count: page.size },
        });
      return page.docs;
    });
    count += docs.length;
    last = docs.at(-1);
    if (docs.length < PAGE) return { count, more: false };
  }
  return { count, more: true };
}

/**
 * Sends again what the log has: one call, which is tried at once, or all since a moment, which the next run begins with.
 * @throws AppError `permission-denied`; `not-found`; `failed-precondition` for a webhook that is off
 */
export function resendWebhookCalls(
  database: Firestore,
  caller: Caller,
  { orgID, webhookID, which }: RequestOf<typeof operations.resendWebhookCalls>,
): Promise<ResponseOf<typeof operations.resendWebhookCalls>> {
  const again = { caller, orgID, webhookID };
  return 'callID' in which
    ? resendOne(database, again, which.callID)
    : resendSince(database, again, new Date(which.since));
}
