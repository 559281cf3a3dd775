import type { Page } from '@playwright/test';
import { countReads } from '../support/document-reads';
import { expect, test } from '../support/fixtures';
import {
  type InteractionTimes,
  recordInteractions,
  type Spread,
  scrollThrough,
  spreadOf,
  takeInteractions,
} from '../support/interactions';
import { storeManyDeliveries } from '../support/many-deliveries';

const ROWS = 10_000;

/** Longest that any press or key may take until the next paint, and nearly every frame of scrolling. In milliseconds. */
const LIMIT_MS = 100;

/** Attempts at one figure: other work of the machine can only add to a time. */
const ROUNDS = 3;

const HEADERS = [
  'External ID',
  'Drop-off name',
  'Drop-off address',
  'Urgency',
  'Pickup time',
  'Status',
  'Created',
];

async function sortBy(page: Page, header: string): Promise<void> {
  const column = page.getByRole('columnheader', { name: header });
  for (let press = 0; press < 6; press += 1) {
    const before = await column.getAttribute('aria-sort');
    await column.getByRole('button').click();
    await expect(column).not.toHaveAttribute('aria-sort', before ?? 'none');
    await expect(column).toHaveAttribute('aria-sort', /./);
  }
}

async function filter(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.getByLabel('Status').selectOption('Delivered');
    await page.getByLabel('Urgency').selectOption('Scheduled');
    await page.getByRole('button', { name: 'Clear filters' }).click();
  }
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.pressSequentially('dlamini soweto', { delay: 60 });
  for (let press = 0; press < 14; press += 1) await field.press('Backspace', { delay: 30 });
}

async function turnPages(page: Page): Promise<void> {
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'End', 'Home', 'End', 'PageUp', 'Home']) {
    await page.keyboard.press(key, { delay: 60 });
  }
}

/** The best of some rounds, and the first, in which nothing was known yet. */
interface Measured extends InteractionTimes {
  readonly rounds: number;
  readonly first: Spread;
}

async function measure(page: Page, act: () => Promise<void>): Promise<Measured> {
  await act();
  let best = await takeInteractions(page);
  const first = best.nextPaint;
  let rounds = 1;
  while (best.nextPaint.max >= LIMIT_MS && rounds < ROUNDS) {
    await act();
    const again = await takeInteractions(page);
    if (again.nextPaint.max < best.nextPaint.max) best = again;
    rounds += 1;
  }
  return { ...best, first, rounds };
}

function columns(name: string, { p50, p95, max }: Spread, measured?: Measured) {
  const whole = Math.round;
  const { rounds, first, result } = measured ?? {};
  return {
    interaction: name,
    'p50 ms': whole(p50),
    'p95 ms': whole(p95),
    'max ms': whole(max),
    'result p50': result && whole(result.p50),
    'result max': result && whole(result.max),
    'first round max': first && whole(first.max),
    rounds,
  };
}

test('ten thousand deliveries', async ({ openAsAdmin, cloud, company: { organization } }) => {
  await storeManyDeliveries(cloud, organization.id, ROWS);
  const page = await openAsAdmin('/team');
  const count = await countReads(page);
  await page.reload();
  await page.getByRole('link', { name: 'Deliveries' }).click();
  await expect(page.getByText('Showing the newest 50')).toBeVisible();
  const firstReads = count.reads('Deliveries');

  const begun = Date.now();
  await page.getByRole('button', { name: 'Load all' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(ROWS + 1), {
    timeout: 240_000,
  });
  const loadSeconds = (Date.now() - begun) / 1000;

  await recordInteractions(page);
  const times = new Map<string, Measured>();
  for (const header of HEADERS) {
    times.set(`sort by ${header}`, await measure(page, () => sortBy(page, header)));
  }
  times.set('filter and clear', await measure(page, () => filter(page)));
  times.set('search, key by key', await measure(page, () => search(page)));
  times.set('turn pages by key', await measure(page, () => turnPages(page)));
  const steady = await scrollThrough(page, 400, 300);
  await page.evaluate(() => window.scrollTo(0, 0));
  const leaping = await scrollThrough(page, 6_000, 60);
  const frames = new Map([
    ['frame while scrolling', spreadOf(steady.durations)],
    ['frame while leaping', spreadOf(leaping.durations)],
  ]);
  const nodes = await page.evaluate(() => document.querySelectorAll('main *').length);

  console.log(
    `\n${ROWS} deliveries; ${firstReads} read for the first screen; all loaded in ${loadSeconds} s; ${nodes} elements`,
  );
  console.table([
    ...[...times].map(([name, measured]) => columns(name, measured.nextPaint, measured)),
    ...[...frames].map(([name, spread]) => columns(name, spread)),
  ]);
  console.log(`frames without a row: ${steady.blank} of 300 scrolling, ${leaping.blank} of 60 leaping`);
  expect(firstReads).toBeLessThanOrEqual(60);
  for (const [name, { nextPaint }] of times) expect.soft(nextPaint.max, name).toBeLessThan(LIMIT_MS);
  expect.soft(frames.get('frame while scrolling')?.p95).toBeLessThan(LIMIT_MS);
  expect.soft(steady.blank).toBe(0);
});
