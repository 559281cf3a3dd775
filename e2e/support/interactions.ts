import type { Page } from '@playwright/test';

export interface Figure {
  readonly name: string;
  /** In milliseconds. */
  readonly median: number;
  readonly worst: number;
}

interface Recorded {
  durations: number[];
}

/** The median and the greatest of some durations. */
export function figure(name: string, durations: readonly number[]): Figure {
  const sorted = [...durations].sort((a, b) => a - b);
  return { name, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** Begins to note how long each press and key takes until the screen shows what it did. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded: Recorded = { durations: [] };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) recorded.durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** What was noted since the last call. Shorter than 16 ms is not noted by browsers and counts as 16. */
export async function takeInteractions(page: Page, name: string): Promise<Figure> {
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true), 100))),
  );
  const durations = await page.evaluate(() =>
    (window as unknown as { recorded: Recorded }).recorded.durations.splice(0),
  );
  return figure(name, durations.length === 0 ? [16] : durations);
}

/** Scrolls by this many px in each frame and notes how long the frames take and whether any showed no row. */
export function scrollThrough(
  page: Page,
  step: number,
  frames: number,
): Promise<{ readonly durations: number[]; readonly blank: number }> {
  return page.evaluate(
    ([px, count]) =>
      new Promise((resolve) => {
        const durations: number[] = [];
        let blank = 0;
        let last = performance.now();
        function frame(now: number): void {
          durations.push(now - last);
          last = now;
          const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
          if (!middle?.closest('tbody tr')) blank += 1;
          if (durations.length < count) {
            window.scrollBy(0, px);
            requestAnimationFrame(frame);
          } else resolve({ durations, blank });
        }
        requestAnimationFrame(frame);
      }),
    [step, frames] as const,
  );
}
