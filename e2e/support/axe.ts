import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  // Without frames of other origins the result need not be put together on a page of its own.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`,
    ),
  );
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Checks what a page shows now, in light and in dark, where nothing but the colours differs. */
export async function expectAccessibleHere(page: Page, screen: string): Promise<void> {
  const at = `${screen}, ${page.viewportSize()?.width} px`;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect.soft(await violations(new AxeBuilder({ page }).withTags(TAGS)), `${at}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // A frame lets the page's ground through; the rules take it for white.
  const contrast = new AxeBuilder({ page })
    .exclude('iframe')
    .withRules(['color-contrast', 'link-in-text-block']);
  expect.soft(await violations(contrast), `${at}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect.soft(await overflow(page), `${at}: scrolls sideways by`).toBeLessThanOrEqual(0);
}

/** Checks what a page shows now on a wide and a small screen, in light and in dark; leaves it as it was. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await expectAccessibleHere(page, screen);
  }
  if (size) await page.setViewportSize(size);
}
