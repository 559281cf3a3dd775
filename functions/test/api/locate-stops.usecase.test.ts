import { randomUUID } from 'node:crypto';
import type { ApiError } from '@fleetfoot/shared/api';
import { apiUsage } from '@fleetfoot/shared/model/api/api-request';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
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
const ONE = [{ address: 'Here', coordinates: HERE, isExact: true, isPartial: false }];
/** Towns of one name. */
const town = (address: string, latitude = HERE.latitude, isPartial = false): FoundAddress => ({
  ...{ address, isExact: false, isPartial },
  coordinates: { ...HERE, latitude },
});

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
  const { geocoder } = counting([town('Orlando West')]);
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

test.each([
  ['5G5CQ4XV+2X', [-26.20244, 28.14494], '5G5CQ4XV+2X'],
  ['5G5CQ4XV+2X Kempton Park', [-26.20244, 28.14494], '5G5CQ4XV+2X Kempton Park'],
  ['-26.2041, 28.0473', [-26.2041, 28.0473], 'Location -26.20410, 28.04730'],
  ['Blue gate https://maps.google.com/?q=-26.2041,28.0473', [-26.2041, 28.0473], 'Blue gate'],
])('the address %s is read, and nobody is asked', async (sent, [latitude = 0, longitude = 0], address) => {
  const { live } = await apiScene();
  const { asked, geocoder } = counting('unavailable');
  const answer = await send(live, order('A-13', { dropoff: at(sent) }), { geocoder });
  const { dropoff } = asDelivery(answer);
  expect(dropoff).toMatchObject({
    ...{ address, latitude: expect.closeTo(latitude, 5), longitude: expect.closeTo(longitude, 5) },
  });
  expect(asked).toEqual([]);
});

test('a short Plus Code is a place near its town, which is looked up', async () => {
  const { live } = await apiScene();
  const near = { ...town('City Deep, Johannesburg'), isExact: true };
  const { asked, geocoder } = counting([town('Johannesburg'), near, town('Nowhere', -33, true)]);
  const answer = await send(live, order('A-14', { dropoff: at('Q4XV+2X Johannesburg') }), { geocoder });
  expect(asked).toEqual(['Johannesburg']);
  expect(asDelivery(answer).dropoff).toMatchObject({
    address: 'Q4XV+2X Johannesburg',
    latitude: expect.closeTo(-26.20244, 5),
    longitude: expect.closeTo(28.14494, 5),
  });
});

test('a short Plus Code near two towns of a name is refused with both places', async () => {
  const { live } = await apiScene();
  const { geocoder } = counting([town('Springs'), town('Springs, Western Cape', -33.1)]);
  const answer = await send(live, order('A-19', { dropoff: at('Q4XV+2X Springs') }), { geocoder });
  expect([answer.status, refusalOf(answer)]).toEqual([
    422,
    { code: 'ambiguous_address', param: 'dropoff.address' },
  ]);
  const [wrong] = (answer.body as ApiError).error.errors ?? [];
  const [first] = wrong?.candidates ?? [];
  expect(wrong?.candidates).toEqual([
    { address: 'Q4XV+2X, Springs', latitude: expect.closeTo(-26.20244, 5), longitude: expect.any(Number) },
    {
      ...{ address: 'Q4XV+2X, Springs, Western Cape', longitude: expect.any(Number) },
      latitude: expect.closeTo(-33.20244, 5),
    },
  ]);
  const chosen = await create(live, order('A-20', { dropoff: { ...STOP, ...first } }));
  expect(asDelivery(chosen).dropoff).toMatchObject({ ...first });
});

test.each([
  ['no town', 'Q4XV+2X Xyzzy', [], [422, 'address_not_found', 'The town of this Plus Code']],
  ['a partial town', 'Q4XV+2X Xyzzy', [town('X', -26.2, true)], [422, 'address_not_found', 'The town of']],
  [
    'a place abroad',
    'FCQ4XV+2X Springs',
    [town('Springs')],
    [400, 'request_invalid', 'This place is not in'],
  ],
  ['nobody to ask', 'Q4XV+2X Springs', 'unavailable', [503, 'addresses_unavailable', 'Addresses cannot be']],
] as const)('a short Plus Code with %s is refused', async (_, sent, towns, [status, code, message]) => {
  const { live } = await apiScene();
  const answer = await send(live, order('A-21', { dropoff: at(sent) }), counting(towns));
  expect([answer.status, refusalOf(answer).code]).toEqual([status, code]);
  expect((answer.body as ApiError).error.message).toContain(message);
});

