import { expect, type Page } from '@playwright/test';
import { readStorage } from './storage';

/** Paths of everything that the worker has kept. */
export function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = await caches.open('fleetfoot').then((cache) => cache.keys());
    return found.map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until all that this page has loaded so far is kept, and the page to begin with. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const kept = await keptPaths(page);
        const loaded = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        const hashed = loaded.filter((path) => /\.[\da-f]{8}\.(?:js|woff2)$/.test(path));
        return hashed.filter((path) => !kept.includes(path)).concat(kept.includes('/offline') ? [] : 'page');
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/** Whether a worker stands between this page and the network. */
export function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

/**
 * Answers for the worker's file, and whoever asks for it.
 * @returns ends that
 */
export async function answerWorker(page: Page, body: string): Promise<() => Promise<void>> {
  const pattern = '**/sw.js';
  const context = page.context();
  await context.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return () => context.unroute(pattern);
}

/** Whether a worker is in charge of the pages to come. */
export function isRegistered(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated';
  });
}

/** How many answers rest on the device, encrypted. */
export async function seenAnswers(page: Page): Promise<number> {
  const { databases } = await readStorage(page);
  const [, entries = '[]'] = Object.entries(databases).find(([name]) => name.includes('.shell.seen/')) ?? [];
  return (JSON.parse(entries) as { content?: unknown }[]).filter(({ content }) => content !== undefined)
    .length;
}
