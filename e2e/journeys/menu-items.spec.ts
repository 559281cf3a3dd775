import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import {
  addItem,
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
import { gateIf, SMOKE } from '../support/tags';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (const viewport of SIZES) {
  test(
    `an item is added, changed, deleted and brought back at ${viewport.width} px`,
    gateIf(viewport.width === 360),
    async ({ openAsAdmin, cloud, company: { organization, admin } }) => {
      const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
      const page = await openAsAdmin(`/restaurants/${id}`, { viewport });
      await expect(page.getByRole('group', { name: 'Map of the restaurant' })).toHaveCSS('height', '180px');
      await page.getByRole('link', { name: 'View Menu' }).click();
      await expect(page.getByText('This menu has no items yet')).toBeVisible();
      await page.getByRole('link', { name: 'Add Item' }).click();
      await expect(heading(page)).toHaveText('New menu item');
      await addItem(page).click();
      await expect(page.getByText('Enter the name.')).toBeVisible();
      await expect(page.getByText('Enter the price.')).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await fillItem(page, 'Full house', '78.5', 'Kotas');
      await page.getByLabel('Description').fill('Everything on it.');
      await addItem(page).click();
      await expect(page).toHaveURL(menuPath(id));
      await expect(menuRow(page, 'Full house')).toContainText('R\u00a078,50');
      const [added] = await readItems(cloud, id);
      expect(added).toMatchObject({ name: 'Full house', price: 7_850, soldOutUntil: null });
      expect(added).toMatchObject({ updated_by: admin.uid, category: 'Kotas' });

      await openItem(page, 'Full house');
      await page.getByLabel('Price').fill('1 080,00');
      await page.getByLabel('Category').fill('Specials');
      await saveItem(page).click();
      await expect(itemNames(page, 'Specials')).toHaveText(['Full house']);
      await expect(menuRow(page, 'Full house')).toContainText('R\u00a01\u00a0080,00');

      await openItem(page, 'Full house');
      await page.getByRole('button', { name: 'Delete item' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
      expect(await readItems(cloud, id)).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByLabel('Price')).toHaveValue('1080,00');
      const [restored] = await readItems(cloud, id);
      expect(restored).toMatchObject({ id: added?.['id'], description: 'Everything on it.', price: 108_000 });
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      await expect(itemNames(page, 'Specials')).toHaveText(['Full house']);
    },
  );
}

test(
  'an item is added without a restaurant in the address, to the chosen one',
  SMOKE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const page = await openAsAdmin('/newmenuitem');
    await expect(page.getByText('You are currently not enrolled in our restaurant program')).toBeVisible();
    await storeRestaurant(cloud, organization.id, 'Kota Corner');
    const id = await storeRestaurant(cloud, organization.id, 'Pap Palace');
    await storeItems(cloud, id, ['Pap'], { category: 'Plates' });
    await page.getByRole('link', { name: 'Pap Palace' }).click();
    await expect(page.getByText('Pap Palace')).toBeVisible();
    await expect(page.locator('datalist option')).toHaveAttribute('value', 'Plates');
    await fillItem(page, 'Ribs', '120', 'plates');
    await addItem(page).click();
    // A different spelling is the same category.
    await expect(itemNames(page, 'Plates')).toHaveText(['Pap', 'Ribs']);
  },
);

test('every state of the menu is accessible', async ({ openAsAdmin, cloud, company: { organization } }) => {
  const id = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  await storeItems(cloud, id, ['Full house', 'Kota'], { description: 'With atchar.' });
  const until = new Date(Date.now() + 86_400_000);
  await storeItems(cloud, id, ['Mogodu'], { category: 'Plates', soldOutUntil: until });
  const page = await openAsAdmin(menuPath(id));
  await expect(menuRow(page, 'Mogodu')).toContainText('Sold out until');
  await expectAccessible(page, 'menu');
  await page.getByRole('button', { name: 'Mark sold out Kota' }).click();
  await expect(page.getByRole('group', { name: 'How long is Kota sold out?' })).toBeVisible();
  await expectAccessible(page, 'menu, how long it is sold out');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Change order' }).click();
  await expectAccessible(page, 'menu while its order is changed');
  await page.getByRole('button', { name: 'Done' }).click();
  await openItem(page, 'Full house');
  await page.getByRole('radio', { name: 'Sold out' }).check();
  await page.getByLabel('Sold out until').fill('2020-01-01T00:00');
  await page.getByLabel('Name', { exact: true }).fill('');
  await saveItem(page).click();
  await expect(page.getByText('This time is in the past.')).toBeVisible();
  await itemDocument(cloud, id, 'full-house').update({
    name: 'House',
    price: 5_000,
    updated_at: new Date(),
  });
  await expect(page.getByText('You and someone else both changed the name.')).toBeVisible();
  await expectAccessible(page, 'menu item with messages, changed by another');
  await page.getByRole('button', { name: 'Delete item' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, 'menu item after its deletion');
  await page.goto(`${menuPath(id)}/none`);
  await expect(page.getByText('Menu item not found.')).toBeVisible();
  await expectAccessible(page, 'menu item that is not there');
  await page.goto('/newmenuitem');
  await expect(page.getByRole('link', { name: 'Kota Corner' })).toBeVisible();
  await expectAccessible(page, '/newmenuitem, choosing the restaurant');
});
