import { noteRead } from '@fleetfoot/shared/firebase/read-bytes';
import { megabytesOf, openDataMeter, randOf } from './data-meter';

const DOCUMENT = { id: 'd1', path: 'Deliveries/d1', fields: {} };

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

test('files count as they were sent, and its documents as they are written', () => {
  const { bytes } = openDataMeter('u1');
  const before = bytes();
  expect(observed.map(({ type }) => type)).toEqual(['navigation', 'resource']);
  observed[0]?.tell([{ transferSize: 40_000 }]);
  observed[1]?.tell([{ transferSize: 300_000 }, { transferSize: 0 }]);
  noteRead([{ raw: () => DOCUMENT }]);
  expect(bytes() - before).toBe(340_000 + JSON.stringify(DOCUMENT).length);
});

test('the pages of a window add up', () => {
  const first = openDataMeter('u1');
  observed[1]?.tell([{ transferSize: 500_000 }]);
  const sum = first.bytes();
  first.keep();
  // The next page has read nothing yet; here the counter of reads goes on.
  const before = openDataMeter('u1').bytes();
  expect(before).toBeGreaterThanOrEqual(sum);
});

test('a megabyte costs 8,5 cents, and is told to a tenth', () => {
  expect(randOf(1_000_000)).toBeCloseTo(0.085);
  expect(megabytesOf(1_234_567)).toBe(1.2);
});

test('a browser without such figures counts what was read', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  const { bytes } = openDataMeter('u1');
  const before = bytes();
  noteRead([{ raw: () => DOCUMENT }]);
  expect(bytes() - before).toBe(JSON.stringify(DOCUMENT).length);
});
