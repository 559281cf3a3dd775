import { randomUUID } from 'node:crypto';
import type { ApiError } from '@fleetfoot/shared/api';
import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import { creditSettings, reservedForTrips } from '@fleetfoot/shared/model/billing/credit';
import { deliveries, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { auditEvents } from '@fleetfoot/shared/model/team/audit-event';
import * as v from 'valibot';
import type { RoadsPort } from '../../src/quotes/roads';
import { api } from '../client/in-process';
import { database, put, read } from '../world/data';
import { DAY_AHEAD } from '../world/day-ahead';
import { asDelivery, create, order, refusalOf } from './api-client';
import { apiScene } from './api-scene';
import { stored } from './stored';

jest.setTimeout(120_000);

const WINDOWS = {
  urgency_level: 'time_window',
  pickup_window: { start: `${DAY_AHEAD}T06:00:00Z`, end: `${DAY_AHEAD}T09:00:00+02:00` },
  dropoff_window: { start: `${DAY_AHEAD}T09:00:00+02:00`, end: `${DAY_AHEAD}T11:00:00+02:00` },
};

/** Another place in Cape Town. */
const ELSEWHERE = { address: '5 Beach Road, Sea Point', latitude: -33.9136, longitude: 18.3886 };

const silent: RoadsPort = { measure: async () => 'unavailable' };

async function scene(changes: object = {}) {
  const all = await apiScene();
  const made = asDelivery(await create(all.live, order('E-1', changes)));
  const path = deliveries.document(all.orgID, made.id);
  const edit = (body: unknown, options: object = {}) =>
    api('PATCH', `/deliveries/${made.id}`, { key: all.live, body, ...options });
  const events = async () =>
    (await stored(all.orgID, auditEvents)).filter(({ kind }) => kind === 'delivery.edited');
  return { ...all, made, path, edit, events };
}

test('an edit asks for another proof until it is collected, and the audit trail tells it', async () => {
  const { path, edit, events } = await scene({ proof: 'name' });
  expect((await edit({ proof: 'pin' })).body).toMatchObject({ proof: 'pin' });
  expect(await read(path)).toMatchObject({ proof: 'pin' });
  expect(await events()).toMatchObject([{ before: { proof: 'name' }, after: { proof: 'pin' } }]);
  await database.doc(path).update({ status: 'Collected' });
  expect(refusalOf(await edit({ proof: 'none' }))).toEqual({ code: 'delivery_not_editable' });
});

test('an edit changes what is sent, leaves the rest and is told in the audit trail', async () => {
  const { live, made, path, edit, events } = await scene();
  const body = {
    dropoff: { phone_number: '084 123 4567', gate_code: '4321#' },
    pickup: { instructions: '' },
  };
  const answer = await edit(body);
  expect(answer.status).toBe(200);
  const edited = v.parse(PublicDeliverySchema, answer.body);
  expect(edited).toEqual({
    ...made,
    pickup: { ...made.pickup, instructions: '' },
    dropoff: { ...made.dropoff, phone_number: '+27841234567', gate_code: '4321#' },
    updated_at: edited.updated_at,
  });
  expect(edited.updated_at > made.updated_at).toBe(true);
  const document = await read(path);
  const [event, ...others] = await events();
  expect(others).toEqual([]);
  expect(document).toMatchObject({ updated_by: 'api', created_by: 'api', changeID: event?.['id'] });
  expect(event).toMatchObject({
    actor: { kind: 'apiKey', id: 'live', name: '' },
    object: { id: made.id, label: 'E-1', path },
    before: { dropoff_phone_number: '+27831234567', pickup_instructions: 'Ring twice.\nThird floor.' },
    after: { dropoff_phone_number: '+27841234567', dropoff_gate_code: '4321#', pickup_instructions: '' },
  });
  const got = await api('GET', `/deliveries/${made.id}`, { key: live });
  expect(got.body).toEqual(edited);
});

test('an edit that changes nothing writes nothing', async () => {
  const { made, edit, events } = await scene();
  for (const body of [{}, { dropoff: { name: made.dropoff.name }, pickup: {} }]) {
    expect(await edit(body)).toMatchObject({ status: 200, body: made });
  }
  expect(await events()).toEqual([]);
});

test('an edit repeated with its Idempotency-Key is answered the same and does not undo what came after it', async () => {
  const { path, edit, events } = await scene();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await edit({ dropoff: { name: 'Sipho' } }, { headers });
  await edit({ dropoff: { name: 'Naledi' } });
  const again = await edit({ dropoff: { name: 'Sipho' } }, { headers });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect((await read(path))?.['dropoff_name']).toBe('Naledi');
  expect(await events()).toHaveLength(2);
  expect(refusalOf(await edit({ dropoff: { name: 'Thandi' } }, { headers }))).toEqual({
    code: 'idempotency_key_reused',
  });
});

test('edits of different fields at once are all there', async () => {
  const { path, edit } = await scene();
  const answers = await Promise.all([
    edit({ dropoff: { name: 'Sipho' } }),
    edit({ dropoff: { unit: 'Unit 4' } }),
    edit({ pickup: { landmark: 'Opposite the taxi rank' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read(path)).toMatchObject({
    ...{ dropoff_name: 'Sipho', dropoff_unit: 'Unit 4', pickup_landmark: 'Opposite the taxi rank' },
  });
});

test('an edit that sends a delivery elsewhere comes with the price of that way, or with that of its quote', async () => {
  const { live, made, path, edit, events } = await scene();
  const moved = asDelivery(await edit({ dropoff: ELSEWHERE }));
  expect(moved.price?.distance_metres).not.toBe(made.price?.distance_metres);
  expect(await events()).toMatchObject([
    { after: { dropoff_latitude: ELSEWHERE.latitude, price: { total: moved.price?.total } } },
  ]);
  const place = ({ latitude, longitude }: typeof ELSEWHERE) => ({ latitude, longitude });
  const trip = { urgency_level: 'on_demand', pickup: place(ELSEWHERE), dropoff: place(ELSEWHERE) };
  const { id } = (await api('POST', '/quotes', { key: live, body: trip })).body as { readonly id: string };
  expect(refusalOf(await edit({ dropoff: { ...ELSEWHERE, latitude: -34 }, quote_id: id }))).toEqual({
    ...{ code: 'quote_not_usable', param: 'quote_id' },
  });
  expect((await edit({ pickup: ELSEWHERE, quote_id: id })).status).toBe(200);
  expect((await read(path))?.['quoteID']).toBe(id);
  await edit({ pickup: { ...ELSEWHERE, latitude: -33.92 } });
  expect(await read(path)).not.toHaveProperty('quoteID');
});

test('an edit holds what the delivery costs from then on, and is refused above the limit', async () => {
  const { orgID, made, path, edit } = await scene();
  const reserved = () => read(reservedForTrips.document(orgID));
  const total = Number(made.price?.total);
  expect(await reserved()).toEqual({ amount: total });
  const limit = (cents: number) => put(creditSettings.document(orgID), { limit: cents });
  await limit(total);
  const far = { dropoff: { ...ELSEWHERE, latitude: -33.5 } };
  const refused = await edit(far);
  expect([refused.status, refusalOf(refused)]).toEqual([402, { code: 'credit_limit_reached' }]);
  expect(await read(path)).toMatchObject({ price: { total } });
  expect((await edit({ dropoff: { name: 'Sipho' } })).status).toBe(200);
  await limit(100 * total);
  const moved = asDelivery(await edit(far));
  expect(moved.price?.total).toBeGreaterThan(total);
  expect(await reserved()).toEqual({ amount: moved.price?.total });
});

test('a delivery goes elsewhere without a price while it waits, and not once it has a courier', async () => {
  const { path, edit } = await scene();
  const moved = await edit({ dropoff: ELSEWHERE }, { roads: silent });
  expect([moved.status, asDelivery(moved).price]).toEqual([200, undefined]);
  expect(await read(path)).not.toHaveProperty('price');
  await database.doc(path).update({ status: 'Courier assigned' });
  const refused = await edit({ dropoff: { ...ELSEWHERE, latitude: -33.92 } }, { roads: silent });
  expect([refused.status, refusalOf(refused)]).toEqual([503, { code: 'roads_unavailable' }]);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await edit({ dropoff: { name: 'Sipho' } }, { roads: silent })).status).toBe(200);
});

test('the pickup time of windows follows them, and times are of the level of the delivery', async () => {
  const { edit } = await scene(WINDOWS);
  const pickup_window = { start: `${DAY_AHEAD}T08:30:00+02:00`, end: `${DAY_AHEAD}T09:30:00+02:00` };
  expect(asDelivery(await edit({ pickup_window }))).toMatchObject({
    pickup_time: `${DAY_AHEAD}T06:30:00.000Z`,
    pickup_window: { start: `${DAY_AHEAD}T06:30:00.000Z`, end: `${DAY_AHEAD}T07:30:00.000Z` },
  });
  const wrong = await edit({ pickup_time: `${DAY_AHEAD}T08:30:00Z` });
  expect(refusalOf(wrong)).toEqual({ code: 'request_invalid', param: 'pickup_time' });
});

test.each<[string, object, readonly string[]]>([
  ['fields that are never edited', { external_id: 'X', status: 'Delivered' }, ['external_id', 'status']],
  [
    'half a place',
    { dropoff: { latitude: -33.9 }, pickup: { address: 'X', longitude: 18 } },
    ['dropoff', 'pickup'],
  ],
  [
    'several wrong fields',
    { pickup: { name: '', phone_number: '12' }, dropoff: { unit: 'a\nb' } },
    ['pickup.name', 'pickup.phone_number', 'dropoff.unit'],
  ],
  [
    'times that have passed or end too soon',
    {
      pickup_window: { start: '2020-01-01T10:00:00Z', end: '2020-01-01T09:00:00Z' },
      pickup_time: '2099-01-01T10:00:00Z',
    },
    ['pickup_time', 'pickup_window.start'],
  ],
])('an edit with %s is refused, with each field', async (_, body, params) => {
  const { edit, events } = await scene(WINDOWS);
  const answer = await edit(body);
  expect(answer.status).toBe(400);
  const named = (answer.body as ApiError).error.errors?.map(({ param }) => param);
  expect([...(named ?? [])].sort()).toEqual([...params].sort());
  expect(await events()).toEqual([]);
});

test.each([
  ['collected', { status: 'Collected' }],
  ['blanked', { blanked_at: new Date() }],
])('a delivery that is %s is not edited', async (_, fields) => {
  const { path, edit } = await scene();
  await database.doc(path).update(fields);
  const before = await read(path);
  const answer = await edit({ dropoff: { name: 'Sipho' } });
  expect([answer.status, refusalOf(answer)]).toEqual([409, { code: 'delivery_not_editable' }]);
  expect(await read(path)).toEqual(before);
});

test('a delivery that is edited and collected at once is edited before it, or not at all', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { path, edit, events } = await scene();
    const [edited] = await Promise.all([
      edit({ dropoff: { name: 'Sipho' } }),
      database.doc(path).update({ status: 'Collected' }),
    ]);
    const after = await read(path);
    expect(after?.['status']).toBe('Collected');
    const isEdited = after?.['dropoff_name'] === 'Sipho';
    expect([edited.status, (await events()).length]).toEqual(isEdited ? [200, 1] : [409, 0]);
  }
});

test('a test delivery is edited by a test key, and nothing is told of it', async () => {
  const { orgID, test: key, events } = await scene();
  const { id } = asDelivery(await create(key, order('T-1')));
  const { expiresAt } = (await read(testDeliveries.document(orgID, id))) ?? {};
  const answer = await api('PATCH', `/deliveries/${id}`, { key, body: { dropoff: ELSEWHERE } });
  expect(asDelivery(answer)).toMatchObject({ mode: 'test', dropoff: ELSEWHERE });
  const document = await read(testDeliveries.document(orgID, id));
  expect(document).toMatchObject({ dropoff_address: ELSEWHERE.address, expiresAt });
  expect(document).not.toHaveProperty('changeID');
  expect(await events()).toEqual([]);
});

afterAll(() => database.terminate());
