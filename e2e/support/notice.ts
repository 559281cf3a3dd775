import type { Locator, Page } from '@playwright/test';

const KEY = '__alerts';

/** The shell's notice above the page about the user's session. */
export function notice(page: Page): Locator {
  return page.getByRole('region', { name: 'Notice' });
}

/** Counts how often a screen reader is told of a notice; call it before the page is loaded. */
export async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const said: string[] = [];
    Reflect.set(globalThis, key, said);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const title = node.querySelector('[aria-label=Notice] [role=alert] h2');
        if (title) said.push(title.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  }, KEY);
}

/** The titles of the notices that were told so far. */
export function toldNotices(page: Page): Promise<readonly string[]> {
  return page.evaluate((key) => Reflect.get(globalThis, key) as string[], KEY);
}
