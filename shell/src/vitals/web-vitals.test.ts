import { measureWebVitals } from './web-vitals';

type Take = (list: { getEntries(): readonly object[] }) => void;

/** A browser that measures these types; `happen` is what it sees. */
function browser(types: readonly string[]) {
  const takers = new Map<string, Take>();
  class Observer {
    static readonly supportedEntryTypes = types;
    constructor(private readonly take: Take) {}
    observe({ type }: { readonly type: string }): void {
      if (!types.includes(type)) throw new TypeError('unsupported');
      takers.set(type, this.take);
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return (type: string, ...entries: readonly object[]) => takers.get(type)?.({ getEntries: () => entries });
}

const ALL = ['largest-contentful-paint', 'layout-shift', 'event'];

afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

test('the last of the largest paints counts', () => {
  const happen = browser(ALL);
  const measured = measureWebVitals();
  happen('largest-contentful-paint', { startTime: 100 }, { startTime: 812.6 });
  expect(measured()).toEqual({ LCP: 813, CLS: 0 });
});

test('the layout shifts of the worst window count, without those that the user caused', () => {
  const happen = browser(ALL);
  const measured = measureWebVitals();
  happen(
    'layout-shift',
    { startTime: 100, value: 0.25 },
    { startTime: 900, value: 0.25 },
    { startTime: 950, value: 0.9, hadRecentInput: true },
    { startTime: 2_000, value: 0.125 },
  );
  expect(measured().CLS).toBe(0.5);
});

test('a window of layout shifts lasts five seconds at most', () => {
  const happen = browser(ALL);
  const measured = measureWebVitals();
  const times = Array.from({ length: 11 }, (_, place) => place * 900);
  happen('layout-shift', ...times.map((startTime) => ({ startTime, value: 0.125 })));
  expect(measured().CLS).toBe(6 * 0.125);
});

test('the slowest interaction counts; what is no interaction does not', () => {
  const happen = browser(ALL);
  const measured = measureWebVitals();
  happen(
    'event',
    { interactionId: 1, duration: 48 },
    { interactionId: 2, duration: 200 },
    { interactionId: 0, duration: 900 },
    { duration: 900 },
  );
  expect(measured().INP).toBe(200);
});

test('a browser that measures none of it tells none of it', () => {
  browser([]);
  expect(measureWebVitals()()).toEqual({});
});
