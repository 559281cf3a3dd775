import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { setDeviceClock } from '../support/device-clock';
import { loseWriteAnswer, refuseWrites, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import {
  addItem,
  countWrites,
  fillItem,
  itemDocument,
  itemNames,
  menuPath,
  menuRow,
  openItem,
  readItems,
  saveItem,
  storeItems,
  storeRestaurant,
} from '../support/menus';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';
import { GATE } from '../support/tags';

const HOUR = 3_600_000;

test(
  'an item edited in two windows at once keeps both edits',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
    await storeItems(cloud, id, ['Full house']);
    const [one, other] = [await openAsAdmin(menuPath(id)), await openAsAdmin(menuPath(id))];
    await openItem(one, 'Full house');
    await openItem(other, 'Full house');
    await other.getByLabel('Description').fill('With extra cheese.');
    await other.getByLabel('Price').fill('90');
    await one.getByLabel('Name', { exact: true }).fill('House special');
    await one.getByLabel('Price').fill('80');
    await saveItem(one).click();
    await expect(menuRow(one, 'House special')).toContainText('R\u00a080,00');

    await expect(other.getByText('You changed the name in another window.')).toBeVisible();
    await expect(other.getByText('You changed the price here and in another window.')).toContainText(
      'R\u00a080,00',
    );
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('House special');
    await expect(other.getByLabel('Price')).toHaveValue('90');
    await saveItem(other).click();
    await expect(menuRow(one, 'House special')).toContainText('With extra cheese.');
    await expect(menuRow(one, 'House special')).toContainText('R\u00a090,00');

    await openItem(other, 'House special');
    await openItem(one, 'House special');
    await one.getByRole('button', { name: 'Delete item' }).click();
    await expect(other.getByText('Someone deleted this item while you were editing it.')).toBeVisible();
    await saveItem(other).click();
    await expect(menuRow(other, 'House special')).toContainText('R\u00a090,00');
  },
);

test('two saves at the same moment do not undo each other', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Full house']);
  const page = await openAsAdmin(`${menuPath(id)}/full-house`);
  await page.getByLabel('Price').fill('90');
  // The other window's save arrives here only during this window's own save.
  await page.route(
    '**/documents:batchGet*',
    async (route) => {
      await itemDocument(cloud, id, 'full-house').update({ price: 7_000, updated_at: new Date() });
      await route.continue();
    },
    { times: 1 },
  );
  await saveItem(page).click();
  await expect(page.getByRole('alert')).toContainText('Someone else saved it a moment ago.');
  await expect(page.getByText('You and someone else both changed the price.')).toContainText('R\u00a070,00');
  const [item] = await readItems(cloud, id);
  expect(item?.['price']).toBe(7_000);
  await saveItem(page).click();
  await expect(menuRow(page, 'Full house')).toContainText('R\u00a090,00');
});

test('a sold-out item becomes available again by itself, by the clock of the server', async ({
  browser,
  cloud,
  company: { admin, organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Tomorrow'], { soldOutUntil: new Date(Date.now() + 24 * HOUR) });
  const context = await browser.newContext();
  await setDeviceClock(context, 3 * 365 * 24 * HOUR);
  const page = await context.newPage();
  await signIn(page, cloud, admin.phoneNumber);
  await page.goto(menuPath(id));
  await expect(menuRow(page, 'Tomorrow')).toContainText('Sold out until');
  await storeItems(cloud, id, ['Soon'], { soldOutUntil: new Date(Date.now() + HOUR), position: 'W00V1' });
  await expect(menuRow(page, 'Soon')).toContainText('Sold out until');
  // Only now does it end soon: a slow page might not show it before that.
  await itemDocument(cloud, id, 'soon').update({ soldOutUntil: new Date(Date.now() + 4_000) });
  await expect(menuRow(page, 'Soon')).not.toContainText('Sold out until');
  const [, soon] = await readItems(cloud, id);
  expect(Date.now()).toBeGreaterThanOrEqual(soon?.['soldOutUntil'].toMillis());
  await expect(menuRow(page, 'Tomorrow')).toContainText('Sold out until');
  await context.close();
});

test('an item is marked sold out for the rest of the day here, and made available again', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Full house']);
  const page = await openAsAdmin(menuPath(id));
  await page.getByRole('button', { name: 'Mark sold out Full house' }).click();
  await expect(menuRow(page, 'Full house')).toContainText(/Sold out (?:for the rest of today|until)/);
  const [item] = await readItems(cloud, id);
  const until = item?.['soldOutUntil'].toDate();
  // Midnight in South Africa, wherever the device is; in the evening the next morning.
  expect(toLocalDateTime(until)).toMatch(/T0[06]:00$/);
  expect(until.getTime() - Date.now()).toBeLessThanOrEqual(24 * HOUR);
  await openItem(page, 'Full house');
  await expect(page.getByRole('radio', { name: 'Sold out' })).toBeChecked();
  await expect(page.getByLabel('Sold out until')).toHaveValue(toLocalDateTime(until));
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Make available Full house' }).click();
  await expect(menuRow(page, 'Full house')).not.toContainText(/Sold out (?:for|until)/);
  expect((await readItems(cloud, id))[0]?.['soldOutUntil']).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(menuRow(page, 'Full house')).toContainText(/Sold out (?:for the rest of today|until)/);
});

test('a typed item is kept when its save fails and while another page is open', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  const page = await openAsAdmin(`/newmenuitem?restaurant=${id}`);
  await fillItem(page, 'Ribs', '120', 'Plates');
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeVisible();
  await addItem(page).click();
  await expect(page.getByRole('alert')).toContainText('The item was not saved. You are offline.');
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeHidden();
  await refuseWrites(page);
  // With the keyboard: the disappearing notice moves the button.
  const writes = countWrites(page);
  await addItem(page).press('Enter');
  await expect.poll(writes).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toContainText('The item was not saved.');
  await repair(page);
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await expect(heading(page)).toHaveText('Deliveries');
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ribs');
  await expect(page.getByLabel('Price')).toHaveValue('120');
  await loseWriteAnswer(page);
  await addItem(page).click();
  // The page finds out by itself, however long that takes: a second press might meet a form that has just gone.
  await expect(itemNames(page, 'Plates')).toHaveText(['Ribs']);
  expect(await readItems(cloud, id)).toHaveLength(1);
});

test('a failed deletion leaves the item, and a failed undo can be tried again', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Full house']);
  const page = await openAsAdmin(`${menuPath(id)}/full-house`);
  await refuseWrites(page);
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByRole('alert')).toContainText('The item was not deleted.');
  await repair(page);
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await refuseWrites(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('It is still deleted.');
  await repair(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Full house');
  expect(await readItems(cloud, id)).toHaveLength(1);
});
