import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test';
import { calledIn } from './function-calls';

/** Most of a failure's cause is in its last calls. */
const LAST_CALLS = 12;

/** How long a page may take to say something of itself, in milliseconds. */
const ANSWER_MS = 2_000;

function tellCall(request: Request): string {
  const answer = request.existingResponse()?.status() ?? request.failure()?.errorText ?? 'no answer yet';
  const { pathname } = new URL(request.url());
  const called = calledIn(request);
  const operation = called && !pathname.endsWith(called) ? ` ${called}` : '';
  return `  ${request.method()} ${pathname}${operation}: ${answer}`;
}

/** What waits for a place on the screen to hold still waits for frames, which a browser may stop to draw. */
function tellDrawing(page: Page): Promise<string> {
  const asked = page.evaluate(
    () => new Promise<string>((resolve) => requestAnimationFrame(() => resolve('drawn'))),
  );
  const waited = new Promise<string>((resolve) => setTimeout(resolve, ANSWER_MS, 'no frame is drawn'));
  return Promise.race([asked, waited]).catch((error: unknown) => String(error));
}

async function tellPage(page: Page): Promise<string> {
  const calls = (await page.requests()).filter((request) => request.resourceType() === 'fetch');
  const drawn = await tellDrawing(page);
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: ANSWER_MS })
    .catch((error: unknown) => `(not readable: ${String(error)})`);
  return [`${page.url()} (${drawn})`, ...calls.slice(-LAST_CALLS).map(tellCall), shown].join('\n');
}

/**
 * Adds to a failed test what its pages showed and asked for, and whether they are drawn: a log is all that CI keeps, and of
 * that often the end alone.
 */
export async function tellFailure(contexts: readonly BrowserContext[], test: TestInfo): Promise<void> {
  if (test.status === test.expectedStatus) return;
  for (const page of contexts.flatMap((context) => context.pages())) {
    test.errors.push({ message: await tellPage(page) });
  }
}
