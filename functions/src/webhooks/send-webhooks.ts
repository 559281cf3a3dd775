import { webhookFeeds, webhookQueues } from '@fleetfoot/shared/model';
import { info as logInfo } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { deployedMessages, messageKey } from '../messages/message-gateway';
import { database } from '../platform/database';
import { workInTurn } from '../platform/in-turn';
import { REGION } from '../platform/options';
import { modeOfFeed, readFeed } from './feed';
import { type WebhookRun, workQueue } from './queue';
import { deployedWebhooks } from './webhook-port';
import { webhookMaster } from './webhook-secret';

/** A run ends before the next one begins, but for attempts that are under way. */
const RUN_MS = 50_000;

/**
 * Notes what webhooks are to be told, then tells it, as far as it is due. Bounded, and repeatable at any time.
 * @returns how many queues it looked at
 */
export async function runWebhooks(run: WebhookRun): Promise<number> {
  await workInTurn(run, webhookFeeds.name, (orgID, id) => readFeed(run, { orgID, mode: modeOfFeed(id) }));
  return workInTurn(run, webhookQueues.name, (orgID, id) => workQueue(run, orgID, id));
}

/** Every minute. */
export const sendWebhooks = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: REGION,
    timeoutSeconds: 120,
    secrets: [webhookMaster, messageKey],
    maxInstances: 1,
  },
  async () => {
    const began = Date.now();
    const count = await runWebhooks({
      ...{ database: database(), port: deployedWebhooks(), master: webhookMaster.value(), slow: new Set() },
      messages: deployedMessages(),
      ...{ now: new Date(began), hasTime: () => Date.now() - began < RUN_MS },
    });
    logInfo('sendWebhooks', { count });
  },
);
