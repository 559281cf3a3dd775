import type { ApiError } from '@fleetfoot/shared/api';
import { namedKeys } from '@fleetfoot/shared/model/api/api-key';
import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { PublicDeliverySchema } from '@fleetfoot/shared/model/api/public-delivery';
import { PublicQuoteSchema } from '@fleetfoot/shared/model/api/public-quote';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { quotes } from '@fleetfoot/shared/model/delivery/quote';
import * as v from 'valibot';
import type { GeocoderPort } from '../../src/geocoding/geocoder';
import type { RoadsPort } from '../../src/quotes/roads';
import { TRIPS_PER_HOUR } from '../../src/quotes/trip-limit';
import { create, order, refusalOf } from '../api/api-client';
import { apiScene, keyPath, newKey } from '../api/api-scene';
import { api } from '../client/in-process';
import { database, put, read } from '../world/data';
import { stored } from './stored';

/** The trip of `order()`. */
const { pickup, dropoff, urgency_level } = order('X') as {
  readonly pickup: { readonly latitude: number; readonly longitude: number };
  readonly dropoff: { readonly latitude: number; readonly longitude: number };
  readonly urgency_level: string;
};
const place = ({ latitude, longitude }: typeof pickup) => ({ latitude, longitude });
const TRIP = { urgency_level, pickup: place(pickup), dropoff: place(dropoff) };

const ask = (key: string, body: object = TRIP, roads?: RoadsPort) =>
  api('POST', '/quotes', { key, body, ...(roads && { roads }) });

async function quoteOf(key: string, body?: object) {
  const { status, body: answer } = await ask(key, body);
  expect(status).toBe(201);
  return v.parse(PublicQuoteSchema, answer);
}

/** Lets an organisation have asked for all prices of this hour and the next by live keys. */
async function exhaust(orgID: string) {
  const hour = Math.floor(Date.now() / 3_600_000);
  for (const ahead of [0, 1]) {
    const usage = apiUsage.document(`quotes_${orgID}_api-live_${hour + ahead}`);
    await put(usage, { count: TRIPS_PER_HOUR, expiresAt: new Date() });
  }
}

const silent: RoadsPort = { measure: async () => 'unavailable' };

test('a quote is given, read again, and is what the delivery that is created with it costs', async () => {
  const { orgID, live } = await apiScene();
  const quote = await quoteOf(live);
  expect(quote).toMatchObject({ mode: 'live', ...TRIP, price: { currency: 'ZAR' } });
  expect(Date.parse(quote.expires_at) - Date.parse(quote.created_at)).toBe(600_000);
  const again = await api('GET', `/quotes/${quote.id}`, { key: live });
  expect([again.status, again.body]).toEqual([200, quote]);
  const { body } = await create(live, order('Q-1', { quote_id: quote.id }));
  const delivery = v.parse(PublicDeliverySchema, body);
  expect(delivery.price).toEqual(quote.price);
  expect(await read(deliveries.document(orgID, delivery.id))).toMatchObject({
    quoteID: quote.id,
    price: { total: quote.price.total, tariffID: quote.price.tariff },
  });
});

test('a quote by addresses alone says where they are, and is good for the delivery by them and by those places', async () => {
  const { live } = await apiScene();
  const stops = [{ address: '12 Long Street, Cape Town' }, { address: '286 Fox Street, Johannesburg' }];
  const { id, price, ...quote } = await quoteOf(live, { urgency_level, pickup: stops[0], dropoff: stops[1] });
  expect([quote.pickup, quote.dropoff].map(({ longitude }) => Math.round(longitude))).toEqual([18, 28]);
  expect(price.distance_metres).toBeGreaterThan(1_000_000);
  const { latitude: _, longitude: __, ...contact } = pickup;
  const deliveryBy = ([from, to]: readonly object[], name: string) =>
    create(
      live,
      order(name, { quote_id: id, pickup: { ...contact, ...from }, dropoff: { ...contact, ...to } }),
    );
  for (const answer of [
    await deliveryBy(stops, 'A-1'),
    await deliveryBy([quote.pickup, quote.dropoff], 'A-2'),
  ]) {
    expect([answer.status, v.parse(PublicDeliverySchema, answer.body).price]).toEqual([201, price]);
  }
});

