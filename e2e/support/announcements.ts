import { expect, type Page } from '@playwright/test';

const KEY = '__announcements';

/** Records what the shell says to screen readers; call it before the page is loaded. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const said: string[] = [];
    Reflect.set(globalThis, key, said);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const region = target instanceof Element ? target.closest('[data-announcer]') : null;
        if (region === null) continue;
        for (const node of addedNodes) if (node.textContent) said.push(node.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  }, KEY);
}

/** Announcements since the last call. */
export function takeAnnouncements(page: Page): Promise<readonly string[]> {
  return page.evaluate((key) => (Reflect.get(globalThis, key) as string[]).splice(0), KEY);
}

/** Waits until these and no others were announced since they were taken last, and takes them. */
export async function expectAnnouncements(page: Page, expected: readonly string[]): Promise<void> {
  let said: readonly string[] = [];
  await expect
    .poll(async () => {
      said = [...said, ...(await takeAnnouncements(page))];
      return said;
    })
    .toEqual(expected);
}
