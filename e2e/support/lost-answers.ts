import type { Page } from '@playwright/test';

/** Lets the next call of a server function arrive and be done, and loses its answer. */
export async function loseAnswer(page: Page, functionName: string): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(`/${functionName}`),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );
}
