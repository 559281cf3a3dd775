import { webhookFeeds } from '@fleetfoot/shared/model';
import { asDelivery, create, order } from '../api/api-client';
import { putKey } from '../api/api-scene';
import { api, callFunction } from '../client/in-process';
import { useGateway } from '../team/gateway';
import { database } from '../world/data';
import { useEndpoint } from './endpoint';
import { webhookScene } from './webhook-scene';

const endpoint = useEndpoint();
useGateway();

/** An organisation with a webhook of each mode at the same endpoint, and a key of each. */
async function scene() {
  const found = await webhookScene(endpoint.url);
  const { add, orgID, member, log } = found;
  const keys = { live: await putKey(orgID, 'live'), test: await putKey(orgID, 'test') };
  const hooks = { live: await add({ mode: 'live' }), test: await add({ mode: 'test' }) };
  return {
    ...found,
    ...{ keys, hooks },
    /** What a webhook was told: the mode, the type and the delivery. */
    async heard({ id }: { readonly id: string }) {
      return (await log())
        .filter(({ webhookID }) => webhookID === id)
        .map(({ body }) => JSON.parse(body) as { mode: string; type: string; data: { id: string } })
        .map(({ mode, type, data }) => `${mode} ${type} ${data.id}`);
    },
    move: (deliveryID: string, from: string, happening: object) =>
      callFunction('moveTestDelivery', { orgID, deliveryID, from, happening }, member.idToken),
  };
}

test('a webhook of test mode hears of test deliveries and of no live one, and the other way round', async () => {
  const { keys, hooks, heard, move, run } = await scene();
  const real = asDelivery(await create(keys.live, order('L-1'))).id;
  const tried = asDelivery(await create(keys.test, order('T-1'))).id;
  await move(tried, 'Created', { event: 'assigned' });
  await move(tried, 'Courier assigned', { event: 'failed', reason: 'not_ready' });
  await run();
  expect(await heard(hooks.live)).toEqual([`live delivery.created ${real}`]);
  expect(await heard(hooks.test)).toEqual([
    `test delivery.created ${tried}`,
    `test delivery.assigned ${tried}`,
    `test delivery.failed ${tried}`,
  ]);
  expect(endpoint.received).toHaveLength(4);
});

test('a webhook of test mode hears what a test key edits and cancels, each once and in order', async () => {
  const { keys, hooks, heard, run, queues } = await scene();
  const key = keys.test;
  const { id } = asDelivery(await create(key, order('T-1')));
  await api('PATCH', `/deliveries/${id}`, { key, body: { dropoff: { name: 'Naledi Mokoena' } } });
  await api('POST', `/deliveries/${id}/cancel`, { key });
  await run();
  await run();
  expect(await heard(hooks.test)).toEqual([
    `test delivery.created ${id}`,
    `test delivery.edited ${id}`,
    `test delivery.cancelled ${id}`,
  ]);
  expect(endpoint.received).toHaveLength(3);
  expect(endpoint.received.map(({ body }) => body).join()).toContain('"changed":["dropoff.name"]');
  expect(endpoint.received.map(({ body }) => body).join()).not.toMatch(/Naledi|Lerato/);
  expect(await queues()).toEqual([]);
});

test('a test event says the mode of its webhook', async () => {
  const { call, hooks } = await scene();
  const attemptID = '5f0b7b7e-4d86-4a0e-9a55-0c5f9d3f6a11';
  await call('testWebhook', { webhookID: hooks.test.id, attemptID });
  expect(JSON.parse(endpoint.received.at(-1)?.body ?? '')).toMatchObject({
    ...{ type: 'webhook.test', mode: 'test' },
  });
});

test('a mode without webhooks is not looked at any more', async () => {
  const { call, hooks, orgID, run } = await scene();
  await call('deleteWebhook', { webhookID: hooks.test.id });
  await run();
  const { docs } = await database.collection(webhookFeeds.path(orgID)).get();
  expect(docs.map(({ id }) => id)).toEqual(['deliveries']);
});

afterAll(() => database.terminate());
