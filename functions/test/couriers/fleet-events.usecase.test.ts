import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import type { Timestamp } from 'firebase-admin/firestore';
import { apiScene } from '../api/api-scene';
import { api } from '../client/in-process';
import { rounds } from '../depth';
import { putDelivery } from '../privacy/privacy-scene';
import { database, put, read } from '../world/data';
import { ASSIGNED, courierScene } from './courier-scene';

const WAY = ['arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'];
const position = (latitude: number, time = new Date().toISOString()) => ({
  type: 'position',
  latitude,
  longitude: 18.4,
  at: time,
});

test('a delivery goes from Created to Delivered, and timeline and audit trail tell each status', async () => {
  const { orgID, path, tell, statuses, moves } = await courierScene();
  await put(dispatches.document(orgID, 'd1'), { id: 'd1', orgID });
  expect(await tell(ASSIGNED)).toEqual({ status: 200, body: { result: 'moved' } });
  expect(await read(path)).toMatchObject({ status: 'Courier assigned', courier: ASSIGNED.courier });
  expect(await read(dispatches.document(orgID, 'd1'))).toBeDefined();
  await tell(position(-33.9));
  for (const type of WAY) expect(await tell({ type })).toEqual({ status: 200, body: { result: 'moved' } });
  const expected = ['Courier assigned', 'At pickup', 'Collected', 'At drop-off', 'Delivered'];
  expect(await statuses()).toEqual(expected);
  const delivery = await read(path);
  expect(delivery).toMatchObject({ status: 'Delivered', payment_status: 'Unpaid', updated_by: 'fleet' });
  expect(Object.keys(delivery?.['status_times'] as object).sort()).toEqual([...expected].sort());
  const told = await moves();
  expect(told.map(({ after }) => (after as { status: string }).status).sort()).toEqual([...expected].sort());
  expect(told).toContainEqual(
    expect.objectContaining({
      id: delivery?.['changeID'],
      actor: { kind: 'system', id: 'fleet', name: '' },
      object: { id: 'd1', label: 'PO-d1', path },
      before: { status: 'At drop-off' },
    }),
  );
  // Nobody has to find or call the courier any more.
  expect(delivery?.['courier']).toEqual({ ...ASSIGNED.courier, phone_number: '' });
  expect(await read(courierPositions.document(orgID, 'd1'))).toBeUndefined();
  expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
});

test('repeated, late and overtaken events leave a delivery where it is', async () => {
  const { tell, statuses } = await courierScene();
  const collected = { type: 'collected' };
  expect(await tell(collected, { id: 'evt' })).toMatchObject({ body: { result: 'moved' } });
  expect(await tell(collected, { id: 'evt' })).toMatchObject({ status: 200, body: { result: 'unchanged' } });
  expect(await tell(collected)).toMatchObject({ status: 200, body: { result: 'unchanged' } });
  expect(await tell({ type: 'arrived_at_pickup' })).toMatchObject({ body: { result: 'unchanged' } });
  // An id that is used for something else is taken for what it was first.
  expect(await tell({ type: 'delivered' }, { id: 'evt' })).toMatchObject({ body: { result: 'unchanged' } });
  expect(await statuses()).toEqual(['Collected']);
});

test('an event that others overtook while it was taken comes after them, in the timeline and in the times', async () => {
  const { path, tell, statuses } = await courierScene({ status: 'At pickup' });
  const taken = new Date(Date.now() - 5_000);
  await tell({ type: 'collected' });
  await tell({ type: 'delivered' }, { taken });
  expect(await statuses()).toEqual(['Collected', 'Delivered']);
  const times = (await read(path))?.['status_times'] as Record<string, Timestamp>;
  expect(times['Delivered']?.toMillis()).toBeGreaterThan(times['Collected']?.toMillis() ?? 0);
});

