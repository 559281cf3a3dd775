import { expectAccessible } from '../support/axe';
import { countMaps, countRequests, saveDataBar, saveDataChoice } from '../support/data-light';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { LISTENING } from '../support/network';
import { heading, section } from '../support/screens';
import { GATE } from '../support/tags';
import { seenAnswers } from '../support/worker';

test(
  'a user who saves data reads the list once, and again with Refresh and after an own write; Off brings live back',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-1' });
    const stored = cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`);
    const page = await openAsAdmin('/deliveries');
    const row = page.getByRole('row').filter({ hasText: 'LIGHT-1' });
    await expect(row).toContainText('Created');
    await saveDataChoice(page).selectOption('On');
    await expect(saveDataBar(page)).toContainText(/Not live\. As of \d\d:\d\d/);

    // What the page still asks for as it is left is none of the next one's.
    await page.goto('about:blank');
    const listens = countRequests(page, LISTENING);
    await page.goto('/deliveries');
    await expect(saveDataChoice(page)).toHaveValue('on');
    await expect(row).toContainText('Created');
    await expect(saveDataBar(page)).toBeVisible();
    await expectAccessible(page, 'the list that is not live');
    await stored.update({ dropoff_name: 'Zanele Dube' });
    await page.getByRole('link', { name: 'LIGHT-1', exact: true }).click();
    await expect(heading(page)).toHaveText('LIGHT-1');
    await page.goBack();
    await expect(row).toContainText('Naledi Molefe');
    await saveDataBar(page).getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toContainText('Zanele Dube');

    // What its user did themselves is there without a press.
    await page.getByRole('link', { name: 'New Delivery', exact: true }).first().click();
    await fillDelivery(page, 'LIGHT-2');
    await createButton(page).click();
    await expect(page.getByRole('row').filter({ hasText: 'LIGHT-2' })).toContainText('Created');
    expect(listens()).toBe(0);

    await saveDataChoice(page).selectOption('Off');
    await expect(saveDataBar(page)).toHaveCount(0);
    await expect.poll(listens).toBeGreaterThan(0);
    await expect(row).toContainText('Zanele Dube');
    await stored.update({ dropoff_name: 'Pieter Botha' });
    await expect(row).toContainText('Pieter Botha');
  },
);

test('a choice about data keeps the pages of a list that were loaded, and the next ones come either way', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 180);
  const page = await openAsAdmin('/deliveries');
  const shown = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Load 50 more' }).first();
  const rename = (id: string, dropoff_name: string) =>
    cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`).update({ dropoff_name });
  await more.click();
  await shown('Showing the newest 100; there are older ones.');

  await saveDataChoice(page).selectOption('On');
  await expect(saveDataBar(page)).toBeVisible();
  await shown('Showing the newest 100; there are older ones.');
  await more.click();
  await shown('Showing the newest 150; there are older ones.');
  await rename('many-90', 'Zanele Dube');
  await saveDataBar(page).getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('many-00090');
  await expect(page.getByRole('row').filter({ hasText: 'MANY-00090' })).toContainText('Zanele Dube');

  await saveDataChoice(page).selectOption('Off');
  await rename('many-90', 'Pieter Botha');
  await expect(page.getByRole('row').filter({ hasText: 'MANY-00090' })).toContainText('Pieter Botha');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await more.click();
  await shown('180 deliveries');
});

test('a refresh without a connection keeps what is shown, and the connection brings what is new', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-3' });
  const page = await openAsAdmin('/deliveries');
  await saveDataChoice(page).selectOption('On');
  const row = page.getByRole('row').filter({ hasText: 'LIGHT-3' });
  await expect(saveDataBar(page)).toBeVisible();
  await page.context().setOffline(true);
  await cloud.firestore
    .doc(`Organizations/${organization.id}/Deliveries/${id}`)
    .update({ dropoff_name: 'Zanele Dube' });
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await expect(row).toContainText('Naledi Molefe');
  await page.context().setOffline(false);
  await expect(row).toContainText('Zanele Dube');
});

test('a first read that nobody answers keeps the rows of before, and Refresh brings the new ones', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-7' });
  const page = await openAsAdmin('/deliveries');
  await saveDataChoice(page).selectOption('On');
  await expect(saveDataBar(page)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'LIGHT-7' });
  await expect(row).toContainText('Naledi Molefe');
  // The list and its views rest on the device.
  await expect.poll(() => seenAnswers(page)).toBeGreaterThanOrEqual(2);
  await cloud.firestore
    .doc(`Organizations/${organization.id}/Deliveries/${id}`)
    .update({ dropoff_name: 'Zanele Dube' });
  let unanswered = 0;
  await page.route(/:runQuery/, async (route) => {
    if (!route.request().postData()?.includes('"collectionId":"Deliveries"')) return route.fallback();
    unanswered += 1;
    return route.abort();
  });
  await page.reload();
  await expect.poll(() => unanswered).toBeGreaterThan(1);
  await expect(row).toContainText('Naledi Molefe');
  await page.unroute(/:runQuery/);
  await saveDataBar(page).getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Zanele Dube');
});

test('the bar lies over no button of the list on a phone', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-8' });
  const page = await openAsAdmin('/deliveries');
  await saveDataChoice(page).selectOption('On');
  await expect(saveDataBar(page)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const button = page.getByRole('button', { name: 'Map', exact: true });
    // What comes meanwhile may still move both.
    await expect(async () => {
      // Where something lies over it, it cannot be pressed.
      await button.click({ trial: true, timeout: 5_000 });
      const [above, below] = [await button.boundingBox(), await saveDataBar(page).boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0), `${width} px`).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
  }
});

test('no map is loaded before it is asked for, and the meter tells what was received', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-4' });
  const page = await openAsAdmin('/deliveries');
  await saveDataChoice(page).selectOption('On');
  const maps = await countMaps(page, cloud);
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

test('the map beside the list waits for a press of its own where data is saved', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'LIGHT-6' });
  const page = await openAsAdmin('/deliveries');
  await saveDataChoice(page).selectOption('On');
  const maps = await countMaps(page, cloud);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('group', { name: /^Map of the deliveries in the list/ });
  await expect(map.getByRole('button', { name: 'Show map' })).toBeVisible();
  expect(maps()).toBe(0);
  await map.getByRole('button', { name: 'Show map' }).click();
  await expect.poll(maps).toBeGreaterThan(0);
});
