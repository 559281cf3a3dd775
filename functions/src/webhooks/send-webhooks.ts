import { webhookFeeds, webhookQueues } from '@fleetfoot/shared/model/api/webhook';
import { deployedMessages, messageKey } from '../messages/message-gateway';
import { workInTurn } from '../platform/in-turn';
import type { Job } from '../platform/scheduled';
import { modeOfFeed, readFeed } from './feed';
import { type WebhookRun, workQueue } from './queue';
import { deployedWebhooks } from './webhook-port';
import { webhookMaster } from './webhook-secret';

/**
 * Notes what webhooks are to be told, then tells it, as far as it is due. Bounded, and repeatable at any time.
 * @returns how many queues it looked at
 */
export async function runWebhooks(run: WebhookRun): Promise<number> {
  await workInTurn(run, webhookFeeds.name, (orgID, id) => readFeed(run, { orgID, mode: modeOfFeed(id) }));
  return workInTurn(run, webhookQueues.name, (orgID, id) => workQueue(run, orgID, id));
}

export const sendWebhooks: Job = {
  name: 'sendWebhooks',
  secrets: [webhookMaster, messageKey],
  work: (run) =>
    runWebhooks({
      ...run,
      port: deployedWebhooks(),
      master: webhookMaster.value(),
      slow: new Set(),
      messages: deployedMessages(),
    }),
};
