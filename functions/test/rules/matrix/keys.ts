import { apiKeyRolls, apiKeys, liveKeys, namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { apiRequests, apiUsage, idempotencyRecords } from '@fleetfoot/shared/model/api/api-request';
import { webhookCalls, webhookFeeds, webhookQueues, webhooks } from '@fleetfoot/shared/model/api/webhook';
import { READ_BY_MEMBERS, type Row, those } from './row';

/** Keys, webhooks and what calls leave behind. */
export const KEYS: readonly Row[] = [
  {
    collection: apiRequests.name,
    document: () => apiRequests.document('acme', 'req_1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: apiKeyRolls.name,
    document: () => apiKeyRolls.document('acme', 'roll-1'),
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: namedKeys.name,
    document: () => namedKeys.document('acme', 'shop'),
    create: (id) => ({ id, name: 'Shop', mode: 'live', scopes: ['write'], ownerID: 'member' }),
    update: { scopes: ['read', 'write'] },
    allowed: READ_BY_MEMBERS,
  },
  {
    collection: webhooks.name,
    document: () => webhooks.document('acme', 'hook'),
    create: (id) => ({ id, url: 'https://evil.example', events: ['delivery.created'], generation: 0 }),
    update: { url: 'https://evil.example' },
    allowed: { get: those('webhook.see'), list: those('webhook.see') },
  },
  {
    collection: webhookCalls.name,
    document: () => webhookCalls.document('acme', 'hook_evt'),
    update: { state: 'delivered' },
    allowed: { get: those('webhook.see'), list: those('webhook.see') },
  },
  {
    collection: webhookQueues.name,
    document: () => webhookQueues.document('acme', 'hook_d1'),
    allowed: {},
  },
  {
    collection: webhookFeeds.name,
    document: () => webhookFeeds.document('acme', 'deliveries'),
    allowed: {},
  },
  {
    collection: 'Secrets',
    which: 'the live key',
    document: () => liveKeys.document('acme'),
    fresh: () => liveKeys.document('bare'),
    update: { value: 'ff_live_mine' },
    allowed: { get: those('apiKey.show') },
  },
  {
    collection: 'Secrets',
    which: 'of another name',
    document: () => liveKeys.document('acme').replace(/\w+$/, 'other'),
    allowed: {},
  },
  { collection: apiKeys.name, document: () => apiKeys.document('hash'), allowed: {} },
  { collection: apiUsage.name, document: () => apiUsage.document('hash_1'), allowed: {} },
  {
    collection: idempotencyRecords.name,
    document: () => idempotencyRecords.document('acme', 'mark'),
    allowed: {},
  },
];
