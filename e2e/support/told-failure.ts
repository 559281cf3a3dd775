import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';

/** Most of a failure's cause is in its last calls. */
const LAST_CALLS = 12;

function tellCall(request: Request): string {
  const answer = request.existingResponse()?.status() ?? request.failure()?.errorText ?? 'no answer yet';
  const { pathname } = new URL(request.url());
  return `  ${request.method()} ${pathname}: ${answer}`;
}

async function tellPage(page: Page): Promise<string> {
  const calls = (await page.requests()).filter((request) => request.resourceType() === 'fetch');
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch((error: unknown) => `(not readable: ${String(error)})`);
  return [`${page.url()}`, ...calls.slice(-LAST_CALLS).map(tellCall), shown].join('\n');
}

/** Prints what the pages of a failed test showed and asked for: a log is all that CI keeps. */
export async function tellFailure(contexts: readonly BrowserContext[], test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    process.stderr.write(`\n${test.title}\n${await tellPage(page)}\n`);
  }
}
