import {
  apiKeyRolls,
  apiKeys,
  apiRequests,
  apiUsage,
  idempotencyRecords,
  liveKeys,
  menuItems,
  namedKeys,
  pastReleases,
  policyReports,
  releaseHealth,
  releases,
  restaurants,
  rollouts,
  shellSwitches,
  webhookCalls,
  webhookFeeds,
  webhookQueues,
  webhooks,
} from '@fleetfoot/shared/model';
import { newMenuItem } from './new-documents';
import { DELIVERIES } from './seed/deliveries';
import { MONEY } from './seed/money';
import { PEOPLE } from './seed/people';

/** Every document of the tests, by path. Organisation `acme` is the one the personas are about. */
export const SEED: Readonly<Record<string, object>> = {
  ...PEOPLE,
  ...DELIVERIES,
  ...MONEY,
  [apiRequests.document('acme', 'req_1')]: { id: 'req_1', at: new Date(0), status: 200 },
  [liveKeys.document('acme')]: { value: 'ff_live_x', since: new Date(0) },
  [liveKeys.document('acme').replace(/\w+$/, 'other')]: { value: 'x' },
  [namedKeys.document('acme', 'shop')]: { id: 'shop', name: 'Shop', mode: 'live', scopes: ['write'] },
  [apiKeyRolls.document('acme', 'roll-1')]: { id: 'roll-1', mode: 'live', at: new Date(0), by: 'admin' },
  [webhooks.document('acme', 'hook')]: { id: 'hook', url: 'https://shop.example', generation: 0 },
  [webhookCalls.document('acme', 'hook_evt')]: { id: 'hook_evt', webhookID: 'hook', state: 'waiting' },
  [webhookQueues.document('acme', 'hook_d1')]: { id: 'hook_d1', webhookID: 'hook', calls: ['hook_evt'] },
  [webhookFeeds.document('acme', 'deliveries')]: { until: new Date(0), nextAt: new Date(0) },
  [idempotencyRecords.document('acme', 'mark')]: { requestHash: 'x', status: 201, body: '{}' },
  [apiKeys.document('hash')]: { orgID: 'acme', mode: 'live' },
  [apiUsage.document('hash_1')]: { count: 1 },
  [releases.document('mf-deliveries')]: { statement: '{}', sequence: 1, enabled: true },
  [pastReleases.document('mf-deliveries', '00000001')]: { statement: '{}' },
  [policyReports.document('report')]: { day: '2026-11-22', directive: 'script-src', count: 1 },
  [shellSwitches.document()]: { worker: false },
  [rollouts.document('mf-deliveries')]: { sequence: 1, candidate: 'v2' },
  [releaseHealth.document('mf-auth@1')]: { remote: 'mf-auth', version: '1', sessions: 1 },
  [restaurants.document('kota')]: { id: 'kota', organizationID: 'acme', name: 'Kota House' },
  [restaurants.document('pap')]: { id: 'pap', organizationID: 'acme', name: 'Pap House' },
  [restaurants.document('stew')]: { id: 'stew', organizationID: 'zenith', name: 'Stew House' },
  // A restaurant that happens to have the id of an organisation.
  [restaurants.document('member')]: { id: 'member', organizationID: 'zenith', name: 'Member House' },
  [menuItems.document('kota', 'm1')]: { id: 'm1', name: 'Kota' },
  [menuItems.document('kota', 'full')]: {
    ...newMenuItem('full', 'admin'),
    photo: 'full.jpg',
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'distant')]: {
    ...newMenuItem('distant', 'admin'),
    soldOutUntil: new Date('9998-01-01'),
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'menuConfig')]: {
    ...newMenuItem('menuConfig', 'admin'),
    updated_at: new Date(0),
  },
  [menuItems.document('kota', 'named')]: {
    ...newMenuItem('named', 'admin'),
    name: 'menuConfig',
    updated_at: new Date(0),
  },
  'Unheard/of': { id: 'of' },
};
