import { watchConsole } from '../support/console-watch';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { SCREENS_OF_EVERY_WIDTH } from '../support/screenshot-list';
import { GATE } from '../support/tags';
import { openScreen, untilReady } from '../support/take-screenshots';
import { translatePages } from '../support/translator';

test(
  'deliveries are searched, filtered, opened and left on a page that the browser translates',
  GATE,
  async ({ cloud, openAs }) => {
    const page = await openAs(await demoAdmin(cloud), 'about:blank');
    const problems = await watchConsole(page);
    await translatePages(page);
    await page.goto('/deliveries');
    await untilReady(page);
    const search = page.getByLabel('Search', { exact: true });
    for (const text of ['cape', 'nobody at all', '']) {
      await search.fill(text);
      await untilReady(page);
    }
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Created');
    await untilReady(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('columnheader', { name: 'Pickup time' }).getByRole('button').click();
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await untilReady(page);

    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/deliveries\/./);
    await untilReady(page);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    for (const name of [
      'Address Book',
      'Advertising',
      'Restaurants',
      'API',
      'Team',
      'Billing',
      'Deliveries',
    ]) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name === 'Billing' ? 'Billing Settings' : name);
      await untilReady(page);
    }
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await untilReady(page);
    await page.getByRole('combobox').selectOption({ index: 1 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'zu-ZA');
    await untilReady(page);
    expect(problems).toEqual([]);
  },
);

test('every screen and dialog opens on a page that the browser translates', async ({ cloud, openAs }) => {
  const page = await openAs(await demoAdmin(cloud), 'about:blank');
  const problems = await watchConsole(page);
  await translatePages(page);
  let told = 0;
  for (const screen of SCREENS_OF_EVERY_WIDTH) {
    await openScreen(page, screen);
    expect.soft(problems.slice(told), screen.name).toEqual([]);
    told = problems.length;
  }
});
