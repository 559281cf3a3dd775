import { courierPositions } from '@fleetfoot/shared/model/delivery/courier';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { countReads } from '../support/document-reads';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { heading } from '../support/screens';
import { followSidebar } from '../support/sidebar';
import { signIn, signOut } from '../support/sign-in';
import { untilKeysWork } from '../support/single-keys';
import { GATE } from '../support/tags';

const WIDE = { width: 1280, height: 900 };
const panel = (page: Page) => page.getByRole('region', { name: /^Side panel: / });
const row = (page: Page, reference: string) =>
  page.getByRole('rowheader').getByRole('link', { name: reference });
const map = (page: Page) => page.getByRole('group', { name: /^Map of the deliveries/ });
const pin = (page: Page, name: string) => map(page).getByRole('button', { name });

/** Deliveries of one restaurant in Sandton to three suburbs, the first the oldest. */
async function storeThree(cloud: Cloud, orgID: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [index, external_id] of ['SIDE-1', 'SIDE-2', 'SIDE-3'].entries()) {
    const id = await storeDelivery(cloud, orgID, { external_id });
    ids.push(id);
    await cloud.firestore
      .doc(deliveries.document(orgID, id))
      .update({ dropoff_longitude: 27.8 + index / 10, status: index === 2 ? 'Delivered' : 'Created' });
  }
  return ids;
}

test(
  'a delivery is looked at beside the list, from row to row, by keys alone, and reads nothing',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeThree(cloud, organization.id);
    const page = await openAsAdmin('about:blank', { viewport: WIDE });
    const count = await countReads(page);
    await page.goto('/deliveries?sort=reference');
    await expect(page.getByRole('checkbox', { name: 'Select all shown' })).toBeVisible();
    await untilKeysWork(page);
    const before = count.reads('Deliveries');
    await row(page, 'SIDE-1').focus();
    await page.keyboard.press('Space');
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-1');
    await expect(page).toHaveURL(/\?show=\w+&sort=reference$/);
    await expect(page.getByRole('row').filter({ has: row(page, 'SIDE-1') })).toHaveAttribute('aria-current');
    for (const reference of ['SIDE-2', 'SIDE-3']) {
      await page.keyboard.press('j');
      // Faster it is a scanner's burst.
      await expect(row(page, reference)).toBeFocused();
    }
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-3');
    await page.keyboard.press('k');
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
    await expectAccessible(page, 'delivery beside the list');
    expect(count.reads('Deliveries')).toBe(before);

    // The widths that were looked at have drawn the rows anew.
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
    await row(page, 'SIDE-2').focus();
    await page.keyboard.press('Space');
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused();
    await panel(page).getByRole('link', { name: 'Open', exact: true }).press('Enter');
    await expect(heading(page)).toHaveText('SIDE-2');
    await page.goBack();
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
    await page.reload();
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
    await untilKeysWork(page);
    await page.keyboard.press('j');
    await expect(row(page, 'SIDE-3')).toBeFocused();
    await page.keyboard.press('k');
    await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(row(page, 'SIDE-2')).toBeFocused();
    await expect(page).toHaveURL(/\/deliveries\?sort=reference$/);
  },
);

test('the pointer leads the panel from row to row, and where rows are cards its address is the page', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const [, , third] = await storeThree(cloud, organization.id);
  const page = await openAsAdmin('/deliveries?sort=reference', { viewport: WIDE });
  await page.getByRole('button', { name: 'Side panel' }).click();
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-1');
  await row(page, 'SIDE-3').click();
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-3');
  await expect(page).toHaveURL(new RegExp(`show=${third}\\b`));
  // An edit is made without leaving the list.
  await row(page, 'SIDE-2').click();
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit delivery' })).toBeVisible();
  await page.keyboard.press('Escape');
  await row(page, 'SIDE-2').click();
  await expect(heading(page)).toHaveText('SIDE-2');
  await page.goBack();
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText('SIDE-2');
});

test('J goes on from the row that V has just shown, and the map keeps its height where the page is scrolled', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 40);
  const page = await openAsAdmin('/deliveries', { viewport: WIDE });
  // Its key comes with the button.
  await expect(page.getByRole('button', { name: 'Side panel' })).toBeVisible();
  await untilKeysWork(page);
  await page.keyboard.press('v');
  // Faster it is a scanner's burst.
  await expect(panel(page)).toHaveAccessibleName('Side panel: MANY-00001');
  await page.keyboard.press('j');
  await expect(row(page, 'MANY-00002')).toBeFocused();
  await expect(panel(page)).toHaveAccessibleName('Side panel: MANY-00002');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const height = async () => (await map(page).boundingBox())?.height;
  await expect(map(page)).toBeVisible();
  const atTop = await height();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(map(page)).toBeInViewport({ ratio: 1 });
  expect(await height()).toBe(atTop);
});

