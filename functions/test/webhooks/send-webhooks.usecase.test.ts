import { WEBHOOK_PAUSES_MIN, webhookFeeds } from '@fleetfoot/shared/model/api/webhook';
import { WebhookPayloadSchema } from '@fleetfoot/shared/model/api/webhook-payload';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { IMPORT_BATCH_ROWS } from '@fleetfoot/shared/operations';
import { Webhook as Verifier } from 'standardwebhooks';
import * as v from 'valibot';
import { callFunction } from '../client/in-process';
import { delivery } from '../deliveries/typed-delivery';
import { useGateway } from '../team/gateway';
import { eventsOf } from '../world/audit';
import { database } from '../world/data';
import { ANSWERS, type Received, useEndpoint } from './endpoint';
import { patientUntil, webhookScene } from './webhook-scene';

const RIDE = ['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'] as const;
const TOLD = RIDE.map((event) => `delivery.${event}`);

const endpoint = useEndpoint();
const gateway = useGateway();

const payloadOf = ({ body }: Received) => v.parse(WebhookPayloadSchema, JSON.parse(body));
const typesOf = (received: readonly Received[], id?: string) =>
  received
    .map(payloadOf)
    .filter(({ data }) => id === undefined || data.id === id)
    .map(({ type }) => type);