test('words beside a link that gives no place are looked up', async () => {
  const { live } = await apiScene();
  const { asked, geocoder } = counting(ONE);
  const address = '12 Vilakazi Street, Soweto https://maps.app.goo.gl/x7Yp';
  const answer = await send(live, order('A-22', { dropoff: at(address) }), { geocoder });
  expect(asDelivery(answer).dropoff).toMatchObject({ address, ...HERE });
  expect(asked).toEqual(['12 Vilakazi Street, Soweto']);
});

test('locations that give no place are refused with everything else that is wrong', async () => {
  const { orgID, live } = await apiScene();
  const pickup = { ...at('https://maps.app.goo.gl/x7Yp'), phone_number: '12' };
  const answer = await create(live, order('A-15', { pickup, dropoff: at('Q4XV+2X'), proof: 'selfie' }));
  const { errors = [], ...error } = (answer.body as ApiError).error;
  expect([answer.status, error.code]).toEqual([400, 'request_invalid']);
  expect(Object.fromEntries(errors.map(({ param, message }) => [param, message.split('.')[0]]))).toEqual({
    'pickup.phone_number': 'Enter a phone number such as 082 123 4567',
    proof: expect.any(String),
    'pickup.address': 'Short links are not opened',
    'dropoff.address': 'This Plus Code is short',
  });
  const abroad = await create(live, order('A-16', { dropoff: at('51.5007, -0.1246') }));
  expect(refusalOf(abroad)).toEqual({ code: 'request_invalid', param: 'dropoff.address' });
  expect(await stored(orgID, deliveries)).toEqual([]);
});

test('an address that is sent with its coordinates is kept as it is', async () => {
  const { live } = await apiScene();
  const link = 'https://maps.app.goo.gl/x7Yp';
  const answer = await create(live, order('A-17', { dropoff: { ...at(link), ...HERE } }));
  expect(asDelivery(answer).dropoff).toMatchObject({ address: link, ...HERE });
});

test('an edit may name the link that the address of a stop is already, and no other', async () => {
  const { live } = await apiScene();
  const link = 'https://maps.app.goo.gl/x7Yp';
  const { id } = asDelivery(await create(live, order('A-23', { dropoff: { ...at(link), ...HERE } })));
  const edit = (body: object) => api('PATCH', `/deliveries/${id}`, { key: live, body });
  expect(asDelivery(await edit({ dropoff: { address: link, name: 'Sipho' } })).dropoff).toMatchObject({
    ...{ address: link, name: 'Sipho', ...HERE },
  });
  const refused = await edit({
    pickup: { address: link },
    dropoff: { address: link },
    pickup_time: '2020-01-01T10:00:00Z',
  });
  const { errors = [] } = (refused.body as ApiError).error;
  expect(errors.map(({ param }) => param)).toEqual(['pickup_time', 'pickup.address']);
});

test('an edit and a quote take a location, too', async () => {
  const { live } = await apiScene();
  const { id } = asDelivery(await create(live, order('A-18')));
  const edit = (address: string) =>
    api('PATCH', `/deliveries/${id}`, { key: live, body: { dropoff: { address } } });
  expect(asDelivery(await edit('-26.2, 28.05')).dropoff).toMatchObject(HERE);
  expect(refusalOf(await edit('https://goo.gl/maps/x7Yp'))).toEqual({
    ...{ code: 'request_invalid', param: 'dropoff.address' },
  });
  const trip = { urgency_level: 'on_demand', pickup: HERE, dropoff: { address: '-26.2041, 28.0473' } };
  const quote = await api('POST', '/quotes', { key: live, body: trip });
  expect([quote.status, quote.body]).toEqual([
    201,
    expect.objectContaining({ dropoff: { latitude: -26.2041, longitude: 28.0473 } }),
  ]);
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
