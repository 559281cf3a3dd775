import type { Page } from '@playwright/test';

/** Requests that write documents. */
export const WRITES = '**/documents:commit*';

/** Makes the next requests of one kind to the Auth service fail with a code of its own. */
export async function refuseAuth(page: Page, method: string, code: string): Promise<void> {
  await page.route(`**/accounts:${method}*`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 400, message: code } }),
    }),
  );
}

/** Makes the server refuse every write of documents. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.route(WRITES, (route) =>
    route.fulfill({
      status: 403,
      // The SDK asks with credentials, which no wildcard allows.
      headers: {
        'access-control-allow-origin': new URL(page.url()).origin,
        'access-control-allow-credentials': 'true',
      },
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 403, message: 'Refused.', status: 'PERMISSION_DENIED' } }),
    }),
  );
}

/**
 * Lets the next write of documents arrive and be done, and loses its answer.
 * @param then done before the page notices, which soon finds out what became of its write as long as it has a connection
 * @param about a text that the write holds; others go their way
 */
export async function loseWriteAnswer(page: Page, then = async () => {}, about = ''): Promise<void> {
  let isOver = false;
  await page.route(WRITES, async (route) => {
    if (isOver || !(route.request().postData() ?? '').includes(about)) return route.fallback();
    isOver = true;
    await route.fetch({ timeout: 0 });
    await then();
    await route.abort();
  });
}

/** Ends every fault of a page. */
export async function repair(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Holds back requests to the database from now on; returns the function that lets them arrive. */
export async function stall(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await repair(page);
  };
}

/** Lets the next request that a page posts to an address get lost: it never arrives, and is never answered. */
export async function loseRequest(page: Page, pattern: string | RegExp): Promise<void> {
  let isLost = false;
  await page.route(pattern, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback();
    isLost = true;
  });
}
