import { ApiDeliveryPageSchema, type ApiError, openApiDocument } from '@fleetfoot/shared/api';
import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import {
  creditSettings,
  DEFAULT_CREDIT_LIMIT,
  reservedForTrips,
} from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { DeliverySchema, deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { withDates } from '../../src/platform/stored';
import { asDelivery, asPage, create, order, refusalOf } from '../api/api-client';
import { apiScene } from '../api/api-scene';
import { stored } from '../api/stored';
import { api } from '../client/in-process';
import { database, put, read } from '../world/data';
import { DAY_AHEAD } from '../world/day-ahead';

const WINDOWS = {
  urgency_level: 'time_window',
  pickup_window: { start: `${DAY_AHEAD}T06:00:00Z`, end: `${DAY_AHEAD}T09:00:00+02:00` },
  dropoff_window: { start: `${DAY_AHEAD}T09:00:00+02:00`, end: `${DAY_AHEAD}T11:00:00+02:00` },
};

jest.setTimeout(120_000);

test('a delivery is created, read, listed and cancelled', async () => {
  const { orgID, live } = await apiScene();
  const body = order('ORDER-1', { ...WINDOWS, metadata: { order: '#77' } });
  const created = await create(live, body);
  expect(created.status).toBe(201);
  const delivery = v.parse(PublicDeliverySchema, created.body);
  expect(delivery).toMatchObject({
    mode: 'live',
    external_id: 'ORDER-1',
    status: 'Created',
    payment_status: 'Unpaid',
    pickup_time: `${DAY_AHEAD}T06:00:00.000Z`,
    pickup_window: { start: `${DAY_AHEAD}T06:00:00.000Z`, end: `${DAY_AHEAD}T07:00:00.000Z` },
    pickup: { phone_number: '+27215550100' },
    dropoff: { phone_number: '+27831234567', instructions: 'Ring twice.\nThird floor.' },
    metadata: { order: '#77' },
  });

  const document = withDates(await read(deliveries.document(orgID, delivery.id)));
  expect(v.parse(v.strictObject(DeliverySchema.entries), document)).toMatchObject({
    id: delivery.id,
    external_id: 'ORDER-1',
    metadata: { order: '#77' },
    created_by: 'api',
    updated_by: 'api',
  });

  const got = await api('GET', `/deliveries/${delivery.id}`, { key: live });
  expect([got.status, got.body]).toEqual([200, delivery]);
  const listed = await api('GET', '/deliveries', { key: live });
  expect(v.parse(ApiDeliveryPageSchema, listed.body)).toEqual({ data: [delivery], has_more: false });

  const cancelled = await api('POST', `/deliveries/${delivery.id}/cancel`, { key: live });
  expect([cancelled.status, cancelled.body]).toEqual([200, { id: delivery.id, cancelled: true }]);
  expect(await stored(orgID, deliveries)).toEqual([]);
  expect(refusalOf(await api('GET', `/deliveries/${delivery.id}`, { key: live }))).toEqual({
    code: 'delivery_not_found',
  });
});

test('a proof is the one that is chosen, or that the value of the goods chooses, and none without both', async () => {
  const { orgID, live } = await apiScene();
  const proofOf = async (changes: object) => {
    const delivery = asDelivery(await create(live, order('P-1', changes)));
    const document = await read(deliveries.document(orgID, delivery.id));
    expect(document?.['proof']).toBe(delivery.proof);
    expect(Object.keys(document ?? {})).not.toContain('goods_value');
    return delivery.proof;
  };
  expect(await proofOf({})).toBeUndefined();
  expect(await proofOf({ proof: 'signature', goods_value: 500_000 })).toBe('signature');
  expect(await proofOf({ goods_value: 500_000 })).toBe('pin');
  expect(await proofOf({ goods_value: 0 })).toBe('name');
  expect(refusalOf(await create(live, order('P-2', { proof: 'retina' })))).toMatchObject({ param: 'proof' });
});

test('directions are taken, kept and told where they are known, and are one line each', async () => {
  const { orgID, live } = await apiScene();
  const { pickup, dropoff } = order('D-1') as { readonly pickup: object; readonly dropoff: object };
  const known = { unit: 'Unit 4, Mutual Heights', landmark: 'Opposite the taxi rank', gate_code: '4321#' };
  const delivery = asDelivery(await create(live, order('D-1', { dropoff: { ...dropoff, ...known } })));
  expect(delivery.dropoff).toMatchObject(known);
  expect(Object.keys(delivery.pickup)).toEqual(expect.not.arrayContaining(Object.keys(known)));
  const document = await read(deliveries.document(orgID, delivery.id));
  expect(document).toMatchObject({
    ...{ dropoff_unit: known.unit, dropoff_landmark: known.landmark, dropoff_gate_code: known.gate_code },
  });
  expect(document).not.toHaveProperty('pickup_gate_code');
  const got = await api('GET', `/deliveries/${delivery.id}`, { key: live });
  expect(asDelivery(got).dropoff).toMatchObject(known);

  const twoLines = order('D-2', { pickup: { ...pickup, gate_code: '43\n21' } });
  expect(refusalOf(await create(live, twoLines))).toMatchObject({ param: 'pickup.gate_code' });
});

test('a delivery tells who carries it, how far it is, and the number only while somebody may have to call', async () => {
  const { orgID, live } = await apiScene();
  const { id } = asDelivery(await create(live, order('ORDER-2')));
  const path = deliveries.document(orgID, id);
  const courier = { name: 'Bongani', phone_number: '+27821110000', vehicle_plate: 'KL 11 BB GP' };
  const at = new Date('2026-11-22T12:30:00Z');
  await database.doc(path).update({ status: 'Collected', courier, status_times: { Collected: at } });
  const got = async () => asDelivery(await api('GET', `/deliveries/${id}`, { key: live }));
  expect(await got()).toMatchObject({ courier, status_times: { Collected: at.toISOString() } });
  await database.doc(path).update({
    ...{ status: 'Failed', failure_reason: 'recipient_absent', 'courier.phone_number': '' },
  });
  const { courier: left, failure_reason } = await got();
  expect(left).toEqual({ name: courier.name, vehicle_plate: courier.vehicle_plate });
  expect(failure_reason).toBe('recipient_absent');
});

test('a delivery is cancelled once, and a repeated request is answered the same, also at once', async () => {
  const { orgID, live } = await apiScene();
  const { id } = asDelivery(await create(live, order('C-1')));
  const cancel = (key: string) => api('POST', `/deliveries/${id}/cancel`, { key, body: {} });
  const answers = await Promise.all([cancel(live), cancel(live), cancel(live)]);
  answers.push(await cancel(live));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { id, cancelled: true }]);
  expect(refusalOf(await api('POST', '/deliveries/never/cancel', { key: live }))).toEqual({
    code: 'delivery_not_found',
  });
  expect(await stored(orgID, deliveries)).toEqual([]);
});