test('copies of every event at the same time are told once', async () => {
  const { path, tell, statuses } = await courierScene();
  const events = [ASSIGNED, ...WAY.map((type) => ({ type }))];
  const answers = await Promise.all(
    [...events, ...events].map((event, n) => tell(event, { id: `e${n % 5}` })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await read(path)).toMatchObject({ status: 'Delivered' });
  const told = await statuses();
  expect(new Set(told).size).toBe(told.length);
});

test('a failed delivery says why, and goes back', async () => {
  const { path, tell, statuses } = await courierScene({ status: 'At drop-off' });
  await tell({ type: 'failed', reason: 'recipient_absent' });
  expect(await read(path)).toMatchObject({ status: 'Failed', failure_reason: 'recipient_absent' });
  expect(await tell({ type: 'delivered' })).toEqual({ status: 409, body: { result: 'refused' } });
  await tell({ type: 'returning' });
  expect(await tell(position(-33.9))).toMatchObject({ body: { result: 'moved' } });
  await tell({ type: 'returned' });
  expect(await statuses()).toEqual(['Failed', 'Returning', 'Returned']);
});

test('a position is kept at most every ten seconds, never an older one, and only of a courier on the road', async () => {
  const { orgID, tell } = await courierScene({ status: 'Collected' });
  const path = courierPositions.document(orgID, 'd1');
  const latitude = async () => (await read(path))?.['latitude'];
  const begin = Date.now();
  const after = (seconds: number) => new Date(begin + seconds * 1000);
  const taken = after(10);
  await tell(position(1, after(-60).toISOString()), { taken: after(0) });
  await tell(position(2, after(0).toISOString()), { taken: after(9) });
  expect(await latitude()).toBe(1);
  await tell(position(3, after(-61).toISOString()), { taken });
  await tell(position(4, after(610).toISOString()), { taken });
  expect(await latitude()).toBe(1);
  await tell(position(5, after(9).toISOString()), { taken });
  expect(await latitude()).toBe(5);
  await tell({ type: 'delivered' });
  expect(await tell(position(6))).toEqual({ status: 409, body: { result: 'refused' } });
  expect(await read(path)).toBeUndefined();
});

test('a fleet is told of a delivery that it is cancelled or not there', async () => {
  const { orgID, path, tell } = await courierScene();
  await put(cancelledDeliveries.document(orgID, 'd1'), { id: 'd1', courier: ASSIGNED.courier });
  await database.doc(path).delete();
  await put(courierPositions.document(orgID, 'd1'), { id: 'd1' });
  expect(await tell(ASSIGNED)).toEqual({ status: 409, body: { result: 'cancelled' } });
  expect(await read(courierPositions.document(orgID, 'd1'))).toBeUndefined();
  expect(await read(cancelledDeliveries.document(orgID, 'd1'))).toEqual({
    ...{ id: 'd1', courier: { ...ASSIGNED.courier, phone_number: '' } },
  });
  expect(await tell({ type: 'collected', delivery_id: 'never' })).toMatchObject({ status: 404 });
  expect(await tell({ ...position(1), delivery_id: 'never' })).toMatchObject({ status: 404 });
  expect(await read(path)).toBeUndefined();
});

test.each([{}, { phone_number: '' }, { phone_number: '', vehicle_plate: '' }])(
  'a courier may come without a phone number: %j',
  async (rest) => {
    const { path, tell } = await courierScene();
    expect(await tell({ type: 'assigned', courier: { name: 'Thabo M.', ...rest } })).toMatchObject({
      status: 200,
    });
    expect(await read(path)).toMatchObject({
      status: 'Courier assigned',
      courier: { name: 'Thabo M.', phone_number: '', vehicle_plate: '' },
    });
  },
);

test('a courier is named by what shows', async () => {
  const { path, tell } = await courierScene();
  const courier = {
    name: '\ufeffThabo\u00a0M.\u202e',
    phone_number: '\u202a+27821234567',
    vehicle_plate: 'CA\u200b 1',
  };
  expect((await tell({ type: 'assigned', courier })).status).toBe(200);
  expect(await read(path)).toMatchObject({
    courier: { name: 'Thabo M.', phone_number: '+27821234567', vehicle_plate: 'CA 1' },
  });
});

test.each<[number, string, object, object]>([
  [401, 'another secret', { type: 'collected' }, { secret: 'whsec_b3RoZXI=' }],
  [401, 'an old signature', { type: 'collected' }, { now: new Date(0) }],
  [400, 'a member as its sender', { type: 'cancelled' }, {}],
  [400, 'an unknown type', { type: 'teleported' }, {}],
  [400, 'an unknown field', { type: 'collected', payment_status: 'Paid' }, {}],
  [400, 'no courier', { type: 'assigned' }, {}],
  [400, 'a courier whose name does not show', { type: 'assigned', courier: { name: '\u3164' } }, {}],
  [400, 'an unknown reason', { type: 'failed', reason: 'Lerato Dlamini was out' }, {}],
  [400, 'a path for an id', { type: 'collected', delivery_id: '../../Team/x' }, {}],
  [400, 'a position that is none', position(91), {}],
  [413, 'five kilobytes', { type: 'collected', x: 'x'.repeat(5000) }, {}],
])('%i: an event with %s changes nothing', async (status, _what, event, how) => {
  const { path, tell, statuses } = await courierScene();
  const before = await read(path);
  expect((await tell(event, how)).status).toBe(status);
  expect(await read(path)).toEqual(before);
  expect(await statuses()).toEqual([]);
});

test('a cancellation and an event at the same time end in a status of the table, and both sides know', async () => {
  const { orgID, live } = await apiScene();
  const { tell } = await courierScene();
  for (let round = 0; round < rounds({ sample: 8, deep: 50 }); round += 1) {
    const id = `race${round}`;
    const path = await putDelivery(orgID, id, { status: 'At pickup', courier: ASSIGNED.courier });
    const races = [
      () => api('POST', `/deliveries/${id}/cancel`, { key: live }),
      () => tell({ type: 'collected', organization_id: orgID, delivery_id: id }),
    ];
    const isReversed = round % 2 > 0;
    const begun = await Promise.all((isReversed ? races.toReversed() : races).map((race) => race()));
    const answers = (isReversed ? begun.toReversed() : begun).map(({ status }) => status);
    const [delivery, copy] = await Promise.all([read(path), read(cancelledDeliveries.document(orgID, id))]);
    expect([delivery, copy].filter(Boolean)).toHaveLength(1);
    expect(answers).toEqual(delivery ? [409, 200] : [200, 409]);
    expect((delivery ?? copy)?.['status']).toBe(copy ? 'At pickup' : 'Collected');
    if (copy) expect(copy['courier']).toEqual({ ...ASSIGNED.courier, phone_number: '' });
  }
}, 120_000);

afterAll(() => database.terminate());