test('a quote by an address that is several places or none is refused with what it may be', async () => {
  const { orgID, live } = await apiScene();
  const answer = await ask(live, {
    ...{ urgency_level, pickup: { address: '12 Main Road' }, dropoff: { address: 'Qqqq Xyzzy' } },
  });
  expect([answer.status, refusalOf(answer)]).toEqual([
    422,
    { code: 'ambiguous_address', param: 'pickup.address' },
  ]);
  const { errors = [] } = (answer.body as ApiError).error;
  expect(errors.map(({ param, candidates = [] }) => [param, candidates.length])).toEqual([
    ['pickup.address', 5],
    ['dropoff.address', 0],
  ]);
  expect(await stored(orgID, quotes)).toEqual([]);
  const [candidate] = errors[0]?.candidates ?? [];
  expect((await ask(live, { ...TRIP, pickup: candidate })).status).toBe(201);
});

test('no address is looked up for a quote that has its coordinates, or that there can be none of', async () => {
  const { orgID, live } = await apiScene();
  const asked: string[] = [];
  const geocoder: GeocoderPort = {
    async find(address) {
      asked.push(address);
      return 'unavailable';
    },
  };
  const send = (dropoff: object) =>
    api('POST', '/quotes', { key: live, body: { ...TRIP, dropoff }, geocoder });
  expect((await send({ ...TRIP.dropoff, address: 'Behind the church' })).status).toBe(201);
  expect(asked).toEqual([]);
  const later = await send({ address: '1 Long Street' });
  expect([later.status, refusalOf(later)]).toEqual([503, { code: 'addresses_unavailable' }]);
  await exhaust(orgID);
  expect(refusalOf(await send({ address: '2 Long Street' }))).toEqual({ code: 'rate_limited' });
  expect(asked).toEqual(['1 Long Street']);
});

test('a delivery without a quote is priced at once, also one of a test key', async () => {
  const { live, test } = await apiScene();
  for (const key of [live, test]) {
    const { body } = await create(key, order('N-1'));
    expect(v.parse(PublicDeliverySchema, body).price?.total).toBe((await quoteOf(key)).price.total);
  }
});

test('a delivery between places without a road is refused, by live and by test keys', async () => {
  const { orgID, live, test } = await apiScene();
  for (const key of [live, test]) {
    for (const [latitude, longitude] of [
      [-40, 10],
      [0, 0],
    ]) {
      const answer = await create(key, order('O-1', { dropoff: { ...dropoff, latitude, longitude } }));
      expect([answer.status, refusalOf(answer)]).toEqual([422, { code: 'road_missing' }]);
    }
  }
  expect((await database.collection(deliveries.path(orgID)).get()).size).toBe(0);
});

test('a delivery is created without a price when its road cannot be measured', async () => {
  const { live } = await apiScene();
  const headers = { 'Idempotency-Key': 'silent' };
  const answer = await api('POST', '/deliveries', { key: live, body: order('S-1'), headers, roads: silent });
  expect(answer.status).toBe(201);
  expect(v.parse(PublicDeliverySchema, answer.body).price).toBeUndefined();
});

test('a quote that has expired, is of another trip, mode or organisation creates nothing', async () => {
  const [{ orgID, live, test }, other] = await Promise.all([apiScene(), apiScene()]);
  const expired = await quoteOf(live);
  await database.doc(quotes.document(orgID, expired.id)).update({ expiresAt: new Date(Date.now() - 1) });
  const elsewhere = await quoteOf(live, { ...TRIP, dropoff: { ...TRIP.dropoff, latitude: -33.9 } });
  const slower = await quoteOf(live, { ...TRIP, urgency_level: 'time_window' });
  const ofTest = await quoteOf(test);
  const ofOther = await quoteOf(other.live);
  for (const { id } of [expired, elsewhere, slower, ofTest, ofOther, { id: 'never' }]) {
    const answer = await create(live, order('W-1', { quote_id: id }));
    expect(answer.status).toBe(409);
    expect(refusalOf(answer)).toEqual({ code: 'quote_not_usable', param: 'quote_id' });
  }
  expect((await database.collection(deliveries.path(orgID)).get()).size).toBe(0);
});

