import type { Page } from '@playwright/test';

const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Takes the policies off the page's documents, as a host would that sends none. Says what it took. */
export async function stripPolicies(page: Page): Promise<readonly string[]> {
  const taken: string[] = [];
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': header = '', ...headers } = response.headers();
      const html = await response.text();
      taken.push(header, META.exec(html)?.[0] ?? '');
      return route.fulfill({ response, headers, body: html.replace(META, '') });
    },
  );
  return taken;
}
