import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gallerySections } from '@fleetfoot/tooling/gallery';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleHere } from '../support/axe';
import { pinnedChromium } from '../support/chromium';

/** Comes with the browser, so that letters have the same widths on every machine. */
const FONT = path.join(path.dirname(pinnedChromium().executablePath), 'fonts/Open_Sans/OpenSans-Regular.ttf');

async function useSameFont(page: Page): Promise<void> {
  const data = readFileSync(FONT).toString('base64');
  await page.addStyleTag({
    content: `@font-face { font-family: Pictured; src: url(data:font/ttf;base64,${data}) }
      body, button, input, select, textarea { font-family: Pictured !important; }`,
  });
  await page.evaluate(() => document.fonts.load('16px Pictured'));
}

function examplesOf(page: Page, section: string): Promise<readonly string[]> {
  return page
    .getByRole('region', { name: section, exact: true })
    .locator('[data-example]')
    .evaluateAll((examples) => examples.map((example) => example.getAttribute('data-example') ?? ''));
}

function fileName(...parts: readonly string[]): string {
  return `${parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}.png`;
}

for (const { name: section } of gallerySections()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${section}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const examples = await examplesOf(page, section);
      expect(examples).not.toHaveLength(0);
      for (const example of examples) {
        await page.goto(`/?${new URLSearchParams({ section, example })}`);
        await useSameFont(page);
        const dialog = page.getByRole('dialog');
        const pictured = (await dialog.count()) > 0 ? dialog : page.locator('#example');
        await expect.soft(pictured).toHaveScreenshot(fileName(section, example, colorScheme));
      }
    });
  }

  test(`${section}, accessible`, async ({ page }) => {
    await page.goto('/');
    for (const example of await examplesOf(page, section)) {
      await page.goto(`/?${new URLSearchParams({ section, example })}`);
      await expectAccessibleHere(page, `${section}: ${example}`);
    }
  });
}
