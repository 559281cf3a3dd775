import { webhookFeeds, webhookQueues } from '@fleetfoot/shared/model';
import { deployedMessages, messageKey } from '../messages/message-gateway';
import { workInTurn } from '../platform/in-turn';
import { scheduled } from '../platform/scheduled';
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
export const sendWebhooks = scheduled(
  'sendWebhooks',
  {
    schedule: 'every 1 minutes',
    runMs: RUN_MS,
    timeoutSeconds: 120,
    secrets: [webhookMaster, messageKey],
    maxInstances: 1,
  },
  (run) =>
    runWebhooks({
      ...run,
      port: deployedWebhooks(),
      master: webhookMaster.value(),
      slow: new Set(),
      messages: deployedMessages(),
    }),
);
