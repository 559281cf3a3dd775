import { type NamedCall, OPERATIONS } from '@fleetfoot/shared/operations';
import type { Page, Request, Route } from '@playwright/test';

/** What a request posts to: the operation that it calls by name, or the end of its path. */
export function calledIn(request: Request): string | undefined {
  if (request.method() !== 'POST') return undefined;
  const end = new URL(request.url()).pathname.split('/').at(-1);
  return end === OPERATIONS ? (request.postDataJSON() as { readonly data: NamedCall }).data.operation : end;
}

/** Hands every call of that name over; others go their way. */
export async function interceptCalls(
  page: Page,
  name: string,
  handle: (route: Route) => Promise<unknown>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(`/${name}`) || pathname.endsWith(`/${OPERATIONS}`),
    (route) => (calledIn(route.request()) === name ? handle(route) : route.fallback()),
  );
}

/** Lets no call of that name arrive, until the page is repaired. */
export async function failFunction(page: Page, name: string): Promise<void> {
  await interceptCalls(page, name, (route) => route.abort());
}
