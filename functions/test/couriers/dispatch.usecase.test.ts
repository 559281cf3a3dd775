import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  creditSettings,
  DEFAULT_CREDIT_LIMIT,
  reservedForTrips,
  UNPRICED_RESERVE,
} from '@fleetfoot/shared/model/billing/credit';
import { owedForTrips } from '@fleetfoot/shared/model/billing/trip-charge';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { courierPositions, dispatches } from '@fleetfoot/shared/model/delivery/courier';
import { type Delivery, testDeliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { FIRST_TARIFF, quotedPrice } from '@fleetfoot/shared/model/delivery/tariff';
import {
  LEAD_MS,
  MOST_FAILURES,
  MOST_WAIT_MS,
  OLDEST_MS,
  runDispatcher,
} from '../../src/couriers/dispatch-deliveries';
import { fleetOver } from '../../src/couriers/fleet';
import { signedID } from '../../src/couriers/signature';
import { deployedRoads } from '../../src/quotes/roads';
import { putDelivery, storedDelivery } from '../privacy/privacy-scene';
import { database, put, read } from '../world/data';
import { ASSIGNED, courierScene, SECRET } from './courier-scene';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isSigned: boolean;
}

/** What the fleet was asked, and what it answers next; 200 where nothing is said. */
const calls: Call[] = [];
const answers: (number | 'none')[] = [];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const header = (name: string) => request.headers[name] as string | undefined;
    calls.push({
      ...{ method: request.method ?? '', path: request.url ?? '' },
      body: JSON.parse(body.toString()) as Call['body'],
      isSigned: signedID(SECRET, { header, body }, new Date()) !== undefined,
    });
    const status = answers.shift() ?? 200;
    if (status === 'none') response.destroy();
    else response.writeHead(status).end();
  });
});

let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(async () => {
  calls.length = 0;
  answers.length = 0;
  // Every delivery of this worker's project has its turn.
  await database.recursiveDelete(database.collection('Organizations'));
});

afterAll(async () => {
  server.close();
  await database.terminate();
});

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

/** A run of the dispatcher, now or later; the fleet hears the time of the run. */
function run(minutes = 0): Promise<number> {
  const fleet = fleetOver(url, SECRET);
  const signing = {
    dispatch: (...[orgID, delivery]: Parameters<typeof fleet.dispatch>) =>
      fleet.dispatch(orgID, delivery, new Date()),
    cancel: (...[orgID, id]: Parameters<typeof fleet.cancel>) => fleet.cancel(orgID, id, new Date()),
  };
  const services = { database, fleet: signing, roads: deployedRoads() };
  return runDispatcher({ ...services, now: inMinutes(minutes), hasTime: () => true });
}

const methods = () => calls.map(({ method }) => method);

test('a delivery is told to the fleet once, signed, with all that a courier needs', async () => {
  const { orgID, path } = await courierScene();
  await run();
  await run();
  await run(1.5);
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: `/deliveries/${orgID}/d1`,
      isSigned: true,
      body: expect.objectContaining({
        organization_id: orgID,
        delivery_id: 'd1',
        external_id: 'PO-d1',
        dropoff: {
          ...{ name: 'Lerato Dlamini', phone_number: '+27831234567', address: '12 Long Street' },
          ...{ latitude: -33.924912, longitude: 18.424149, instructions: 'Ring 4321' },
          ...{ unit: 'Umoya House', gate_code: '4321#' },
        },
        // Nothing is told of what nobody knows.
        pickup: {
          ...{ name: 'Umoya Kitchen', phone_number: '+27215550100', address: '1 Bree Street' },
          ...{ latitude: -33.91, longitude: 18.41, instructions: 'Ring' },
        },
      }),
    },
  ]);
  expect(await read(path)).toMatchObject({ status: 'Created' });
});

test('a delivery without a price is priced before the fleet hears of it, and one with a price keeps it', async () => {
  const { orgID, path } = await courierScene();
  const told = quotedPrice(FIRST_TARIFF, { urgency_level: 'on_demand', metres: 1, seconds: 1 });
  const quoted = await putDelivery(orgID, 'd2', { price: told, quoteID: 'q' });
  await run();
  expect(methods()).toEqual(['PUT', 'PUT']);
  const { price, updated_at } = (await read(path)) as Partial<Delivery>;
  expect(price).toMatchObject({ tariffID: FIRST_TARIFF.id, total: expect.any(Number) });
  expect(await read(quoted)).toMatchObject({ price: told, quoteID: 'q' });
  // The price alone is no edit that the fleet would hear of.
  await run(1.5);
  expect(methods()).toEqual(['PUT', 'PUT']);
  expect(await read(path)).toMatchObject({ price, updated_at });
});

