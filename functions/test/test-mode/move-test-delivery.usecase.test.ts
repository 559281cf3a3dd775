import { testEvents } from '@fleetfoot/shared/model/api/test-event';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { asDelivery, asPage, create, order, refusalOf } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { stored } from '../api/stored';
import { type Answer, refusal } from '../client/answer';
import { api, callFunction } from '../client/in-process';
import { putDelivery } from '../privacy/privacy-scene';
import { database, read } from '../world/data';
import { somebody } from '../world/somebody';

const LIFE = [
  ['assigned', 'Courier assigned'],
  ['arrived_at_pickup', 'At pickup'],
  ['collected', 'Collected'],
  ['arrived_at_dropoff', 'At drop-off'],
  ['delivered', 'Delivered'],
] as const;

const FAILED = { event: 'failed', reason: 'recipient_absent' } as const;

/** Every document of an organisation, below its members and its log, by path. */
async function everything(orgID: string): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const collection of await database.doc(`Organizations/${orgID}`).listCollections()) {
    for (const { ref } of (await collection.get()).docs) {
      found[ref.path] = await read(ref.path);
      for (const below of await ref.listCollections()) {
        for (const { ref: inner } of (await below.get()).docs) found[inner.path] = await read(inner.path);
      }
    }
  }
  return found;
}

/** An organisation with a test delivery, and what moves it. */
async function scene() {
  const { orgID, member, test: key, live } = await apiScene();
  const { id } = asDelivery(await create(key, order('T-1')));
  const path = testDeliveries.document(orgID, id);
  const move = (from: string, happening: object, by = member): Promise<Answer> =>
    callFunction('moveTestDelivery', { orgID, deliveryID: id, from, happening }, by.idToken);
  const status = async () => (await read(path))?.['status'];
  const told = async () =>
    (await stored(orgID, testEvents)).map(({ kind, after }) => [
      kind,
      (after as { readonly status?: string }).status,
    ]);
  return { orgID, member, key, live, id, path, move, status, told };
}

test('a test delivery is moved through its whole life, as /v1 shows, and nothing of a live one is written', async () => {
  const { orgID, key, id, move, told } = await scene();
  await putDelivery(orgID, 'real');
  const before = await everything(orgID);
  let from = 'Created';
  for (const [event, to] of LIFE) {
    expect((await move(from, { event })).body).toEqual({ result: { status: to } });
    from = to;
  }
  const shown = asDelivery(await api('GET', `/deliveries/${id}`, { key }));
  expect(shown).toMatchObject({
    ...{ mode: 'test', status: 'Delivered', payment_status: 'Unpaid' },
    courier: { name: 'Test courier', vehicle_plate: 'TEST 123 GP' },
  });
  expect(Object.keys(shown.status_times)).toEqual(expect.arrayContaining(LIFE.map(([, to]) => to)));
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['delivery.created', undefined],
      ...LIFE.map(([, to]) => ['delivery.moved', to]),
    ]),
  );
  const after = await everything(orgID);
  const written = Object.keys(after).filter(
    (path) => JSON.stringify(after[path]) !== JSON.stringify(before[path]),
  );
  // The log of requests is of both modes.
  const areas = new Set(written.map((path) => path.split('/')[2]));
  areas.delete('ApiRequests');
  expect([...areas].sort()).toEqual(['TestDeliveries', 'TestEvents']);
});

test('a test delivery fails with a reason, and comes back', async () => {
  const { key, id, move } = await scene();
  for (const [from, happening] of [
    ['Created', { event: 'assigned' }],
    ['Courier assigned', FAILED],
    ['Failed', { event: 'returning' }],
    ['Returning', { event: 'returned' }],
  ] as const) {
    expect((await move(from, happening)).status).toBe(200);
  }
  expect(asDelivery(await api('GET', `/deliveries/${id}`, { key }))).toMatchObject({
    ...{ status: 'Returned', failure_reason: 'recipient_absent' },
  });
});