test('a repeated request is answered with its delivery, also after its quote has expired', async () => {
  const { orgID, live } = await apiScene();
  const { id } = await quoteOf(live);
  const body = order('R-1', { quote_id: id });
  const headers = { 'Idempotency-Key': 'again' };
  const first = await api('POST', '/deliveries', { key: live, body, headers });
  await database.doc(quotes.document(orgID, id)).update({ expiresAt: new Date(0) });
  const second = await api('POST', '/deliveries', { key: live, body, headers });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
});

test('a quote of another mode or organisation is not found, nor is one that never was', async () => {
  const [{ live, test }, other] = await Promise.all([apiScene(), apiScene()]);
  const { id } = await quoteOf(live);
  for (const [key, path] of [
    [test, `/quotes/${id}`],
    [other.live, `/quotes/${id}`],
    [live, '/quotes/never'],
  ] as const) {
    expect(refusalOf(await api('GET', path, { key }))).toEqual({ code: 'quote_not_found' });
  }
});

test('a trip without a road and roads that cannot be measured are told apart', async () => {
  const { live } = await apiScene();
  const overseas = await ask(live, { ...TRIP, dropoff: { latitude: 51.5, longitude: -0.12 } });
  expect([overseas.status, refusalOf(overseas)]).toEqual([422, { code: 'road_missing' }]);
  const later = await ask(live, TRIP, silent);
  expect([later.status, refusalOf(later), later.headers.get('Retry-After')]).toEqual([
    ...[503, { code: 'roads_unavailable' }, '5'],
  ]);
});

test.each([
  ['a place off the globe', { ...TRIP, pickup: { latitude: 91, longitude: 0 } }, 'pickup.latitude'],
  ['an unknown urgency', { ...TRIP, urgency_level: 'soon' }, 'urgency_level'],
  ['a price of its own', { ...TRIP, price: 1 }, 'price'],
  ['half of a position', { ...TRIP, pickup: { address: '1 Long Street', latitude: 1 } }, 'pickup'],
  ['a stop that is nowhere', { ...TRIP, dropoff: {} }, 'dropoff'],
  ['an empty address', { ...TRIP, dropoff: { address: ' ' } }, 'dropoff.address'],
  ['no drop-off', { urgency_level, pickup: TRIP.pickup }, 'dropoff'],
])('a request with %s is refused', async (_, body, param) => {
  const { live } = await apiScene();
  const answer = await ask(live, body);
  expect([answer.status, refusalOf(answer)]).toEqual([400, { code: 'request_invalid', param }]);
});

test('a key that may only read gets no new quote', async () => {
  const { orgID, live } = await apiScene();
  const { id } = await quoteOf(live);
  const key = newKey('live');
  const named = { id: 'reader', name: 'Reader', ownerID: 'somebody', scopes: ['read'] };
  await put(keyPath(key), { orgID, mode: 'live', named });
  await put(namedKeys.document(orgID, 'reader'), named);
  expect(refusalOf(await ask(key))).toEqual({ code: 'scope_missing' });
  expect((await api('GET', `/quotes/${id}`, { key })).status).toBe(200);
});

test('an organisation that has asked for too many prices gets deliveries without them, and no quotes', async () => {
  const { orgID, live, test } = await apiScene();
  await exhaust(orgID);
  const refused = await ask(live);
  expect([refusalOf(refused), refused.headers.get('Retry-After')]).toEqual([
    { code: 'rate_limited' },
    '3600',
  ]);
  const { status, body } = await create(live, order('M-1'));
  expect([status, v.parse(PublicDeliverySchema, body).price]).toEqual([201, undefined]);
  expect((await ask(test)).status).toBe(201);
});