test('a delivery whose price is above what is left of the credit limit is not told to the fleet until there is room', async () => {
  const { orgID, path } = await courierScene();
  await put(reservedForTrips.document(orgID), { amount: UNPRICED_RESERVE });
  await put(owedForTrips.document(orgID), { amount: 1 });
  const far = { dropoff_latitude: -33.5 };
  await database.doc(path).update(far);
  await put(creditSettings.document(orgID), { limit: UNPRICED_RESERVE });
  await run();
  expect(methods()).toEqual([]);
  expect(await read(path)).not.toHaveProperty('price');
  await put(creditSettings.document(orgID), { limit: 100 * UNPRICED_RESERVE });
  await run(2);
  expect(methods()).toEqual(['PUT']);
  const { price } = (await read(path)) as Partial<Delivery>;
  expect(await read(reservedForTrips.document(orgID))).toEqual({ amount: price?.total });
});

test('a delivery whose road cannot be measured is priced by the straight line before the fleet hears of it', async () => {
  const { orgID, path } = await courierScene({ dropoff_latitude: 51.5, dropoff_longitude: -0.12 });
  await put(creditSettings.document(orgID), { limit: 100 * DEFAULT_CREDIT_LIMIT });
  await run();
  expect(methods()).toEqual(['PUT']);
  const { price } = (await read(path)) as Partial<Delivery>;
  expect(price).toMatchObject({ straight_line: true, total: expect.any(Number) });
});

test('runs at the same time tell the fleet once', async () => {
  await courierScene();
  const now = [run(), run(), run()];
  await Promise.all(now);
  expect(methods()).toEqual(['PUT']);
});

test('a delivery waits for its time; an old one, a test and one that has a courier are not told', async () => {
  const { orgID } = await courierScene({ pickup_time: inMinutes(LEAD_MS / MINUTE_MS + 5) });
  await putDelivery(orgID, 'old', { pickup_time: inMinutes(-OLDEST_MS / MINUTE_MS - 1) });
  await putDelivery(orgID, 'assigned', { status: 'Courier assigned' });
  await put(testDeliveries.document(orgID, 'test'), storedDelivery('test'));
  await run();
  expect(calls).toEqual([]);
  await run(6);
  expect(calls.map(({ body }) => body['delivery_id'])).toEqual(['d1']);
});

test('a fleet that does not answer is asked again, later each time', async () => {
  const { path } = await courierScene();
  answers.push('none', 503, 429);
  for (const minutes of [0, 0.5, 1.1, 2, 3.2, 7.3]) await run(minutes);
  expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'PUT']);
  expect(await read(path)).toMatchObject({ status: 'Created' });
});

test('a fleet that refuses is not asked again: the delivery has failed, and says why', async () => {
  const { orgID, path, statuses, moves } = await courierScene();
  answers.push(422);
  await run();
  await run(2);
  expect(methods()).toEqual(['PUT']);
  expect(await read(path)).toMatchObject({ status: 'Failed', failure_reason: 'no_courier' });
  expect(await statuses()).toEqual(['Failed']);
  expect(await moves()).toMatchObject([{ actor: { kind: 'system', id: 'dispatch' } }]);
  expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
});

test('a fleet that was asked in vain too often is asked no more, and hears that it is called off', async () => {
  const { orgID, path } = await courierScene();
  answers.push(503);
  await run();
  await database.doc(dispatches.document(orgID, 'd1')).update({ failures: MOST_FAILURES });
  await run(10);
  expect(methods()).toEqual(['PUT', 'DELETE']);
  expect(await read(path)).toMatchObject({ status: 'Failed', failure_reason: 'no_courier' });
});

test('a delivery waits two hours for a courier', async () => {
  const { path } = await courierScene();
  const wait = MOST_WAIT_MS / MINUTE_MS;
  await run();
  await run(wait - 1);
  expect(await read(path)).toMatchObject({ status: 'Created' });
  await run(wait + 1);
  expect(methods()).toEqual(['PUT', 'DELETE']);
  expect(await read(path)).toMatchObject({ status: 'Failed', failure_reason: 'no_courier' });
});

