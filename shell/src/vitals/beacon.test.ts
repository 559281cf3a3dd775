import { VITALS_LIMITS, type VitalsEntry } from '@fleetfoot/shared/vitals';
import { createBeacon, postBeacon } from './beacon';

const ENTRY: VitalsEntry = { remote: 'mf-auth', version: '1', kind: 'session' };

function scene() {
  const sizes: number[] = [];
  return { sizes, beacon: createBeacon(({ entries }) => sizes.push(entries.length)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('entries wait for half a minute and go together', () => {
  const { beacon, sizes } = scene();
  beacon.add(ENTRY);
  jest.advanceTimersByTime(VITALS_LIMITS.pauseMs - 1);
  beacon.add(ENTRY);
  expect(sizes).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sizes).toEqual([2]);
  jest.advanceTimersByTime(VITALS_LIMITS.pauseMs);
  expect(sizes).toEqual([2]);
});

test('a hurry sends within a moment, with what comes in it', () => {
  const { beacon, sizes } = scene();
  beacon.add(ENTRY);
  beacon.hurry();
  beacon.add(ENTRY);
  expect(sizes).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(sizes).toEqual([2]);
});

test('a page that goes away sends what there is, and nothing when there is nothing', () => {
  const { beacon, sizes } = scene();
  beacon.flush();
  beacon.add(ENTRY);
  beacon.flush();
  beacon.hurry();
  jest.advanceTimersByTime(VITALS_LIMITS.pauseMs);
  expect(sizes).toEqual([1]);
});

test('a beacon has fifty entries, and a tab two hundred beside its sessions, whatever happens in it', () => {
  const { beacon, sizes } = scene();
  for (let count = 0; count < 1_000; count += 1) beacon.add({ ...ENTRY, kind: 'error', name: 'Error' });
  expect(sizes).toEqual([50, 50, 50, 50]);
  beacon.flush();
  expect(sizes).toHaveLength(4);
  beacon.add(ENTRY);
  beacon.add({ ...ENTRY, kind: 'failing' });
  beacon.flush();
  expect(sizes.at(-1)).toBe(2);
});

describe('the post', () => {
  const body = { entries: [ENTRY] };

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  test("a beacon is JSON for the page's own origin", async () => {
    const send = jest.fn((_url: string, _body: Blob) => true);
    Object.assign(navigator, { sendBeacon: send });
    postBeacon(body);
    const [url, blob] = send.mock.calls[0] ?? [];
    expect([url, blob?.type]).toEqual(['/vitals', 'application/json']);
  });

  test('a beacon that the browser does not take is fetched, and a failure of that is silent', async () => {
    Object.assign(navigator, { sendBeacon: () => false });
    const fetching = jest.fn(async () => Promise.reject(new Error('offline')));
    Object.assign(globalThis, { fetch: fetching });
    postBeacon(body);
    await jest.advanceTimersByTimeAsync(0);
    expect(fetching).toHaveBeenCalledWith('/vitals', expect.objectContaining({ keepalive: true }));
  });
});
