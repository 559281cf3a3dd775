import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { googleRoads } from './roads';

const [PICKUP, DROPOFF] = [
  { latitude: -33.9249, longitude: 18.4241 },
  { latitude: -33.9608, longitude: 18.4767 },
];

interface Call {
  readonly path: string;
  readonly key: unknown;
  readonly fields: unknown;
  readonly body: unknown;
}

const calls: Call[] = [];
let answer: { readonly status: number; readonly body: string } | undefined;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { 'x-goog-api-key': key, 'x-goog-fieldmask': fields } = request.headers;
  calls.push({ path: `${request.method} ${request.url}`, key, fields, body: JSON.parse(body) as unknown });
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

function measure(status: number, body: unknown) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return googleRoads('key', base).measure(PICKUP, DROPOFF);
}

test('a road is asked for with the key, without traffic and for two fields alone', async () => {
  calls.length = 0;
  const road = { distanceMeters: 8_421, duration: '947s' };
  expect(await measure(200, { routes: [road] })).toEqual({ metres: 8_421, seconds: 947 });
  expect(calls).toEqual([
    {
      path: 'POST /directions/v2:computeRoutes',
      ...{ key: 'key', fields: 'routes.distanceMeters,routes.duration' },
      body: {
        origin: { location: { latLng: PICKUP } },
        destination: { location: { latLng: DROPOFF } },
        ...{ travelMode: 'DRIVE', routingPreference: 'TRAFFIC_UNAWARE' },
      },
    },
  ]);
});

test('a road to the same place has no length', async () => {
  expect(await measure(200, { routes: [{ duration: '0s' }] })).toEqual({ metres: 0, seconds: 0 });
});

test('an answer without routes says that there is no road', async () => {
  expect(await measure(200, {})).toBe('no_road');
});

test.each([
  ['a refusal', 403, {}],
  ['a full quota', 429, {}],
  ['a failure', 500, {}],
  ['an answer that is no JSON', 200, '<html>'],
  ['a road of less than nothing', 200, { routes: [{ distanceMeters: -5, duration: '1s' }] }],
  ['a road of parts of a metre', 200, { routes: [{ distanceMeters: 1.5, duration: '1s' }] }],
  ['a time that is none', 200, { routes: [{ distanceMeters: 5, duration: 'soon' }] }],
])('%s makes roads unavailable', async (_, status, body) => {
  expect(await measure(status, body)).toBe('unavailable');
});

test('a connection that breaks makes roads unavailable', async () => {
  answer = undefined;
  expect(await googleRoads('key', base).measure(PICKUP, DROPOFF)).toBe('unavailable');
});

test('the key goes to Google or this machine and to nobody else', () => {
  expect(() => googleRoads('key', 'https://routes.example.com')).toThrow('ROUTES_API_BASE');
});