test('two presses at once are one step', async () => {
  const { move, status, told } = await scene();
  const answers = await Promise.all([1, 2, 3].map(() => move('Created', { event: 'assigned' })));
  expect(answers.map(({ body }) => body)).toEqual(
    answers.map(() => ({ result: { status: 'Courier assigned' } })),
  );
  expect(await status()).toBe('Courier assigned');
  expect((await told()).filter(([kind]) => kind === 'delivery.moved')).toHaveLength(1);
});

test('a step from a status that has changed is refused, and says so', async () => {
  const { move, status } = await scene();
  await move('Created', { event: 'assigned' });
  const answer = await move('Created', FAILED);
  expect(refusal(answer)).toMatchObject({ code: 'failed-precondition' });
  expect(JSON.stringify(answer.body)).toContain('Courier assigned by now');
  expect(await status()).toBe('Courier assigned');
});

test('a step that the table of moves does not allow is refused', async () => {
  const { move, status } = await scene();
  await move('Created', { event: 'delivered' });
  for (const happening of [FAILED, { event: 'assigned' }, { event: 'returning' }]) {
    expect(refusal(await move('Delivered', happening))).toMatchObject({ code: 'failed-precondition' });
  }
  expect(await status()).toBe('Delivered');
});

test.each([
  ['a failure without a reason', { event: 'failed' }],
  ['another reason', { event: 'failed', reason: 'bored' }],
  ['a cancellation', { event: 'cancelled' }],
  ['a reason that nothing failed for', { event: 'assigned', reason: 'other' }],
])('%s is refused', async (_, happening) => {
  const { move, status } = await scene();
  expect(refusal(await move('Created', happening))).toMatchObject({ code: 'invalid-argument' });
  expect(await status()).toBe('Created');
});

test('a test delivery is moved by the team alone, and a live one not at all', async () => {
  const { orgID, member, move, status } = await scene();
  expect(refusal(await move('Created', { event: 'assigned' }, somebody()))).toMatchObject({
    code: 'permission-denied',
  });
  expect(await status()).toBe('Created');
  await putDelivery(orgID, 'real');
  const request = { orgID, deliveryID: 'real', from: 'Created', happening: { event: 'assigned' } };
  const answer = await callFunction('moveTestDelivery', request, member.idToken);
  expect(refusal(answer)).toMatchObject({ code: 'not-found' });
  expect(await read(deliveries.document(orgID, 'real'))).toMatchObject({ status: 'Created' });
});

test('a test key edits and cancels a test delivery until it is collected, and finds it by its status', async () => {
  const { key, id, move, told } = await scene();
  const edit = () => api('PATCH', `/deliveries/${id}`, { key, body: { dropoff: { name: 'Naledi' } } });
  await move('Created', { event: 'arrived_at_pickup' });
  expect((await edit()).status).toBe(200);
  const listed = async (status: string) =>
    asPage(await api('GET', `/deliveries?status=${encodeURIComponent(status)}`, { key })).data.length;
  expect([await listed('Created'), await listed('At pickup')]).toEqual([0, 1]);
  await move('At pickup', { event: 'collected' });
  expect(refusalOf(await edit())).toEqual({ code: 'delivery_not_editable' });
  const cancel = (of: string) => api('POST', `/deliveries/${of}/cancel`, { key });
  expect(refusalOf(await cancel(id))).toEqual({ code: 'delivery_not_cancellable' });
  const other = asDelivery(await create(key, order('T-2')));
  expect((await cancel(other.id)).status).toBe(200);
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['delivery.edited', undefined],
      ['delivery.cancelled', undefined],
    ]),
  );
});

test('an event of a test delivery holds nothing of its recipient', async () => {
  const { orgID, key, id } = await scene();
  const body = { dropoff: { name: 'Naledi Mokoena', instructions: 'Ring 4321' } };
  await api('PATCH', `/deliveries/${id}`, { key, body });
  expect(JSON.stringify(await stored(orgID, testEvents))).not.toMatch(/Naledi|Lerato|Ring|4321|\+27|Street/);
});

afterAll(() => database.terminate());
