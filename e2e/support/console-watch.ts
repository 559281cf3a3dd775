import type { Page } from '@playwright/test';

const UNUSED_PRELOAD = /^The resource (?<url>\S+) was preloaded using link preload but not used/;

/** What the test runner says where a test allows no worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Tells of every script that documents of a page run, from the next one on. */
async function watchScripts(page: Page, onRun: (url: string) => void): Promise<void> {
  await page.exposeFunction('tellScript', onRun);
  await page.addInitScript(() => {
    const { tellScript } = globalThis as unknown as { tellScript(url: string): void };
    const tell = ({ target }: Event) => target instanceof HTMLScriptElement && tellScript(target.src);
    document.addEventListener('load', tell, true);
  });
}

/**
 * Collects errors, warnings and violations of the Content-Security-Policy, from the next document of a page on. A script
 * that the document preloaded and that had not run when the browser looked is a problem for as long as it has not. Scripts
 * requested after the document has loaded are those of links that a user pointed at, and may never run.
 */
export async function watchConsole(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  const preloadedByDocument = new Set<string>();
  let isLoading = true;
  const unused = new Map<string, string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLoading = true;
    if (isLoading) preloadedByDocument.add(request.url());
  });
  page.on('load', () => {
    isLoading = false;
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() === BLOCKED_WORKER) return;
    const url = UNUSED_PRELOAD.exec(message.text())?.groups?.['url'];
    if (url !== undefined && !preloadedByDocument.has(url)) return;
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    problems.push(text);
    if (url !== undefined) unused.set(url, text);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await watchScripts(page, (url) => {
    const text = unused.get(url);
    if (text !== undefined) problems.splice(problems.indexOf(text), 1);
    unused.delete(url);
  });
  return problems;
}
