import { randomUUID } from 'node:crypto';
import {
  type Webhook,
  webhookCalls,
  webhookFeeds,
  webhookQueues,
  webhooks,
} from '@fleetfoot/shared/model/api/webhook';
import { WEBHOOK_EVENT_TYPES } from '@fleetfoot/shared/model/api/webhook-event';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import * as v from 'valibot';
import { answerFleetEvent } from '../../src/couriers/receive-event';
import { signed } from '../../src/couriers/signature';
import { deployedMessages } from '../../src/messages/message-gateway';
import { stored, withDates } from '../../src/platform/stored';
import { deployedTracking } from '../../src/tracking/token';
import { isPublicOrLoopback } from '../../src/webhooks/public-target';
import { runWebhooks } from '../../src/webhooks/send-webhooks';
import { type WebhookOutcome, type WebhookPort, webhooksOver } from '../../src/webhooks/webhook-port';
import { webhookMaster } from '../../src/webhooks/webhook-secret';
import { scene } from '../billing/scene';
import { callFunction } from '../client/in-process';
import { ASSIGNED, SECRET } from '../couriers/courier-scene';
import { putDelivery } from '../privacy/privacy-scene';
import { database } from '../world/data';
import type { SignedIn } from '../world/somebody';
import { list, type OrganizationCollection } from '../world/team';
import type { Endpoint } from './endpoint';

/**
 * Makes an endpoint hang, and sends to it with patience until so many requests have come. By a clock, a busy machine would
 * lose its patience before a request has come, or with fewer under way.
 */
export function patientUntil(requests: number, endpoint: Endpoint): WebhookPort {
  const port = webhooksOver(isPublicOrLoopback);
  let came = 0;
  const haveCome = new Promise<WebhookOutcome>((resolve) => {
    endpoint.answerBy(() => {
      came += 1;
      if (came === requests) resolve({ failure: 'timeout' });
    });
  });
  return { ...port, post: (request) => Promise.race([port.post(request), haveCome]) };
}

let sent = 0;

/** An organisation with webhooks, whose clock a test moves. */
export async function webhookScene(url: string) {
  // A run works on what is due of every organisation, also of those of the tests before.
  for (const { name } of [webhookQueues, webhookFeeds]) {
    const { docs } = await database.collectionGroup(name).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  const { admin, member, orgID } = await scene();
  const details = { url, description: 'Shop', events: [...WEBHOOK_EVENT_TYPES] };
  let ahead = 0;

  const call = (name: string, request: object, by: SignedIn = admin) =>
    callFunction(name, { orgID, ...request }, by.idToken);

  const documents = async (collection: OrganizationCollection) =>
    Object.values(await list(orgID, collection)).map(withDates);

  return {
    ...{ admin, member, orgID, details, call },
    /** Adds a webhook; returns its id and secret. */
    async add(changes: object = {}): Promise<{ readonly id: string; readonly secret: string }> {
      const id = randomUUID();
      const { body } = await call('createWebhook', { attemptID: id, ...details, ...changes });
      return { id, secret: (body.result as { readonly secret: string }).secret };
    },
    /** Runs what Cloud Scheduler calls every minute. */
    run(port = webhooksOver(isPublicOrLoopback)): Promise<number> {
      return runWebhooks({
        ...{ database, port, master: webhookMaster.value(), slow: new Set(), hasTime: () => true },
        messages: deployedMessages(),
        now: new Date(Date.now() + ahead),
      });
    },
    /** Lets time pass for the sender: what waits for its next attempt becomes due. */
    pass(minutes: number): void {
      ahead += minutes * 60_000;
    },
    putDelivery: (id: string, changes: Partial<Delivery> = {}) => putDelivery(orgID, id, changes),
    /** Lets the fleet tell what happened to a delivery. */
    async ride(deliveryID: string, ...types: readonly string[]): Promise<void> {
      for (const type of types) {
        const event =
          type === 'assigned' ? ASSIGNED : { type, ...(type === 'failed' && { reason: 'damaged' }) };
        const body = JSON.stringify({ organization_id: orgID, delivery_id: deliveryID, ...event });
        sent += 1;
        const headers: Readonly<Record<string, string>> = {
          ...signed(SECRET, `ride_${sent}`, body, new Date()),
        };
        await answerFleetEvent(
          { database, secret: SECRET, tracking: deployedTracking(), now: new Date(), asksProof: true },
          { header: (name) => headers[name], body: Buffer.from(body) },
        );
      }
    },
    webhook: async (id: string): Promise<Webhook> =>
      stored(webhooks, await database.doc(webhooks.document(orgID, id)).get()),
    /** The log, oldest first. */
    log: async () =>
      (await documents(webhookCalls))
        .map((call) => v.parse(webhookCalls.schema, call))
        .sort((a, b) => a.at.getTime() - b.at.getTime()),
    queues: async () => (await documents(webhookQueues)).map((queue) => v.parse(webhookQueues.schema, queue)),
  };
}
