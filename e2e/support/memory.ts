import { type CDPSession, expect, type Page } from '@playwright/test';

/** Memory, nodes and listeners of a page after garbage collection. */
export interface Holdings {
  readonly heapKiB: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly styleTags: number;
}

async function collectGarbage(client: CDPSession): Promise<void> {
  // Finalisers free more for the next round.
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
}

/** Measures what a page holds. */
export async function measureHoldings(page: Page): Promise<Holdings> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await collectGarbage(client);
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const styleTags = await page.locator('style').count();
  await client.detach();
  return {
    heapKiB: value('JSHeapUsedSize') / 1024,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    styleTags,
  };
}

/** Measures once timers that are about to end have ended: when the heap has stopped shrinking. */
export async function measureSettled(page: Page): Promise<Holdings> {
  let last = await measureHoldings(page);
  await expect
    .poll(
      async () => {
        const before = last;
        last = await measureHoldings(page);
        return before.heapKiB - last.heapKiB;
      },
      { intervals: [4_000], timeout: 30_000 },
    )
    .toBeLessThan(20);
  return last;
}

/** Goes to and fro between two routes by their links in the sidebar, waiting for each heading, inside the page. */
export function hopBetween(page: Page, paths: readonly [string, string], hops: number): Promise<void> {
  return page.evaluate(
    async ([first, second, count]) => {
      function settled(path: string): Promise<void> {
        return new Promise((resolve) => {
          function look(): void {
            const remote = [...document.querySelectorAll('[data-remote] h1')];
            const shown = remote.filter((heading) => (heading as HTMLElement).offsetParent !== null);
            if (location.pathname === path && shown.length === 1) resolve();
            else requestAnimationFrame(look);
          }
          requestAnimationFrame(look);
        });
      }
      for (let hop = 0; hop < count; hop += 1) {
        const path = hop % 2 === 0 ? second : first;
        document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)?.click();
        await settled(path);
      }
    },
    [paths[0], paths[1], hops] as const,
  );
}
