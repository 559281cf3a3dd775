import type { Page } from '@playwright/test';

/** Durations of a repeated interaction, in milliseconds. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Durations of one kind of press or key. */
export interface InteractionTimes {
  /** Until the browser painted anything after it. */
  readonly nextPaint: Spread;
  /** Until the last of what it changed on the page was painted. */
  readonly result: Spread;
}

interface Recorded {
  readonly nextPaint: number[];
  readonly result: number[];
}

/** Longest pause after which nothing more comes of an interaction, in milliseconds. */
const QUIET_MS = 500;

export function spreadOf(durations: readonly number[]): Spread {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}

/** Begins to note how long each press and key takes. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const recorded: Recorded = { nextPaint: [], result: [] };
    Object.assign(window, { recorded });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) recorded.nextPaint.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

    let begun = 0;
    for (const type of ['click', 'keydown', 'change']) {
      window.addEventListener(
        type,
        (event) => {
          begun = event.timeStamp;
          recorded.result.push(0);
        },
        { capture: true },
      );
    }
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      const last = recorded.result.length - 1;
      if (last >= 0) recorded.result[last] = performance.now() - begun;
    };
    // After the frame that shows the change; a message comes once it is painted.
    new MutationObserver(() => requestAnimationFrame(() => painted.port2.postMessage(undefined))).observe(
      document.querySelector('main') ?? document.body,
      { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-sort', 'data-id'] },
    );
  });
}

/** Durations noted since the last call. Browsers note none below 16 ms; those count as 16. */
export async function takeInteractions(page: Page): Promise<InteractionTimes> {
  const { nextPaint, result } = await page.evaluate(
    (quietMs) =>
      new Promise<Recorded>((resolve) => {
        setTimeout(() => {
          const { recorded } = window as unknown as { recorded: Recorded };
          resolve({ nextPaint: recorded.nextPaint.splice(0), result: recorded.result.splice(0) });
        }, quietMs);
      }),
    QUIET_MS,
  );
  return {
    nextPaint: spreadOf(nextPaint.length === 0 ? [16] : nextPaint),
    result: spreadOf(result.filter((duration) => duration > 0)),
  };
}

/** Scrolls by this many px in each frame and notes how long the frames take and how many showed no row. */
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
          // At first the middle of the window may show what is above the list.
          if (durations.length > 1 && !middle?.closest('tbody tr')) blank += 1;
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
