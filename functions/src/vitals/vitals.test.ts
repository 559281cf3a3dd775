import { registryEntry } from '@fleetfoot/shared/testing';
import { VITALS_LIMITS } from '@fleetfoot/shared/vitals';
import { addressLimit, type SentBeacon, takeVitals, type VitalsServices } from './vitals';

const entry = registryEntry();

function scene() {
  const counter = { add: jest.fn(async () => {}) };
  const services: VitalsServices = {
    counter,
    log: jest.fn(),
    admits: addressLimit(() => 0),
    isKnown: (remote, version) => remote === entry.id && version === entry.version,
  };
  const body = { entries: [{ remote: entry.id, version: entry.version, kind: 'crash', name: 'Error' }] };
  const beacon: SentBeacon = {
    ...{ method: 'POST', contentType: 'application/json', site: 'same-origin', address: '203.0.113.7' },
    body: Buffer.from(JSON.stringify(body)),
  };
  return { services, counter, take: (change = {}) => takeVitals(services, { ...beacon, ...change }) };
}

test('a beacon is counted, and its failures are logged', async () => {
  const { take, counter, services } = scene();
  expect(await take()).toBe(204);
  const id = `${entry.id}@${entry.version}`;
  expect(counter.add).toHaveBeenCalledWith(new Map([[id, expect.objectContaining({ crashes: 1 })]]));
  expect(services.log).toHaveBeenCalledWith(expect.objectContaining({ kind: 'crash', name: 'Error' }));
});

test.each([
  ['by GET', { method: 'GET' }, 405],
  ['of another site', { site: 'cross-site' }, 403],
  ['of a neighbour of the site', { site: 'same-site' }, 403],
  ['as a form', { contentType: 'application/x-www-form-urlencoded' }, 415],
  ['as text, as any page may send it', { contentType: 'text/plain' }, 415],
  ['of 16 kB and one byte', { body: Buffer.alloc(VITALS_LIMITS.bytes + 1) }, 413],
])('a beacon %s is refused', async (_, change, status) => {
  const { take, counter } = scene();
  expect(await take(change)).toBe(status);
  expect(counter.add).not.toHaveBeenCalled();
});

test('a browser that does not say where a beacon comes from is heard', async () => {
  const { take } = scene();
  expect(await take({ site: undefined, contentType: 'application/json; charset=utf-8' })).toBe(204);
});

test('an address is heard three hundred times at once, and then five times a second', async () => {
  let now = 0;
  const admits = addressLimit(() => now);
  const asked = Array.from({ length: 500 }, () => admits('203.0.113.7'));
  expect(asked.filter(Boolean)).toHaveLength(300);
  expect(admits('203.0.113.8')).toBe(true);
  now = 200;
  expect([admits('203.0.113.7'), admits('203.0.113.7')]).toEqual([true, false]);
});

test('a household of IPv6 has one limit', () => {
  const admits = addressLimit(() => 0);
  const asked = Array.from({ length: 500 }, (_, place) => admits(`2001:db8:1:2::${place.toString(16)}`));
  expect(asked.filter(Boolean)).toHaveLength(300);
});