test('a webhook is told of a ride in order, each event once and signed', async () => {
  const { add, putDelivery, ride, run, log, queues } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { secret } = await add();
  await ride('d1', ...RIDE);
  await run();
  await run();
  expect(typesOf(endpoint.received)).toEqual(TOLD);
  for (const { headers, body } of endpoint.received) {
    expect(new Verifier(secret).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
    expect(headers['content-type']).toBe('application/json');
  }
  expect(payloadOf(endpoint.received[2] as Received)).toEqual({
    ...{ type: 'delivery.collected', version: 'v1', mode: 'live', timestamp: expect.any(String) },
    data: { id: 'd1', external_id: 'PO-d1', status: 'Collected', previous_status: 'At pickup' },
  });
  expect(await queues()).toEqual([]);
  expect(
    (await log()).map(({ type, state, attempts }) => [type, state, attempts.map(({ status }) => status)]),
  ).toEqual(TOLD.map((type) => [type, 'delivered', [204]]));
});

test('an event names no recipient, no number and no address', async () => {
  const { add, putDelivery, ride, run, orgID, member } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await add();
  await callFunction('giveTrackingLink', { orgID, deliveryID: 'd1' }, member.idToken);
  await ride('d1', 'assigned', 'collected', 'failed');
  await run();
  expect(typesOf(endpoint.received)).toEqual([
    ...['delivery.link_given', 'delivery.assigned', 'delivery.collected', 'delivery.failed'],
  ]);
  const texts = endpoint.received.map(({ body }) => body).join();
  expect(texts).not.toMatch(/Lerato|Umoya|Long Street|4321|\+27|Ring|Thabo|ND 123|\/t\//);
  expect(payloadOf(endpoint.received[3] as Received).data.failure_reason).toBe('damaged');
});

test('a webhook hears only what it asked for, of what happened since it was added, and of no test delivery', async () => {
  const { add, putDelivery, ride, run, orgID } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await ride('d1', 'assigned');
  await add({ events: ['delivery.assigned', 'delivery.delivered'] });
  await ride('d1', 'collected', 'delivered');
  const event = database.collection(auditEvents.path(orgID)).doc();
  await event.set({
    ...{ id: event.id, at: new Date(), kind: 'delivery.created', before: {}, after: {}, from: {} },
    actor: { kind: 'apiKey', id: 'test', name: '' },
    object: { id: 't1', label: 'T-1', path: `Organizations/${orgID}/TestDeliveries/t1` },
  });
  await run();
  expect(typesOf(endpoint.received)).toEqual(['delivery.delivered']);
});

test('an event of the trail that cannot be read holds up none after it', async () => {
  const { add, putDelivery, ride, run, orgID } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await add();
  const event = database.collection(auditEvents.path(orgID)).doc();
  await event.set({ id: event.id, at: new Date(), kind: 'delivery.created' });
  await ride('d1', 'assigned');
  await run();
  expect(typesOf(endpoint.received)).toEqual(['delivery.assigned']);
});

test('an import, with more events of one moment than are read at once, is told of whole', async () => {
  const { add, run, orgID, member } = await webhookScene(endpoint.url);
  await add({ events: ['delivery.created'] });
  const rows = Array.from({ length: 40 }, (_, row) => ({ row, delivery: delivery(`S-${row}`) }));
  for (const part of [rows.slice(0, IMPORT_BATCH_ROWS), rows.slice(IMPORT_BATCH_ROWS)]) {
    const request = { orgID, importID: 'i'.padEnd(20, 'x'), rows: part };
    if (part.length > 0) await callFunction('importDeliveries', request, member.idToken);
  }
  await run();
  const { size } = await database.collection(deliveries.path(orgID)).get();
  expect(size).toBe(40);
  expect(new Set(endpoint.received.map((got) => payloadOf(got).data.id)).size).toBe(40);
});

test('an event waits behind an earlier one of its delivery, and behind no other', async () => {
  const { add, putDelivery, ride, run, pass } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await putDelivery('d2');
  await add();
  await ride('d1', 'assigned', 'collected');
  await ride('d2', 'assigned');
  endpoint.answerBy((response, got) =>
    (payloadOf(got).data.id === 'd1' ? ANSWERS.broken : ANSWERS.taken)(response),
  );
  await run();
  expect(typesOf(endpoint.received, 'd1')).toEqual(['delivery.assigned']);
  expect(typesOf(endpoint.handled, 'd2')).toEqual(['delivery.assigned']);
  endpoint.heal();
  await run();
  // It is not due yet.
  expect(endpoint.received).toHaveLength(2);
  pass(2);
  await run();
  expect(typesOf(endpoint.handled, 'd1')).toEqual(['delivery.assigned', 'delivery.collected']);
});

test.each([
  ['answers 500', ANSWERS.broken, { status: 500 }],
  ['hangs', ANSWERS.hanging, { failure: 'timeout' }],
  ['hangs up', ANSWERS.dropped, { failure: 'unreachable' }],
  [
    'redirects to this machine',
    ((response) =>
      response.writeHead(307, { location: `${endpoint.url}/elsewhere` }).end()) as typeof ANSWERS.broken,
    { status: 307 },
  ],
])(
  'an endpoint that %s gets every event once it heals, under the same ids and in order',
  async (_, answers, outcome) => {
    const { add, putDelivery, ride, run, pass, log } = await webhookScene(endpoint.url);
    await putDelivery('d1');
    await add();
    await ride('d1', ...RIDE);
    endpoint.answerBy(answers);
    const attempt = () => run(answers === ANSWERS.hanging ? patientUntil(1, endpoint) : undefined);
    await attempt();
    pass(2);
    await attempt();
    const ids = endpoint.received.map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await log())[0]?.attempts).toEqual([
      expect.objectContaining(outcome),
      expect.objectContaining(outcome),
    ]);
    endpoint.heal();
    pass(6);
    await run();
    expect(typesOf(endpoint.handled)).toEqual(TOLD);
  },
);

test('an answer without an end is taken for what it is, and not read', async () => {
  const { add, putDelivery, ride, run, log } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await add();
  await ride('d1', 'assigned');
  endpoint.answerBy(ANSWERS.endless);
  await run();
  expect((await log()).map(({ state, attempts }) => [state, attempts[0]?.status])).toEqual([
    ['delivered', 200],
  ]);
});

test('an endpoint that hangs is waited for once in a run, and what else is for it stays as it was', async () => {
  const { add, putDelivery, ride, run, pass, log } = await webhookScene(endpoint.url);
  const ids = Array.from({ length: 12 }, (_, index) => `d${index}`);
  for (const id of ids) await putDelivery(id);
  await add();
  for (const id of ids) await ride(id, 'assigned');
  // Ten at a time are under way when the first is found to hang.
  await run(patientUntil(10, endpoint));
  expect((await log()).filter(({ attempts }) => attempts.length === 0)).toHaveLength(2);
  endpoint.heal();
  pass(2);
  await run();
  expect((await log()).every(({ state }) => state === 'delivered')).toBe(true);
});

