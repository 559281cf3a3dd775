import type { Page } from '@playwright/test';

/** Counts the documents that a page loads from now on; going from route to route loads none. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}
