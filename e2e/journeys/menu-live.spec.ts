import { loseWriteAnswer, refuseWrites, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import {
  addItem,
  countWrites,
  fillItem,
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
import { GATE } from '../support/tags';

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
    await expect(
      other.getByText('You changed the price here and in another window.').locator('..'),
    ).toContainText('R\u00a080,00');
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
  await expect(addItem(page)).toBeDisabled();
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
  await expect.poll(() => readItems(cloud, id)).toHaveLength(1);
});