test('a cancelled delivery is kept as it was; that of a test key is not', async () => {
  const { orgID, live, test: testKey } = await apiScene();
  const { id } = asDelivery(await create(live, order('K-1', { metadata: { order: '#77' } })));
  const trial = asDelivery(await create(testKey, order('K-2')));
  const [document] = await stored(orgID, deliveries);
  await api('POST', `/deliveries/${id}/cancel`, { key: live });
  await api('POST', `/deliveries/${trial.id}/cancel`, { key: testKey });
  expect(await stored(orgID, cancelledDeliveries)).toEqual([
    { ...document, cancelled_at: expect.any(Timestamp), cancelled_by: 'api' },
  ]);
  expect(await stored(orgID, testDeliveries)).toEqual([]);
});

test.each([
  ['collected', { status: 'Collected' }],
  ['paid', { payment_status: 'Paid' }],
])('a delivery that is %s is not cancelled', async (_, fields) => {
  const { orgID, live } = await apiScene();
  const { id } = asDelivery(await create(live, order('S-1')));
  const path = deliveries.document(orgID, id);
  await put(path, { ...(await read(path)), ...fields });
  const answer = await api('POST', `/deliveries/${id}/cancel`, { key: live });
  expect([answer.status, refusalOf(answer)]).toEqual([409, { code: 'delivery_not_cancellable' }]);
  expect(await read(path)).toMatchObject(fields);
  expect(await stored(orgID, cancelledDeliveries)).toEqual([]);
});

