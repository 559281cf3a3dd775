import type { Webhook, WebhookCall } from '@fleetfoot/shared/model/api/webhook';

const AT = new Date('2026-11-21T08:05:09Z');

/** A webhook for tests, told of two events. */
export function webhookFixture(changes: Partial<Webhook> = {}): Webhook {
  return {
    ...{ id: 'hook', url: 'https://shop.example.co.za/hooks', description: 'Online shop', mode: 'live' },
    ...{
      events: ['delivery.collected', 'delivery.delivered'],
      createdAt: AT,
      createdBy: 'u1',
      generation: 0,
    },
    ...changes,
  };
}

/** An event that has arrived, for tests. */
export function webhookCallFixture(changes: Partial<WebhookCall> = {}): WebhookCall {
  return {
    ...{
      id: 'hook_evt_1',
      webhookID: 'hook',
      eventID: 'evt_1',
      type: 'delivery.collected',
      deliveryID: 'd1',
    },
    ...{ body: '{"type":"delivery.collected"}', at: AT, state: 'delivered' },
    attempts: [{ at: AT, duration: 84, status: 204 }],
    expiresAt: new Date('2026-12-21T08:05:09Z'),
    ...changes,
  };
}