test('two runs at once send nothing twice', async () => {
  const { add, putDelivery, ride, run } = await webhookScene(endpoint.url);
  for (const id of ['d1', 'd2', 'd3']) await putDelivery(id);
  await add();
  for (const id of ['d1', 'd2', 'd3']) await ride(id, 'assigned', 'collected');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(endpoint.received).toHaveLength(6);
  for (const id of ['d1', 'd2', 'd3'])
    expect(typesOf(endpoint.received, id)).toEqual(['delivery.assigned', 'delivery.collected']);
});

test('an attempt that was cut off is made again', async () => {
  const { add, putDelivery, ride, run, pass } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await add();
  await ride('d1', 'assigned');
  await new Promise<void>((resolve) => {
    void run({
      problemOf: () => undefined,
      post: () => {
        resolve();
        return new Promise(() => {});
      },
    });
  });
  await run();
  expect(endpoint.received).toEqual([]);
  pass(2);
  await run();
  expect(typesOf(endpoint.received)).toEqual(['delivery.assigned']);
});

test('after more than three days in vain the event is given up, and the webhook is off and says so', async () => {
  const { add, putDelivery, ride, run, pass, log, webhook, orgID, queues } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add();
  await ride('d1', 'assigned', 'collected');
  endpoint.answerBy(ANSWERS.broken);
  await run();
  for (const pause of WEBHOOK_PAUSES_MIN) {
    expect((await webhook(id)).disabled).toBeUndefined();
    pass(pause + 1);
    await run();
  }
  expect(WEBHOOK_PAUSES_MIN.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3 * 24 * 60);
  expect(endpoint.received).toHaveLength(WEBHOOK_PAUSES_MIN.length + 1);
  expect((await webhook(id)).disabled?.reason).toBe('failing');
  expect(await eventsOf(orgID, 'webhook.disabled')).toMatchObject([
    { actor: { kind: 'system', id: 'webhooks' }, object: { id, label: endpoint.url } },
  ]);
  endpoint.heal();
  pass(2);
  await run();
  // Off: what waited is put aside, and so is what happens now.
  await ride('d1', 'delivered');
  pass(2);
  await run();
  expect((await log()).map(({ state }) => state)).toEqual(['failed', 'held', 'held']);
  expect(await queues()).toEqual([]);
});

test('an event that alone is refused for three days does not switch its webhook off', async () => {
  const { add, putDelivery, ride, run, pass, log, webhook } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  await putDelivery('d2');
  const { id } = await add();
  await ride('d1', 'assigned');
  endpoint.answerBy((response, got) =>
    (payloadOf(got).data.id === 'd1' ? ANSWERS.broken : ANSWERS.taken)(response),
  );
  await run();
  for (const [index, pause] of WEBHOOK_PAUSES_MIN.entries()) {
    if (index === 3) await ride('d2', 'assigned');
    pass(pause + 1);
    await run();
  }
  expect((await log()).map(({ state }) => state)).toEqual(['failed', 'delivered']);
  expect((await webhook(id)).disabled).toBeUndefined();
});

test('an endpoint that says that it is gone is off at once, and Admins alone get a message', async () => {
  const { add, admin, putDelivery, ride, run, webhook } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add();
  await ride('d1', 'assigned');
  endpoint.answerBy(ANSWERS.gone);
  await run();
  await run();
  expect((await webhook(id)).disabled?.reason).toBe('gone');
  expect(gateway.messages).toEqual([
    { to: admin.phoneNumber, text: expect.stringContaining('a webhook of your organisation') },
  ]);
});

test('an organisation without webhooks is read no more', async () => {
  const { add, call, run, orgID } = await webhookScene(endpoint.url);
  const { id } = await add();
  await call('deleteWebhook', { webhookID: id });
  await run();
  expect((await database.doc(webhookFeeds.document(orgID, 'deliveries')).get()).exists).toBe(false);
});

test('a webhook that was deleted takes along what waits for it', async () => {
  const { add, call, putDelivery, ride, run, pass, queues } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add();
  await ride('d1', 'assigned');
  endpoint.answerBy(ANSWERS.broken);
  await run();
  await call('deleteWebhook', { webhookID: id });
  endpoint.heal();
  pass(2);
  await run();
  expect([endpoint.received.length, await queues()]).toEqual([1, []]);
});
