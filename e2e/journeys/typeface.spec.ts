import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';

test('the typeface comes after the page, and is put in place with the next one', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  const families = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/typeface\.\w+\.js$/.test(name)),
  );
  expect(await families()).toEqual([]);
  // A page may come before the script has run.
  await expect(async () => {
    for (const name of ['Address Book', 'Deliveries']) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(name);
    }
    expect(await families()).toEqual(['Figtree']);
  }).toPass();
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
});