test.each(['Created', 'Courier assigned', 'At pickup'])(
  'an edit is told to the fleet, once, while it is %s',
  async (status) => {
    const { path } = await courierScene();
    await run();
    await database.doc(path).update({ dropoff_instructions: 'Blue door', status });
    await run(1.5);
    await run(3);
    expect(calls.map(({ body }) => (body['dropoff'] as { instructions: string }).instructions)).toEqual([
      'Ring 4321',
      'Blue door',
    ]);
  },
);

test('a cancellation is told to the fleet until it has heard, and a fleet that never knew is fine', async () => {
  const { orgID, path } = await courierScene();
  await run();
  await database.doc(path).delete();
  answers.push(503, 404);
  for (const minutes of [1.1, 4, 20]) await run(minutes);
  expect(methods()).toEqual(['PUT', 'DELETE', 'DELETE']);
  expect(calls.at(-1)).toMatchObject({ path: `/deliveries/${orgID}/d1`, isSigned: true });
  expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
});

/** What the rules let a member do: the delivery goes, and a copy stays. */
async function cancel(orgID: string, path: string): Promise<void> {
  const delivery = await read(path);
  await put(cancelledDeliveries.document(orgID, 'd1'), { ...delivery });
  await database.doc(path).delete();
}

test.each([[], ['arrived_at_pickup']])(
  'a cancellation with a courier on the way is told within a minute, and nobody finds or calls them (%s)',
  async (...events) => {
    const { orgID, path, tell } = await courierScene();
    await run();
    await tell(ASSIGNED);
    for (const type of events) await tell({ type });
    await tell({ ...{ type: 'position', latitude: -33.9, longitude: 18.4 }, at: new Date().toISOString() });
    await run(1);
    expect(methods()).toEqual(['PUT']);
    await cancel(orgID, path);
    await run(2);
    expect(methods()).toEqual(['PUT', 'DELETE']);
    expect(await read(courierPositions.document(orgID, 'd1'))).toBeUndefined();
    expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
    expect(await read(cancelledDeliveries.document(orgID, 'd1'))).toMatchObject({
      courier: { ...ASSIGNED.courier, phone_number: '' },
    });
  },
);

test('a cancellation right after an answer that came late is told by the next run', async () => {
  const { orgID, path } = await courierScene();
  answers.push(503, 503, 503);
  for (const minutes of [0, 1.1, 3.2, 7.3]) await run(minutes);
  await cancel(orgID, path);
  await run(8.3);
  expect(methods()).toEqual(['PUT', 'PUT', 'PUT', 'PUT', 'DELETE']);
});

test('a collected delivery is told of no more', async () => {
  const { orgID, tell } = await courierScene();
  await run();
  await tell({ type: 'collected' });
  expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
});

test('a courier keeps a delivery whose edit the fleet refuses, and one that is long in coming', async () => {
  const { orgID, path, tell } = await courierScene();
  await run();
  await tell(ASSIGNED);
  await database.doc(path).update({ dropoff_instructions: 'Blue door' });
  answers.push(422);
  for (const minutes of [1, 2, MOST_WAIT_MS / MINUTE_MS + 1]) await run(minutes);
  expect(methods()).toEqual(['PUT', 'PUT']);
  expect(await read(path)).toMatchObject({ status: 'Courier assigned' });
  await run(OLDEST_MS / MINUTE_MS + 1);
  expect(await read(dispatches.document(orgID, 'd1'))).toBeUndefined();
  expect(await read(path)).toMatchObject({ status: 'Courier assigned' });
});

test('a courier who is there before the answer is kept', async () => {
  const { orgID, path, tell } = await courierScene();
  await run();
  expect(await read(dispatches.document(orgID, 'd1'))).toHaveProperty('told');
  await tell(ASSIGNED);
  await run(2);
  expect(methods()).toEqual(['PUT']);
  expect(await read(path)).toMatchObject({ status: 'Courier assigned' });
});

test('a fleet is reached over https, or on this machine', () => {
  expect(() => fleetOver('http://fleet.example.com', SECRET)).toThrow('https');
  expect(() => fleetOver('https://fleet.example.com/v1', SECRET)).not.toThrow();
});
