import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RuleObject, RunOnly } from 'axe-core';
import { nextFrames } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A practice that no level of the guidelines asks for. */
const ALSO = ['heading-order'];
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Frames of other origins are left to their owners; those of the page's own need axe inside them. */
async function putAxeIn(page: Page): Promise<void> {
  const source = await readFile(SOURCE, 'utf8');
  for (const frame of page.frames()) {
    const isMain = frame === page.mainFrame();
    try {
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
    } catch (error) {
      // A frame may go away meanwhile.
      if (isMain) throw error;
    }
  }
}

/** The part of axe that is used here: its own types of it know nodes, which no test can hand to a page. */
interface Axe {
  run(
    context: { exclude: string[] },
    options: { runOnly: RunOnly; rules: RuleObject; resultTypes: ['violations'] },
  ): Promise<AxeResults>;
}

async function violations(
  page: Page,
  exclude: string[],
  runOnly: RunOnly,
  also: readonly string[] = [],
): Promise<readonly string[]> {
  const rules = Object.fromEntries(also.map((rule) => [rule, { enabled: true }]));
  await putAxeIn(page);
  const { violations: found } = await page.evaluate(
    ([outside, what, more]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      return axe.run({ exclude: outside }, { runOnly: what, rules: more, resultTypes: ['violations'] });
    },
    [exclude, runOnly, rules] as const,
  );
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
  expect.soft(await violations(page, [], { type: 'tag', values: TAGS }, ALSO), `${at}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // A frame lets the page's ground through; the rules take it for white.
  const contrast = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
  expect.soft(await violations(page, ['iframe'], contrast), `${at}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  expect.soft(await overflow(page), `${at}: scrolls sideways by`).toBeLessThanOrEqual(0);
}

/** Checks what a page shows now on a wide and a small screen, in light and in dark; leaves it as it was. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  // Where no layout has anything that would take the pointer for somebody who wants it.
  await page.mouse.move(0, 0);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await expectAccessibleHere(page, screen);
  }
  if (size) await page.setViewportSize(size);
  // What a test does next may depend on the width, of which the page hears with a frame.
  await nextFrames(page);
}
