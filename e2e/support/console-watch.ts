import type { Page } from '@playwright/test';

/** A script that was asked for as the browser looked, which it does once, a few seconds after the page has loaded. */
const STILL_NEW_MS = 2_000;
const UNUSED_PRELOAD = /^The resource (?<url>\S+) was preloaded using link preload but not used/;

/** What the test runner says where a test allows no worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects errors, warnings and violations of the Content-Security-Policy, from now on. */
export function watchConsole(page: Page): readonly string[] {
  const problems: string[] = [];
  const askedAt = new Map<string, number>();
  page.on('request', (request) => askedAt.set(request.url(), Date.now()));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === BLOCKED_WORKER) return;
    const unused = UNUSED_PRELOAD.exec(message.text())?.groups?.['url'];
    if (unused !== undefined && Date.now() - (askedAt.get(unused) ?? 0) < STILL_NEW_MS) return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
}
