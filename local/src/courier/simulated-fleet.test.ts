import { type SimulatedFleet, startFleet } from './simulated-fleet';
import { SECRET, signatureOf, startService, type Told } from './testing/start-service';

const ORDER = {
  organization_id: 'acme',
  delivery_id: 'd1',
  pickup: { latitude: -33.92, longitude: 18.42 },
  dropoff: { latitude: -33.96, longitude: 18.47 },
};

type Service = Awaited<ReturnType<typeof startService>>;

let service: Service;
let fleet: SimulatedFleet;

/** A service and a fleet for which no time passes. */
async function open(answerTo: (told: Told) => number | object = () => 200, pin?: string): Promise<void> {
  service = await startService(answerTo);
  fleet = await startFleet({
    ...{ secret: SECRET, speed: 20, random: () => 0.5, readPin: async () => pin },
    sleep: async (_, signal) => signal.throwIfAborted(),
  });
}

afterEach(async () => {
  await fleet.close();
  service.close();
});

async function send(method: 'PUT' | 'DELETE', order: object = ORDER, signature?: string): Promise<number> {
  const [body, timestamp] = [JSON.stringify(order), String(Math.floor(Date.now() / 1000))];
  const headers = {
    ...{ 'webhook-id': 'acme_d1', 'webhook-timestamp': timestamp },
    'webhook-signature': signature ?? signatureOf('acme_d1', timestamp, body),
  };
  return (await fetch(`${fleet.url}/deliveries/acme/d1`, { method, headers, body })).status;
}

const typesOf = ({ heard }: Service) => heard.map(({ event }) => event['type']);

test('a delivery is carried from the assignment to the drop-off, and every event is signed', async () => {
  await open();
  fleet.connect(service.url);
  expect(await send('PUT')).toBe(204);
  await service.until(() => typesOf(service).includes('delivered'));
  expect(typesOf(service).filter((type) => type !== 'position')).toEqual([
    ...['assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'],
  ]);
  expect(typesOf(service)).toContain('position');
  for (const { isSigned, event } of service.heard) {
    expect(isSigned).toBe(true);
    expect(event).toMatchObject({ organization_id: 'acme', delivery_id: 'd1' });
  }
});

test('an event that was not taken is told again under the same id', async () => {
  let answers = 0;
  await open(() => (++answers === 1 ? 503 : 200));
  fleet.connect(service.url);
  await send('PUT');
  await service.until(() => typesOf(service).includes('delivered'));
  const assigned = service.heard.filter(({ event }) => event['type'] === 'assigned');
  expect(assigned).toHaveLength(2);
  expect(new Set(assigned.map(({ id }) => id)).size).toBe(1);
});

test('a courier turns round when the service says that the delivery is cancelled', async () => {
  await open(() => 409);
  fleet.connect(service.url);
  await send('PUT');
  await service.until(() => service.heard.length > 0);
  expect(typesOf(service)).toEqual(['assigned']);
});

test('a delivery that is called off before anybody rides is not carried', async () => {
  await open();
  await send('PUT');
  expect(await send('DELETE')).toBe(204);
  fleet.connect(service.url);
  await fleet.close();
  expect(service.heard).toEqual([]);
});

test('a ride that was under way goes on after what was told', async () => {
  await open();
  fleet.resume(ORDER, 'collected');
  fleet.connect(service.url);
  await service.until(() => typesOf(service).includes('delivered'));
  expect(typesOf(service).filter((type) => type !== 'position')).toEqual(['arrived_at_dropoff', 'delivered']);
});

test('a ride on its way back goes on to the pickup', async () => {
  await open();
  fleet.resume(ORDER, 'returning');
  fleet.connect(service.url);
  await service.until(() => typesOf(service).includes('returned'));
  expect(typesOf(service).filter((type) => type !== 'position')).toEqual(['returned']);
});

test('the next one who would deliver finds nobody there when asked to, and no other does', async () => {
  await open();
  fleet.change({ failNext: true });
  fleet.connect(service.url);
  await send('PUT');
  await service.until(() => typesOf(service).includes('returned'));
  expect(typesOf(service)).toContain('failed');
  expect(typesOf(service)).not.toContain('delivered');
  expect(fleet.state().failNext).toBe(false);
});

test('couriers who are paused do not ride', async () => {
  await open();
  fleet.connect(service.url);
  fleet.change({ paused: true, speed: 60 });
  await send('PUT');
  expect(fleet.state()).toEqual({ rides: 1, paused: true, speed: 60, failNext: false });
  expect(service.heard).toEqual([]);
  fleet.change({ paused: false });
  await service.until(() => typesOf(service).includes('delivered'));
});

test('a paused ride can be called off', async () => {
  await open();
  fleet.connect(service.url);
  fleet.change({ paused: true });
  await send('PUT');
  await send('DELETE');
  await service.until(() => fleet.state().rides === 0 || service.heard.length > 0);
  expect(service.heard).toEqual([]);
});

test('a courier rides to where the delivery goes now', async () => {
  await open();
  fleet.connect(service.url);
  fleet.change({ paused: true });
  await send('PUT');
  const dropoff = { latitude: -34.1, longitude: 18.4 };
  await send('PUT', { ...ORDER, dropoff });
  fleet.change({ paused: false });
  await service.until(() => typesOf(service).includes('delivered'));
  const last = service.heard.filter(({ event }) => event['type'] === 'position').at(-1);
  expect(last?.event).toMatchObject(dropoff);
  expect(typesOf(service).filter((type) => type === 'assigned')).toHaveLength(1);
});

/** What was told of the hand-over, try by try. */
const handedOver = ({ heard }: Service) =>
  heard.flatMap(({ event }) => (event['type'] === 'delivered' ? [event['proof'] as object | undefined] : []));

test('a courier brings what is asked for, and nothing where nothing is', async () => {
  await open();
  fleet.connect(service.url);
  await send('PUT');
  await service.until(() => typesOf(service).includes('delivered'));
  expect(handedOver(service)).toEqual([undefined]);
});

test('a courier asks for the PIN that the recipient reads', async () => {
  await open(undefined, '0427');
  fleet.connect(service.url);
  await send('PUT', { ...ORDER, proof: 'pin' });
  await service.until(() => typesOf(service).includes('delivered'));
  expect(handedOver(service)).toMatchObject([{ pin: '0427' }]);
});

test('a PIN that is not known gives way to a name and a photo', async () => {
  let tries = 0;
  await open(({ event }) => {
    if (event['type'] !== 'delivered') return 200;
    tries += 1;
    if (tries > 2) return 200;
    return tries === 1 ? { asks: ['pin'] } : { asks: ['received_by', 'photo'] };
  });
  fleet.connect(service.url);
  await send('PUT', { ...ORDER, proof: 'pin' });
  await service.until(() => handedOver(service).length === 3);
  expect(handedOver(service)).toMatchObject([
    { pin: '0000' },
    { pin: '0000' },
    { received_by: 'Naledi Molefe', photo: expect.any(String) },
  ]);
  expect(handedOver(service)[2]).not.toHaveProperty('pin');
});

test('a dispatch that is not signed is refused', async () => {
  await open();
  expect(await send('PUT', ORDER, 'v1,AAAA')).toBe(401);
});
