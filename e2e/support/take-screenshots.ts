import { expect, type Page } from '@playwright/test';
import { heading, nextFrames } from './screens';
import type { Screen } from './screenshot-list';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

const QUIET_MS = 700;

/** Waits until nothing on the page has changed for a moment. */
function untilQuiet(page: Page): Promise<void> {
  return page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
    QUIET_MS,
  );
}

/** As long as a server function may take that is called for the first time on a busy machine. */
const DATA_MS = 45_000;

/** Waits until a screen shows its data. */
export async function untilReady(page: Page): Promise<void> {
  await heading(page).waitFor();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, { timeout: DATA_MS });
  await untilQuiet(page);
}

/** Opens a screen and brings it into its state. */
export async function openScreen(page: Page, { path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  if (!prepare) return;
  await prepare(page);
  await untilReady(page);
}

/** Saves a screen as it is now: two sizes, light and dark, as high as its content. */
export async function takeScreenshots(page: Page, folder: string, { name }: Screen): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const [size, { width, height }] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    const content = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, content) });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await nextFrames(page);
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize(SIZES.desktop);
}
