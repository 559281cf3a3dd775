import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { DEEP } from '../support/depth';
import { expect, test } from '../support/fixtures';
import { storeRestaurant } from '../support/menus';
import { heading, section } from '../support/screens';
import { measureTransfer } from '../support/transfer';

const LISTENING = 'google.firestore.v1.Firestore/Listen/channel';
/** The script that draws one; the stand-in for Google's is in every page of the local cloud. */
const MAPS = '/drawn-map.';

/** How often a page asks from now on for addresses with this in them. */
function countRequests(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) count += 1;
  });
  return () => count;
}

const choice = (page: Page) => page.getByLabel('Save data', { exact: true });
const bar = (page: Page) => page.getByRole('group', { name: 'Data is saved' });

test('a user who saves data reads the list once, and again with Refresh and after an own write; Off brings live back', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-1' });
  const stored = cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`);
  const page = await openAsAdmin('/deliveries');
  const row = page.getByRole('row').filter({ hasText: 'LIGHT-1' });
  await expect(row).toContainText('Created');
  await choice(page).selectOption('On');
  await expect(bar(page)).toContainText(/Not live\. As of \d\d:\d\d/);

  const listens = countRequests(page, LISTENING);
  await page.reload();
  await expect(choice(page)).toHaveValue('on');
  await expect(row).toContainText('Created');
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, 'the list that is not live');
  await stored.update({ dropoff_name: 'Zanele Dube' });
  await page.getByRole('link', { name: 'LIGHT-1', exact: true }).click();
  await expect(heading(page)).toHaveText('LIGHT-1');
  await page.goBack();
  await expect(row).toContainText('Naledi Molefe');
  await bar(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Zanele Dube');

  // What its user did themselves is there without a press.
  await page.getByRole('link', { name: 'New Delivery', exact: true }).first().click();
  await fillDelivery(page, 'LIGHT-2');
  await createButton(page).click();
  await expect(page.getByRole('row').filter({ hasText: 'LIGHT-2' })).toContainText('Created');
  expect(listens()).toBe(0);

  await choice(page).selectOption('Off');
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(listens).toBeGreaterThan(0);
  await expect(row).toContainText('Zanele Dube');
  await stored.update({ dropoff_name: 'Pieter Botha' });
  await expect(row).toContainText('Pieter Botha');
});

test('a refresh without a connection keeps what is shown, and the connection brings what is new', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-3' });
  const page = await openAsAdmin('/deliveries');
  await choice(page).selectOption('On');
  const row = page.getByRole('row').filter({ hasText: 'LIGHT-3' });
  await expect(bar(page)).toBeVisible();
  await page.context().setOffline(true);
  await cloud.firestore
    .doc(`Organizations/${organization.id}/Deliveries/${id}`)
    .update({ dropoff_name: 'Zanele Dube' });
  await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();
  await expect(row).toContainText('Naledi Molefe');
  await page.context().setOffline(false);
  await expect(row).toContainText('Zanele Dube');
});

test('no map is loaded before it is asked for, and the meter tells what was received', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-4' });
  const page = await openAsAdmin('/deliveries');
  await choice(page).selectOption('On');
  const maps = countRequests(page, MAPS);
  await page.goto(`/deliveries/${id}`);
  const map = section(page, 'ROUTE').getByRole('group', { name: /^Map of the pickup/ });
  const size = async () => {
    const { width, height } = (await map.boundingBox()) ?? {};
    return { width, height };
  };
  const before = await size();
  await expect(map.getByRole('button', { name: 'Show map' })).toBeVisible();
  await expectAccessible(page, 'a delivery whose map waits');
  await expect(page.getByText(/^About .*MB, R.*so far$/)).toBeVisible();
  await expect(page.getByText(/^\d+(,\d)? MB$/)).not.toHaveText('0 MB');
  expect(maps()).toBe(0);
  await map.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('img', { name: 'Pickup' })).toBeVisible();
  expect(maps()).toBe(1);
  expect(await size()).toEqual(before);
});

/** What a page may load for who opens it first and saves data, in KiB as the local host sends it: files, and all that it reads. */
const BUDGETS = {
  '/deliveries': 390,
  '/deliveries/:delivery': 410,
  '/newdelivery': 405,
  '/address': 395,
  '/restaurants': 365,
  '/restaurants/:restaurant/menu': 375,
  '/advertising': 365,
  '/team': 375,
  '/billing': 415,
  '/api': 410,
} as const;

test(
  'no page loads more than its budget where data is saved',
  DEEP,
  async ({ openAs, cloud, company: { admin, organization } }) => {
    const delivery = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-5' });
    const restaurant = await storeRestaurant(cloud, organization.id, 'Kota Corner');
    const rows: { page: string; KiB: number; budget: number }[] = [];
    for (const [name, budget] of Object.entries(BUDGETS)) {
      const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
      await page.addInitScript(
        (uid) => localStorage.setItem(`fleetfoot.device.${uid}.save-data`, 'on'),
        admin.uid,
      );
      const transfer = await measureTransfer(page);
      await page.goto(name.replace(':delivery', delivery).replace(':restaurant', restaurant));
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      // The account's own part is among what comes last.
      await expect(choice(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      const size = Math.round(transfer.bytes() / 1_024);
      rows.push({ page: name, KiB: size, budget });
      expect.soft(size, name).toBeLessThanOrEqual(budget);
      await page.context().close();
    }
    console.table(rows);
  },
);
