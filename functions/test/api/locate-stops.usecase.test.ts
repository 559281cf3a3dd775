import { randomUUID } from 'node:crypto';
import type { ApiError } from '@fleetfoot/shared/api';
import { apiUsage, deliveries } from '@fleetfoot/shared/model';
import type { FoundAddress, GeocoderPort } from '../../src/geocoding/geocoder';
import { TRIPS_PER_HOUR } from '../../src/quotes/trip-limit';
import { api } from '../client/in-process';
import { database, put } from '../world/data';
import { asDelivery, create, order, refusalOf } from './api-client';
import { apiScene } from './api-scene';
import { stored } from './stored';

const { latitude: _, longitude: __, ...STOP } = order('X')['pickup'] as Record<string, unknown>;

const at = (address: string) => ({ ...STOP, address });
const EXACT = at('286 Fox Street, Maboneng, Johannesburg, 2094');

/** A geocoder that counts what it is asked. */
function counting(answer: readonly FoundAddress[] | 'unavailable') {
  const asked: string[] = [];
  const geocoder: GeocoderPort = {
    async find(address) {
      asked.push(address);
      return answer;
    },
  };
  return { asked, geocoder };
}

const HERE = { latitude: -26.2, longitude: 28.05 };
const ONE = [{ address: 'Here', coordinates: HERE, isExact: true }];

function send(key: string, body: unknown, options: object) {
  const headers = { 'idempotency-key': randomUUID() };
  return api('POST', '/deliveries', { key, body, headers, ...options });
}

test('a delivery is created by its addresses alone, as they were sent, and priced', async () => {
  const { live } = await apiScene();
  const answer = await create(
    live,
    order('A-1', { pickup: at('12 Long Street, Cape Town'), dropoff: EXACT }),
  );
  expect(answer.status).toBe(201);
  const { pickup, dropoff, price } = asDelivery(answer);
  expect([pickup.address, dropoff.address]).toEqual(['12 Long Street, Cape Town', EXACT.address]);
  expect([pickup.latitude, pickup.longitude].map(Math.round)).toEqual([-34, 18]);
  expect([dropoff.latitude, dropoff.longitude].map(Math.round)).toEqual([-26, 28]);
  expect(price?.distance_metres).toBeGreaterThan(1_000_000);
});

test('addresses that are several places or none are refused, each with what it may be', async () => {
  const { orgID, live } = await apiScene();
  const answer = await create(live, order('A-2', { pickup: at('12 Main Road'), dropoff: at('Qqqq Xyzzy') }));
  expect([answer.status, refusalOf(answer)]).toEqual([
    422,
    { code: 'ambiguous_address', param: 'pickup.address' },
  ]);
  const { errors = [] } = (answer.body as ApiError).error;
  expect(errors.map(({ param }) => param)).toEqual(['pickup.address', 'dropoff.address']);
  expect(errors[0]?.candidates).toHaveLength(5);
  expect(errors[1]).not.toHaveProperty('candidates');
  const [candidate] = errors[0]?.candidates ?? [];
  expect(candidate).toMatchObject({ address: expect.stringMatching(/^12 Main Road, /) });
  const gone = await create(live, order('A-3', { dropoff: at('Qqqq Xyzzy') }));
  expect([gone.status, refusalOf(gone)]).toEqual([
    422,
    { code: 'address_not_found', param: 'dropoff.address' },
  ]);
  expect(await stored(orgID, deliveries)).toEqual([]);
  const pickup = { ...STOP, ...candidate };
  expect((await create(live, order('A-4', { pickup }))).status).toBe(201);
});

test('a suburb is no place for a courier, also where it is the only one', async () => {
  const { live } = await apiScene();
  const { geocoder } = counting([{ address: 'Orlando West', coordinates: HERE, isExact: false }]);
  const answer = await send(live, order('A-5', { dropoff: at('Orlando West') }), { geocoder });
  expect((answer.body as ApiError).error.errors).toMatchObject([
    { param: 'dropoff.address', candidates: [{ address: 'Orlando West', ...HERE }] },
  ]);
});

test('an address with coordinates is not looked up, and one of a repeated request is looked up once', async () => {
  const { live } = await apiScene();
  const { asked, geocoder } = counting(ONE);
  expect((await send(live, order('A-6'), { geocoder })).status).toBe(201);
  expect(asked).toEqual([]);
  const headers = { 'idempotency-key': randomUUID() };
  const again = () => send(live, order('A-7', { dropoff: EXACT }), { geocoder, headers });
  const [first, second] = [await again(), await again()];
  expect(second.body).toEqual(first.body);
  expect(asked).toEqual([EXACT.address]);
});

test('half of a position is refused', async () => {
  const { live } = await apiScene();
  const answer = await create(live, order('A-8', { dropoff: { ...EXACT, latitude: -26 } }));
  expect(refusalOf(answer)).toEqual({ code: 'request_invalid', param: 'dropoff' });
});

test('an address that nobody can look up now may be sent again', async () => {
  const { orgID, live } = await apiScene();
  const { geocoder } = counting('unavailable');
  const answer = await send(live, order('A-9', { dropoff: EXACT }), { geocoder });
  expect([answer.status, refusalOf(answer)]).toEqual([503, { code: 'addresses_unavailable' }]);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await stored(orgID, deliveries)).toEqual([]);
});

test('an edit by an address alone moves the stop, and one that names the address as it is asks nobody', async () => {
  const { live } = await apiScene();
  const made = asDelivery(await create(live, order('A-10')));
  const { asked, geocoder } = counting(ONE);
  const edit = async (dropoff: object) =>
    asDelivery(await api('PATCH', `/deliveries/${made.id}`, { key: live, body: { dropoff }, geocoder }));
  const renamed = await edit({ address: made.dropoff.address, name: 'Sipho' });
  expect([asked, renamed.price]).toEqual([[], made.price]);
  const moved = await edit({ address: EXACT.address });
  expect(moved.dropoff).toMatchObject({ address: EXACT.address, ...HERE });
  expect(moved.price).not.toEqual(made.price);
});

test('an organisation that has looked up too many addresses creates with coordinates only', async () => {
  const { orgID, live } = await apiScene();
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const ahead of [0, 1]) {
    const usage = apiUsage.document(`quotes_${orgID}_api-live-addresses_${hour + ahead}`);
    await put(usage, { count: TRIPS_PER_HOUR, expiresAt: new Date() });
  }
  const { asked, geocoder } = counting(ONE);
  const refused = await send(live, order('A-11', { dropoff: EXACT }), { geocoder });
  expect([refusalOf(refused), refused.headers.get('retry-after'), asked]).toEqual([
    ...[{ code: 'rate_limited' }, '3600', []],
  ]);
  expect((await create(live, order('A-12'))).status).toBe(201);
});

afterAll(() => database.terminate());
