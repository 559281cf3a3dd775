import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`,
    ),
  );
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Checks what a page shows now on a wide and a small screen, in light and in dark; leaves it as it was. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const at = `${screen}, ${viewport.width} px, ${colorScheme}`;
      expect.soft(await violations(page), at).toEqual([]);
    }
    expect
      .soft(await overflow(page), `${screen}, ${viewport.width} px: scrolls sideways by`)
      .toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (size) await page.setViewportSize(size);
}
