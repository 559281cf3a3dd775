import { noteRead } from '@fleetfoot/shared/firebase/read-bytes';
import { megabytesOf, openDataMeter, randOf } from './data-meter';

type Told = Pick<PerformanceResourceTiming, 'transferSize'>;
const observed: { readonly type?: string | undefined; readonly tell: (entries: readonly Told[]) => void }[] =
  [];

class FakeObserver {
  readonly #tell: (list: { getEntries(): readonly Told[] }) => void;
  constructor(tell: (list: { getEntries(): readonly Told[] }) => void) {
    this.#tell = tell;
  }
  observe({ type }: PerformanceObserverInit) {
    observed.push({ type, tell: (entries) => this.#tell({ getEntries: () => entries }) });
  }
}

beforeEach(() => {
  observed.length = 0;
  sessionStorage.clear();
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});

test('files count as they were sent, and what the database answered as it is written', () => {
  const { bytes } = openDataMeter();
  const before = bytes();
  expect(observed.map(({ type }) => type)).toEqual(['navigation', 'resource']);
  observed[0]?.tell([{ transferSize: 40_000 }]);
  observed[1]?.tell([{ transferSize: 300_000 }, { transferSize: 0 }]);
  noteRead([{ name: 'd1' }]);
  expect(bytes() - before).toBe(340_000 + '[{"name":"d1"}]'.length);
});

test('the pages of a window add up', () => {
  const first = openDataMeter();
  observed[1]?.tell([{ transferSize: 500_000 }]);
  const sum = first.bytes();
  dispatchEvent(new Event('pagehide'));
  // The next page has read nothing yet; here the counter of reads goes on.
  const before = openDataMeter().bytes();
  expect(before).toBeGreaterThanOrEqual(sum);
});

test('a megabyte costs 8,5 cents, and is told to a tenth', () => {
  expect(randOf(1_000_000)).toBeCloseTo(0.085);
  expect(megabytesOf(1_234_567)).toBe(1.2);
});

test('a browser without such figures counts what was read', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  const { bytes } = openDataMeter();
  const before = bytes();
  noteRead('four');
  expect(bytes() - before).toBe(6);
});
