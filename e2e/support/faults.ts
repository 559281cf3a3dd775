import type { Page } from '@playwright/test';

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

/** Ends every fault of a page. */
export async function repair(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
