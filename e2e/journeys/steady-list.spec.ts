import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { untilReady } from '../support/take-screenshots';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1100 },
  { width: 1280, height: 800 },
];

for (const viewport of SIZES) {
  test(`the rows stay where they are as controls come and go, and nothing covers their actions, at ${viewport.width} px`, async ({
    cloud,
    openAs,
  }) => {
    const page = await openAs(await demoAdmin(cloud), 'about:blank');
    await page.setViewportSize(viewport);
    await page.goto('/deliveries');
    await untilReady(page);
    const folded = page.getByText('Filters and order');
    if (await folded.isVisible()) await folded.click();
    const top = () =>
      page.getByRole('table').evaluate((table) => Math.round(table.getBoundingClientRect().top + scrollY));
    const before = await top();
    const expectSteady = async () => {
      await untilReady(page);
      expect(await top()).toBe(before);
    };
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Created');
    await expectSteady();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectSteady();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first();
    await row.getByRole('checkbox').click();
    await expectSteady();
    await row.getByRole('checkbox').click();
    await expectSteady();

    const map = page.getByRole('button', { name: 'Map', exact: true });
    await map.click();
    // Where rows are cards the map stands in their place.
    if (viewport.width < 999) await map.click();
    await row.getByRole('link', { name: 'Repeat' }).click({ trial: true });
    await row.getByRole('button', { name: 'Share' }).click({ trial: true });
    await page.getByRole('link', { name: 'New Delivery' }).first().click();
    await expect(heading(page)).toHaveText('Create New Delivery');
    await untilReady(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