test('an organisation that owes too much creates test deliveries only, until it has paid', async () => {
  const { orgID, live, test: testKey } = await apiScene();
  await put(owedForTrips.document(orgID), { amount: DEFAULT_CREDIT_LIMIT + 1 });
  const ask = (key: string) => create(key, order('O-1'), 'owing-too-much');
  const refused = await ask(live);
  expect([refused.status, refusalOf(refused)]).toEqual([402, { code: 'credit_limit_reached' }]);
  expect((await ask(testKey)).status).toBe(201);
  await put(creditSettings.document(orgID), { limit: 2 * DEFAULT_CREDIT_LIMIT });
  expect((await ask(live)).status).toBe(201);
});

test('deliveries at once hold no more than the limit, and a cancelled one makes room for another', async () => {
  const { orgID, live } = await apiScene();
  const ask = (reference: string) => create(live, order(reference), reference);
  const { id, price } = asDelivery(await ask('L-0'));
  const total = Number(price?.total);
  await put(creditSettings.document(orgID), { limit: 5 * total });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => ask(`L-${number + 1}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(4).fill(201),
    ...Array<number>(8).fill(402),
  ]);
  expect(await read(reservedForTrips.document(orgID))).toEqual({ amount: 5 * total });
  expect((await api('POST', `/deliveries/${id}/cancel`, { key: live })).status).toBe(200);
  expect(await read(reservedForTrips.document(orgID))).toEqual({ amount: 4 * total });
  expect([(await ask('L-20')).status, (await ask('L-21')).status]).toEqual([201, 402]);
});

test('a delivery that is cancelled and collected at once is one of the two', async () => {
  const { orgID, live } = await apiScene();
  for (let round = 0; round < 6; round += 1) {
    const { id } = asDelivery(await create(live, order(`R-${round}`)));
    const delivery = database.doc(deliveries.document(orgID, id));
    const [cancelled, collected] = await Promise.all([
      api('POST', `/deliveries/${id}/cancel`, { key: live }),
      delivery.update({ status: 'Collected' }).then(
        () => true,
        () => false,
      ),
    ]);
    expect([cancelled.status, (await delivery.get()).exists]).toEqual(collected ? [409, true] : [200, false]);
    expect((await read(cancelledDeliveries.document(orgID, id))) !== undefined).toBe(!collected);
  }
});

test('a delivery that a key creates and cancels is told in the audit trail, unless it is a test key', async () => {
  const { orgID, live, test: testKey } = await apiScene();
  const { id } = asDelivery(await create(live, order('T-1')));
  const { changeID } = (await read(deliveries.document(orgID, id))) ?? {};
  const trial = asDelivery(await create(testKey, order('T-2')));
  await api('POST', `/deliveries/${id}/cancel`, { key: live });
  await api('POST', `/deliveries/${trial.id}/cancel`, { key: testKey });
  const object = { id, label: 'T-1', path: deliveries.document(orgID, id) };
  const events = await stored(orgID, auditEvents);
  const about = events.filter((event) => String(event['kind']).startsWith('delivery.'));
  expect(about).toHaveLength(2);
  expect(about).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: changeID, kind: 'delivery.created', object, before: {}, after: {} }),
      expect.objectContaining({ kind: 'delivery.cancelled', object }),
    ]),
  );
  for (const { actor } of about) expect(actor).toEqual({ kind: 'apiKey', id: 'live', name: '' });
});

test('each page continues the previous one, without duplicates or gaps', async () => {
  const { orgID, live } = await apiScene();
  const made = await Promise.all(Array.from({ length: 5 }, (_, index) => create(live, order(`P-${index}`))));
  const [document] = await stored(orgID, deliveries);
  // Of one moment, and of one a microsecond later.
  const moment = new Timestamp(4_000_000_000, 1_000);
  for (const [id, created_at] of [
    ['same-a', moment],
    ['same-b', moment],
    ['later', new Timestamp(4_000_000_000, 2_000)],
  ] as const) {
    await put(deliveries.document(orgID, id), { ...document, id, created_at });
  }
  await put(deliveries.document(orgID, 'broken'), { id: 'broken', created_at: moment });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const query = `?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`;
    const page = asPage(await api('GET', `/deliveries${query}`, { key: live }));
    expect(page.has_more).toBe(page.next_cursor !== undefined);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  expect(seen.slice(0, 3)).toEqual(['later', 'same-b', 'same-a']);
  expect([...seen].sort()).toEqual(
    [...made.map((answer) => asDelivery(answer).id), 'same-a', 'same-b', 'later'].sort(),
  );
});

test('a test key makes test deliveries and cannot reach live deliveries, nor the other way round', async () => {
  const { orgID, live, test: testKey } = await apiScene();
  const real = asDelivery(await create(live, order('L-1')));
  const trial = asDelivery(await create(testKey, order('T-1')));
  expect([real.mode, trial.mode]).toEqual(['live', 'test']);
  for (const [key, id] of [
    [testKey, real.id],
    [live, trial.id],
  ] as const) {
    for (const answer of [
      await api('GET', `/deliveries/${id}`, { key }),
      await api('PATCH', `/deliveries/${id}`, { key, body: {} }),
      await api('POST', `/deliveries/${id}/cancel`, { key }),
    ]) {
      expect(refusalOf(answer)).toEqual({ code: 'delivery_not_found' });
    }
  }
  expect(asPage(await api('GET', '/deliveries', { key: testKey })).data).toEqual([trial]);
  expect((await stored(orgID, deliveries)).map(({ id }) => id)).toEqual([real.id]);
  const [kept] = await stored(orgID, testDeliveries);
  expect(kept).toMatchObject({ id: trial.id, expiresAt: expect.any(Timestamp) });
});

test("another organisation's delivery is not found", async () => {
  const [here, there] = [await apiScene(), await apiScene()];
  const { id } = asDelivery(await create(there.live, order('F-1')));
  for (const answer of [
    await api('GET', `/deliveries/${id}`, { key: here.live }),
    await api('PATCH', `/deliveries/${id}`, { key: here.live, body: { dropoff: { name: 'Me' } } }),
    await api('POST', `/deliveries/${id}/cancel`, { key: here.live }),
  ]) {
    expect(refusalOf(answer)).toEqual({ code: 'delivery_not_found' });
  }
  expect(await stored(there.orgID, deliveries)).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['no external ID', { external_id: undefined }, 'external_id'],
  ['two lines', { external_id: 'a\nb' }, 'external_id'],
  ['another urgency', { urgency_level: 'now' }, 'urgency_level'],
  ['a number for a text', { external_id: 7 }, 'external_id'],
  [
    'an impossible telephone number',
    { pickup: { ...(order('x')['pickup'] as object), phone_number: '12' } },
    'pickup.phone_number',
  ],
  [
    'a place past the pole',
    { pickup: { ...(order('x')['pickup'] as object), latitude: 91 } },
    'pickup.latitude',
  ],
  ['an unknown field', { status: 'Delivered' }, 'status'],
  [
    'a stop with an unknown field',
    { dropoff: { ...(order('x')['dropoff'] as object), vip: true } },
    'dropoff.vip',
  ],
  [
    'a time that has passed',
    { urgency_level: 'scheduled', pickup_time: '2020-01-01T10:00:00Z' },
    'pickup_time',
  ],
  [
    'a day that no month has',
    { urgency_level: 'scheduled', pickup_time: '2099-02-31T10:00:00Z' },
    'pickup_time',
  ],
  [
    'a time without an offset',
    { urgency_level: 'scheduled', pickup_time: '2099-01-01T10:00:00' },
    'pickup_time',
  ],
  [
    'a window that ends before it begins',
    { ...WINDOWS, pickup_window: { start: WINDOWS.pickup_window.end, end: WINDOWS.pickup_window.start } },
    'pickup_window.end',
  ],
  ['windows with a delivery on demand', { pickup_window: WINDOWS.pickup_window }, 'pickup_window'],
  ['metadata that is no text', { metadata: { items: 3 } }, 'metadata.items'],
])('a delivery with %s is refused, with the field', async (_, changes, param) => {
  const { orgID, test: key } = await apiScene();
  expect(refusalOf(await create(key, order('R-1', changes)))).toEqual({ code: 'request_invalid', param });
  expect(await stored(orgID, testDeliveries)).toEqual([]);
});

test('a refused delivery names its wrong times beside its other wrong fields', async () => {
  const { test: key } = await apiScene();
  const pickup = { ...(order('x')['pickup'] as object), phone_number: '12' };
  const body = order('E-1', { urgency_level: 'scheduled', pickup_time: '2020-01-01T10:00:00Z', pickup });
  const { error } = (await create(key, body)).body as ApiError;
  expect(error).toMatchObject({ code: 'request_invalid', param: 'pickup.phone_number' });
  expect(error.errors?.map(({ param }) => param)).toEqual(['pickup.phone_number', 'pickup_time']);
});

test.each(['live', 'test'] as const)(
  'a list is filtered by status, external ID and when they were created, page by page (%s)',
  async (mode) => {
    const { orgID, ...keys } = await apiScene();
    const key = keys[mode];
    const ids: Record<string, string> = {};
    for (const name of ['A', 'A', 'B', 'C']) ids[name] = asDelivery(await create(key, order(name))).id;
    const path = (name: string) =>
      (mode === 'live' ? deliveries : testDeliveries).document(orgID, ids[name] ?? '');
    await database.doc(path('C')).update({ status: 'At drop-off' });
    await database.doc(path('B')).update({ created_at: new Date('2026-02-03T12:00:00Z') });
    const list = async (query: string) => asPage(await api('GET', `/deliveries?${query}`, { key }));
    const named = async (query: string) => (await list(query)).data.map(({ external_id }) => external_id);
    expect(await named('status=At%20drop-off')).toEqual(['C']);
    expect(await named('external_id=A')).toEqual(['A', 'A']);
    expect(await named('external_id=A&status=Collected')).toEqual([]);
    expect(await named('created_until=2026-02-03T12:00:00Z')).toEqual([]);
    expect(await named('created_until=2026-02-03T14:00:01%2B02:00')).toEqual(['B']);
    expect(await named('created_from=2026-02-03T12:00:00Z&created_until=2026-02-04T00:00:00Z')).toEqual([
      'B',
    ]);
    expect(await named('created_from=2026-02-03T12:00:01Z&status=Created')).toEqual(['A', 'A']);
    const first = await list('external_id=A&limit=1');
    const second = await list(`external_id=A&limit=1&cursor=${first.next_cursor}`);
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect(second.data.map(({ id }) => id)).not.toEqual(first.data.map(({ id }) => id));
  },
);

test.each<[string, string]>([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['cursor=abc', 'cursor'],
  ['key=secret', 'key'],
  ['status=created', 'status'],
  ['status=Created&status=Failed', 'status'],
  ['external_id=', 'external_id'],
  ['created_from=2026-02-03', 'created_from'],
  ['created_from=0000-01-01T00:00:00Z', 'created_from'],
  ['created_until=9999-12-31T23:59:59-14:00', 'created_until'],
  ['created_from=2026-02-03T12:00:00Z&created_until=2026-02-03T12:00:00Z', 'created_until'],
])('a list with %s is refused', async (query, param) => {
  const { live } = await apiScene();
  const answer = await api('GET', `/deliveries?${query}`, { key: live });
  expect(refusalOf(answer)).toEqual({ code: 'request_invalid', param });
});

test('the document is served to everybody, as the schemas have it', async () => {
  const { status, headers, body } = await api('GET', '/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

afterAll(() => database.terminate());
