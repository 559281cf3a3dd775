import type { Page } from '@playwright/test';
import { heading } from './screens';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** Waits until a screen shows its data. */
export async function untilReady(page: Page): Promise<void> {
  await heading(page).waitFor();
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Saves a screen as it is now: two sizes, light and dark. */
export async function takeScreenshots(page: Page, folder: string, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${folder}/${name}-${size}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize(SIZES.desktop);
}