test('pins and rows lead to one another, and a filter changes both', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeThree(cloud, organization.id);
  const page = await openAsAdmin('/deliveries?sort=reference', { viewport: WIDE });
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  await toggle.click();
  await expect(pin(page, 'Drop-off of SIDE-3: Delivered')).toBeVisible();
  await expect(pin(page, 'Pickup of 3 deliveries')).toBeVisible();
  await expect(map(page).getByRole('button', { name: /^Drop-off/ })).toHaveCount(3);
  await pin(page, 'Drop-off of SIDE-2: Created').click();
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
  await expectAccessible(page, 'map beside the list');
  await page.getByRole('searchbox').fill('SIDE-3');
  await expect(map(page).getByRole('button', { name: /^Drop-off/ })).toHaveCount(1);
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-2');
  await expect(page).toHaveURL(/q=SIDE-3/);

  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(pin(page, 'Drop-off of SIDE-3: Delivered')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await toggle.click();
  await expect(map(page)).toHaveCount(0);
  await expect(row(page, 'SIDE-3')).toBeVisible();
});

test('a courier rides over the map beside the list until the delivery has ended, and their bike leads to it', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const [id = ''] = await storeThree(cloud, organization.id);
  const change = (status: string) =>
    cloud.firestore.doc(deliveries.document(organization.id, id)).update({ status });
  const ride = (longitude: number) =>
    cloud.firestore
      .doc(courierPositions.document(organization.id, id))
      .set({ id, latitude: -26.1, longitude, at: new Date(), updated_at: new Date() });
  await change('Collected');
  await ride(27.9);
  const page = await openAsAdmin('/deliveries', { viewport: WIDE });
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const bike = pin(page, 'Courier of SIDE-1: Collected');
  await expect(bike).toBeVisible();
  await expect(page.getByText('Bikes are couriers.')).toBeVisible();
  await expectAccessible(page, 'a courier on the map beside the list');
  const left = async () => (await bike.boundingBox())?.x;
  const before = await left();
  await ride(27.95);
  await expect.poll(left).not.toBe(before);
  await bike.click();
  await expect(panel(page)).toHaveAccessibleName('Side panel: SIDE-1');
  await change('Delivered');
  await expect(bike).toHaveCount(0);
});

test('a map that cannot be loaded says so, and the list is as ever', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeThree(cloud, organization.id);
  const page = await openAsAdmin('about:blank');
  await page.route('**/local/google-maps.js', (route) => route.abort());
  await page.goto('/deliveries');
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByText('The map cannot be shown right now.')).toBeVisible();
  await row(page, 'SIDE-1').click();
  await expect(heading(page)).toHaveText('SIDE-1');
});

test('a selection is there again after the waybills and after a delivery, and gone after a sign-out', async ({
  openAsAdmin,
  cloud,
  company: { admin, organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 30);
  const page = await openAsAdmin('/deliveries');
  await page.getByRole('checkbox', { name: /^Select MANY-00002, / }).click();
  await page.getByRole('checkbox', { name: /^Select MANY-00004, / }).click();
  await page.getByRole('button', { name: 'Print waybills' }).click();
  await expect(page.getByRole('article', { name: 'Waybill' })).toHaveCount(2);
  const selected = page.getByRole('main').getByRole('status').filter({ hasText: '2 deliveries selected.' });
  await page.goBack();
  await expect(selected).toBeVisible();
  await row(page, 'MANY-00001').click();
  await expect(heading(page)).toHaveText('MANY-00001');
  await page.goBack();
  await expect(selected).toBeVisible();
  await signOut(page);
  await signIn(page, cloud, admin.phoneNumber);
  await followSidebar(page, 'Deliveries');
  await expect(page.getByRole('checkbox', { name: /^Select MANY-00002, / })).not.toBeChecked();
  await expect(selected).toHaveCount(0);
});

test('five hundred deliveries are pins, few enough to be drawn at once', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 500);
  const path = `Organizations/${organization.id}/Deliveries`;
  const spread = cloud.firestore.batch();
  for (let age = 1; age <= 500; age += 1) {
    spread.update(cloud.firestore.doc(`${path}/many-${age}`), {
      dropoff_latitude: -26.3 + (age % 25) / 60,
      dropoff_longitude: 27.8 + Math.floor(age / 25) / 60,
    });
  }
  await spread.commit();
  const page = await openAsAdmin('/deliveries', { viewport: WIDE });
  await page.getByRole('button', { name: 'Load all' }).click();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.getByText(/^500 deliveries on the map/)).toBeVisible();
  await expect(
    map(page)
      .getByRole('button', { name: /places close together/ })
      .first(),
  ).toBeVisible();
  for (let press = 0; press < 4; press += 1) await page.locator('.leaflet-control-zoom-in').click();
  // Few enough to be drawn at once, wherever one looks.
  expect(await map(page).getByRole('button').count()).toBeLessThan(250);
});
