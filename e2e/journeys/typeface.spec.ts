import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { shellScript } from '../support/shell-scripts';

test('the typeface comes after the page, and is put in place with the next one', async ({
  openAsAdmin,
  cloud,
}) => {
  const page = await openAsAdmin('/deliveries');
  const families = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  const script = await shellScript(page, cloud.origin, 'typeface');
  await page.waitForFunction(
    (url) => performance.getEntriesByType('resource').some(({ name }) => name === url),
    script,
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
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
});
