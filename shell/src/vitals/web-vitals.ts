import type { WebVital } from '@fleetfoot/shared/vitals';

/** Layout shifts belong together while they follow each other this closely, for so long at most, in milliseconds. */
const SHIFTS = { gap: 1_000, most: 5_000 };

/** The parts of the browser's entries that TypeScript does not know in every engine. */
interface Entry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
}

function observe(type: string, take: (entry: Entry) => void, options: object = {}): void {
  try {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  } catch {
    // An engine that does not measure this leaves it out.
  }
}

/** Measures this page load from its beginning; call the result for what there is so far: LCP and INP in milliseconds. */
export function measureWebVitals(): () => Partial<Record<WebVital, number>> {
  const found: Partial<Record<WebVital, number>> = {};
  let shift = { began: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  observe('largest-contentful-paint', ({ startTime }) => {
    found.LCP = Math.round(startTime);
  });
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => {
    if (hadRecentInput) return;
    const isNext = startTime - shift.last < SHIFTS.gap && startTime - shift.began < SHIFTS.most;
    shift = isNext
      ? { ...shift, last: startTime, sum: shift.sum + value }
      : { began: startTime, last: startTime, sum: value };
    found.CLS = Math.max(found.CLS ?? 0, shift.sum);
  });
  // The slowest one: pages of a dashboard see fewer interactions than it would take to leave outliers out.
  observe(
    'event',
    ({ interactionId = 0, duration }) => {
      if (interactionId > 0) found.INP = Math.max(found.INP ?? 0, duration);
    },
    { durationThreshold: 40 },
  );
  if (PerformanceObserver.supportedEntryTypes?.includes('layout-shift')) found.CLS ??= 0;
  return () => ({ ...found });
}
