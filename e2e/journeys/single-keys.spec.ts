import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { scan, untilKeysWork } from '../support/single-keys';
import { GATE } from '../support/tags';

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' });

test(
  'a delivery is gone to, edited and printed by single keys alone',
  GATE,
  async ({ cloud, company: { organization }, openAsAdmin }) => {
    await storeDelivery(cloud, organization.id, { external_id: 'KEY-1' });
    await storeDelivery(cloud, organization.id, { external_id: 'KEY-2' });
    const page = await openAsAdmin('/deliveries');
    const rows = page.getByRole('rowheader').getByRole('link');
    await expect(rows).toHaveCount(2);
    await untilKeysWork(page);

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('key');
    await expect(page.getByRole('searchbox')).toHaveValue('key');
    await expect(page).toHaveURL(/q=key/);
    await heading(page).focus();

    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
      ['j', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(rows.nth(index)).toBeFocused();
    }
    const name = (await rows.nth(1).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(name);

    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(list(page).getByRole('region', { name: 'On this page' }).getByRole('term')).toHaveText([
      'Edit',
      'Waybill',
    ]);
    await expectAccessible(page, 'list of keys');
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);

    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: 'Edit delivery' });
    await expect(dialog).toBeVisible();
    // Above a dialog no key leads elsewhere, typed or not: what a key would have done stands there before the next one counts.
    await dialog.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('p');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);

    await page.evaluate(() => {
      window.print = () => {
        document.title = 'Printed';
      };
    });
    await page.keyboard.press('p');
    await expect(heading(page)).toHaveText('Waybill');
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page).toHaveTitle('Printed');

    await page.keyboard.press('n');
    await expect(heading(page)).toHaveText('Create New Delivery');
    const field = page.getByLabel('External ID');
    await field.focus();
    await page.keyboard.type('njk?/', { delay: 80 });
    await expect(field).toHaveValue('njk?/');
    await expect(heading(page)).toHaveText('Create New Delivery');
  },
);

test('single keys that are turned off do nothing any more, after a reload too', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  await untilKeysWork(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('new delivery');
  await expect(page.getByRole('option', { name: 'New delivery' }).locator('kbd')).toHaveText('N');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle(page)).not.toBeChecked();
  await page.keyboard.press('Escape');

  const expectNoKeys = async () => {
    for (const key of ['n', '?', '/']) await page.keyboard.press(key, { delay: 80 });
    // What is asked for afterwards stands where the keys would have led elsewhere.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('combobox').fill('new delivery');
    await expect(page.getByRole('option', { name: 'New delivery' })).toBeVisible();
    await expect(page.locator('kbd')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page)).toHaveText('Team');
  };
  await expectNoKeys();
  await page.reload();
  // Its list comes once the choice is known, and with it the listener.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(toggle(page)).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expectNoKeys();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await untilKeysWork(page);
});

test('a scanner opens the delivery of its code from any page', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'KEN-104' });
  await storeDelivery(cloud, organization.id, { external_id: 'KEN-1042' });
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  await untilKeysWork(page);
  await scan(page, 'KEN-104');
  await expect(heading(page)).toHaveText('KEN-104');
  await scan(page, 'KEN-999');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('KEN-999');
  await expect(page.getByRole('status').getByText('Nothing found for “KEN-999”.')).toBeVisible();
  // The next scan takes the place of one that found nothing, typed into the field that is open.
  await page.keyboard.type('KEN-1042');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('KEN-1042');

  // What a waybill's code holds is an address.
  const { href } = new URL(page.url());
  await page.getByRole('link', { name: 'Team', exact: true }).press('Enter');
  await expect(heading(page)).toHaveText('Team');
  await scan(page, href);
  await expect(heading(page)).toHaveText('KEN-1042');
});

test('the list of keys is found in the menu of a phone, which closes', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team', { viewport: { width: 360, height: 740 } });
  const menu = await openSidebar(page);
  await menu.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await expectAccessible(page, 'list of keys from the menu');
});
