import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleGeocoder } from './geocoder';

const asked: URL[] = [];
let answer: { readonly status: number; readonly body: string } | undefined;

const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://google'));
  if (answer) response.writeHead(answer.status).end(answer.body);
  else response.destroy();
});

let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

function find(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return googleGeocoder('key', base).find('12 Long Street & Co, Cape Town');
}

function result(types: readonly string[], more: object = {}) {
  const geometry = { location: { lat: -33.92, lng: 18.42 }, location_type: 'ROOFTOP' };
  return { formatted_address: '12 Long Street, Cape Town', types, geometry, ...more };
}

const found = (isExact: boolean, isPartial = false) => ({
  ...{ address: '12 Long Street, Cape Town', isExact, isPartial },
  coordinates: { latitude: -33.92, longitude: 18.42 },
});

test('an address is asked for in South Africa, with the key', async () => {
  expect(await find({ status: 'OK', results: [result(['street_address'])] })).toEqual([found(true)]);
  const [url] = asked;
  expect(url?.pathname).toBe('/maps/api/geocode/json');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    ...{ address: '12 Long Street & Co, Cape Town', components: 'country:ZA', language: 'en', key: 'key' },
  });
});

test.each([
  ['a street', result(['route'])],
  ['a suburb', result(['sublocality', 'political'])],
])('%s is not exact', async (_, only) => {
  expect(await find({ status: 'OK', results: [only] })).toEqual([found(false)]);
});

test('a result that fits in part is not exact, and says so', async () => {
  const only = result(['street_address'], { partial_match: true });
  expect(await find({ status: 'OK', results: [only] })).toEqual([found(false, true)]);
});

test('the country and its provinces are nothing that was found', async () => {
  const results = [
    result(['country', 'political']),
    result(['administrative_area_level_1']),
    result(['premise']),
  ];
  expect(await find({ status: 'OK', results })).toEqual([found(true)]);
  expect(await find({ status: 'ZERO_RESULTS', results: [] })).toEqual([]);
});

test.each([
  ['a refusal', { status: 'REQUEST_DENIED', results: [], error_message: 'no key' }, 200],
  ['a full quota', { status: 'OVER_QUERY_LIMIT', results: [] }, 200],
  ['an answer that is no JSON', '<html>', 200],
  ['a failure', {}, 500],
  ['a place that is none', { status: 'OK', results: [{ ...result([]), geometry: {} }] }, 200],
])('%s makes addresses unavailable', async (_, body, status) => {
  expect(await find(body, status)).toBe('unavailable');
});

test('a connection that breaks makes addresses unavailable', async () => {
  answer = undefined;
  expect(await googleGeocoder('key', base).find('x')).toBe('unavailable');
});

test('the key goes to Google or this machine and to nobody else', () => {
  expect(() => googleGeocoder('key', 'https://maps.example.com')).toThrow('GEOCODING_API_BASE');
});
