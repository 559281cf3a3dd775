import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { createButton } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { openSearch } from '../support/palette';
import { heading } from '../support/screens';

/** Each stop, and the page that it is told on. */
const WALK = [
  ['Your deliveries', 'Deliveries'],
  ['An example day', 'An example day'],
  ['A new delivery', 'Create New Delivery'],
  ['Find anything', 'Create New Delivery'],
  ['Your team', 'Team'],
  ['What it costs', 'Billing Settings'],
] as const;

const setUp = (page: Page, done: number) => page.getByRole('button', { name: `Set up: ${done} of 5 done` });
const offer = (page: Page) => page.getByRole('button', { name: 'Take the tour' });
const card = (page: Page, name: string) =>
  page.getByRole('region', { name }).filter({ hasText: /^Tour, \d/ });

/** From the bottom of one to the top of the other. */
async function gap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above && below ? below.y - above.y - above.height : Number.NaN;
}

/** How something at the bottom of a window stands to the card. */
async function distances(shown: Locator, stop: Locator, height: number) {
  const [left, right] = await Promise.all([shown.boundingBox(), stop.boundingBox()]);
  if (!left || !right) return undefined;
  return { isBeside: left.x + left.width < right.x, isLow: height - left.y - left.height < 60 };
}

async function find(page: Page, what: string): Promise<void> {
  await openSearch(page);
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill(what);
  await page.keyboard.press('Enter');
}

test('a newcomer is shown around by keys alone, goes on after a reload, and is offered the tour no more', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/deliveries');
  await offer(page).press('Enter');
  for (const [index, [name, title]] of WALK.entries()) {
    const stop = card(page, name);
    await expect(stop).toContainText(`Tour, ${index + 1} of ${WALK.length}`);
    await expect(heading(page)).toHaveText(title);
    await expect(stop.getByRole('heading')).toBeFocused();
    await expectAccessible(page, `the tour at ${title}, ${name}`);
    await page.keyboard.press('Tab');
    if (index === 1) {
      await page.reload();
      await expect(stop).toBeVisible();
      await stop.getByRole('button', { name: 'Back' }).press('Enter');
      await expect(card(page, 'Your deliveries').getByRole('heading')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(stop.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  await expect(card(page, 'What it costs')).toHaveCount(0);
  // Without a reload, so that it is known by then that it was taken.
  await page.getByRole('link', { name: 'Deliveries', exact: true }).first().click();
  await expect(setUp(page, 0)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await find(page, 'Tour');
  await expect(card(page, 'Your deliveries').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Your deliveries')).toHaveCount(0);
});

test('a delivery opens from the example day, and nothing of it is among the live ones', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/deliveries');
  await page.getByRole('link', { name: 'See an example day' }).click();
  await expect(page.getByRole('region', { name: 'Example' })).toContainText('Everything here is made up.');
  await page.getByRole('link', { name: 'EX-1004' }).click();
  await expect(heading(page)).toHaveText('EX-1004');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('Total incl. VAT');
  await expectAccessible(page, 'a delivery of the example day');
  await page.getByRole('link', { name: 'Leave the example' }).click();
  await expect(heading(page)).toHaveText('Deliveries');
  await expect(setUp(page, 0)).toBeVisible();
  await expect(page.getByText(/^EX-/)).toHaveCount(0);
});

test('the tour is not offered with a delivery, which it leads to, and its card hides no main button of a narrow window', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/deliveries', { viewport: { width: 360, height: 740 } });
  await expect(offer(page)).toBeVisible();
  await storeDelivery(cloud, organization.id, { external_id: 'REAL-1' });
  // What the page has read is read again when its steps are asked for.
  await find(page, 'Set-up steps');
  await expect(setUp(page, 1)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await find(page, 'Tour');
  await card(page, 'Your deliveries').getByRole('button', { name: 'Next' }).click();
  await expect(card(page, 'Follow a delivery')).toBeVisible();
  await expect(heading(page)).toHaveText('REAL-1');
  await card(page, 'Follow a delivery').getByRole('button', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText('Create New Delivery');
  const stop = card(page, 'A new delivery');
  await page.setViewportSize({ width: 360, height: 740 });
  // The page keeps it in sight, wholly clear of the card; a click would scroll it out from behind.
  await expect(createButton(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => gap(createButton(page), stop)).toBeGreaterThan(0);
  for (const [width, height] of [
    [769, 740],
    [1024, 640],
    [1099, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(createButton(page)).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => distances(createButton(page), stop, height))
      .toEqual({ isBeside: true, isLow: true });
  }
  const summary = page.locator('[data-bottom-bar]');
  // Beside the form it is scrolled to its place; the card is below its end.
  await page.setViewportSize({ width: 1280, height: 600 });
  await heading(page).evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => gap(summary, stop)).toBeGreaterThanOrEqual(0);
  await page.context().setOffline(true);
  const strip = page.getByText(/^You're offline/);
  await expect(strip).toBeVisible();
  await expect.poll(() => gap(summary, stop)).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(createButton(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => gap(createButton(page), strip)).toBeGreaterThan(0);
  await expect.poll(() => gap(stop, strip)).toBeGreaterThan(0);
});
