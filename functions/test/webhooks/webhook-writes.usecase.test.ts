import { randomUUID } from 'node:crypto';
import { WEBHOOK_LIMIT, type Webhook, webhooks } from '@fleetfoot/shared/model/api/webhook';
import { Webhook as Verifier } from 'standardwebhooks';
import { refusal } from '../client/answer';
import { eventsOf } from '../world/audit';
import { database, put } from '../world/data';
import { somebody } from '../world/somebody';
import { ANSWERS, useEndpoint } from './endpoint';
import { webhookScene } from './webhook-scene';

const DAY_MS = 86_400_000;
const endpoint = useEndpoint();

/** Whether the newest request is signed with a secret. */
function isSignedWith(secret: string): boolean {
  const { body, headers } = endpoint.received.at(-1) ?? { body: '', headers: {} };
  try {
    new Verifier(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}

test('the secret is in the answer and in no document', async () => {
  const { add, orgID } = await webhookScene(endpoint.url);
  const { secret } = await add();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const collections = await database.doc(`Organizations/${orgID}`).listCollections();
  const stored = await Promise.all(collections.map((collection) => collection.get()));
  const texts = JSON.stringify(stored.flatMap(({ docs }) => docs.map((document) => document.data())));
  expect(texts).toContain(endpoint.url);
  expect(texts).not.toContain(secret.slice(6, 30));
});

test('an attempt that is repeated gives the same secret, to the same Admin alone and not for ever', async () => {
  const { call, details, orgID, webhook } = await webhookScene(endpoint.url);
  const attemptID = randomUUID();
  const create = () => call('createWebhook', { attemptID, ...details });
  const [first, second] = [await create(), await create()];
  expect(second.body.result).toEqual(first.body.result);
  expect(await eventsOf(orgID, 'webhook.created')).toHaveLength(1);
  await put(webhooks.document(orgID, attemptID), {
    ...(await webhook(attemptID)),
    createdAt: new Date(Date.now() - 16 * 60_000),
  });
  expect(refusal(await create())).toMatchObject({ code: 'failed-precondition' });
});

test('no organisation has more webhooks than it may, also when Admins add them at once', async () => {
  const { call, details, orgID } = await webhookScene(endpoint.url);
  const answers = await Promise.all(
    Array.from({ length: WEBHOOK_LIMIT + 2 }, () =>
      call('createWebhook', { attemptID: randomUUID(), ...details }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(WEBHOOK_LIMIT);
  expect((await database.collection(webhooks.path(orgID)).get()).size).toBe(WEBHOOK_LIMIT);
});

test.each([
  ['createWebhook', { attemptID: randomUUID() }, true],
  ['editWebhook', {}, true],
  ['replaceWebhookSecret', { generation: 0 }, false],
  ['switchWebhook', { isOn: false }, false],
  ['testWebhook', { attemptID: randomUUID() }, false],
  ['resendWebhookCalls', { which: { since: 0 } }, false],
  ['deleteWebhook', {}, false],
])('%s is refused to Members and to strangers', async (name, request, hasDetails) => {
  const { add, call, details, member, webhook } = await webhookScene(endpoint.url);
  const { id } = await add();
  const before = await webhook(id);
  const asked = {
    ...(name !== 'createWebhook' && { webhookID: id }),
    ...(hasDetails && { ...details, description: 'Mine' }),
    ...request,
  };
  for (const by of [member, somebody()]) {
    expect(refusal(await call(name, asked, by))).toMatchObject({ code: 'permission-denied' });
  }
  expect(await webhook(id)).toEqual(before);
  expect(endpoint.received).toEqual([]);
});

test.each([
  'http://shop.example.co.za',
  'https://10.0.0.1/x',
  'https://localhost',
  'https://shop.example:25/',
])('%s is refused as an address, in words', async (url) => {
  const { call, details } = await webhookScene(endpoint.url);
  const answer = await call('createWebhook', { attemptID: randomUUID(), ...details, url });
  expect(refusal(answer)).toMatchObject({ code: 'invalid-argument' });
  expect(answer.body.error?.details).toMatchObject({ userMessage: expect.stringMatching(/^(Use|The) /) });
});

test('an edit is told field by field, and what waits goes to the new address', async () => {
  const { add, call, details, orgID, putDelivery, ride, run, pass } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add({ url: `${endpoint.url}/old` });
  await ride('d1', 'assigned');
  endpoint.answerBy(ANSWERS.broken);
  await run();
  await call('editWebhook', { webhookID: id, ...details, events: ['delivery.assigned'] });
  endpoint.heal();
  pass(2);
  await run();
  expect(endpoint.handled).toHaveLength(1);
  expect(await eventsOf(orgID, 'webhook.edited')).toMatchObject([
    { before: { url: `${endpoint.url}/old` }, after: { url: endpoint.url, events: ['delivery.assigned'] } },
  ]);
});

test('for a day after a replacement both secrets sign, then the new one alone', async () => {
  const { add, call, orgID, webhook } = await webhookScene(endpoint.url);
  const { id, secret } = await add();
  const replace = () => call('replaceWebhookSecret', { webhookID: id, generation: 0 });
  const { body } = await replace();
  const { secret: next } = body.result as { readonly secret: string };
  // The answer was lost.
  expect((await replace()).body.result).toEqual({ secret: next });
  await call('testWebhook', { webhookID: id, attemptID: randomUUID() });
  expect([isSignedWith(secret), isSignedWith(next)]).toEqual([true, true]);
  const rotated: Webhook = { ...(await webhook(id)), rotatedAt: new Date(Date.now() - DAY_MS) };
  await put(webhooks.document(orgID, id), rotated);
  await call('testWebhook', { webhookID: id, attemptID: randomUUID() });
  expect([isSignedWith(secret), isSignedWith(next)]).toEqual([false, true]);
  expect(refusal(await replace())).toMatchObject({ code: 'failed-precondition' });
});

test('a test event is tried at once, once for each attempt', async () => {
  const { add, call, log } = await webhookScene(endpoint.url);
  const { id } = await add();
  const attemptID = randomUUID();
  await call('testWebhook', { webhookID: id, attemptID });
  await call('testWebhook', { webhookID: id, attemptID });
  expect(endpoint.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  expect(await log()).toMatchObject([{ type: 'webhook.test', state: 'delivered', deliveryID: '' }]);
});

test('a webhook that is off is sent nothing until an Admin switches it on, and then all since a moment', async () => {
  const { add, call, putDelivery, ride, run, pass, log, orgID } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add();
  const since = Date.now();
  await ride('d1', 'assigned');
  await run();
  await call('switchWebhook', { webhookID: id, isOn: false });
  await ride('d1', 'collected', 'delivered');
  pass(1);
  await run();
  expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'held', 'held']);
  const resend = () => call('resendWebhookCalls', { webhookID: id, which: { since } });
  expect(refusal(await resend())).toMatchObject({ code: 'failed-precondition' });
  await call('switchWebhook', { webhookID: id, isOn: true });
  expect((await resend()).body.result).toEqual({ count: 3, more: false });
  await run();
  const ids = endpoint.received.map((got) => got.id);
  expect(ids).toHaveLength(4);
  expect(ids[1]).toBe(ids[0]);
  // Whoever honours the ids has each once, in order.
  expect(endpoint.handled.map(({ body }) => JSON.parse(body).data.status)).toEqual([
    ...['Courier assigned', 'Collected', 'Delivered'],
  ]);
  expect(await eventsOf(orgID, 'webhook.resent')).toMatchObject([{ after: { count: 3 } }]);
});

test('a call that is sent again keeps its id, and waits behind what waits of its delivery', async () => {
  const { add, call, putDelivery, ride, run, pass, log } = await webhookScene(endpoint.url);
  await putDelivery('d1');
  const { id } = await add();
  await ride('d1', 'assigned');
  await run();
  await ride('d1', 'collected');
  pass(1);
  endpoint.answerBy(ANSWERS.broken);
  await run();
  endpoint.heal();
  const [assigned, collected] = await log();
  const resend = (callID = '') => call('resendWebhookCalls', { webhookID: id, which: { callID } });
  await resend(assigned?.id);
  expect(endpoint.received).toHaveLength(2);
  // What waits for its next attempt is tried at once.
  await resend(collected?.id);
  expect(endpoint.received.at(-1)?.id).toBe(collected?.eventID);
  await run();
  expect(endpoint.received.map(({ id: eventID }) => eventID)).toEqual([
    ...[assigned, collected, collected, assigned].map((told) => told?.eventID),
  ]);
});

test('a call of another webhook is not there', async () => {
  const { add, call, log } = await webhookScene(endpoint.url);
  const [{ id }, { id: other }] = [await add(), await add()];
  await call('testWebhook', { webhookID: id, attemptID: randomUUID() });
  const [told] = await log();
  const answer = await call('resendWebhookCalls', { webhookID: other, which: { callID: told?.id } });
  expect(refusal(answer)).toMatchObject({ code: 'not-found' });
});

test('test events are sent again like any other, each under its id', async () => {
  const { add, call, run } = await webhookScene(endpoint.url);
  const { id } = await add();
  const since = Date.now();
  for (let count = 0; count < 5; count += 1)
    await call('testWebhook', { webhookID: id, attemptID: randomUUID() });
  expect((await call('resendWebhookCalls', { webhookID: id, which: { since } })).body.result).toEqual({
    ...{ count: 5, more: false },
  });
  await run();
  expect(endpoint.received).toHaveLength(10);
  expect(endpoint.handled).toHaveLength(5);
});
