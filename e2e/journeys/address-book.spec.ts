import {
  choosePlace,
  readAddresses,
  saveButton,
  savedItem,
  storeAddress,
  storeNoDefault,
} from '../support/address-book';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { GATE, SMOKE } from '../support/tags';

test(
  'an address is added, edited, made the default, deleted and brought back',
  GATE,
  async ({ openAsAdmin, cloud, company }) => {
    const { id: orgID } = company.organization;
    await storeNoDefault(cloud, orgID);
    const page = await openAsAdmin('/address', { viewport: { width: 360, height: 740 } });
    await expect(page.getByText('No addresses are saved yet')).toBeVisible();
    await page.getByRole('button', { name: '+ Add Address' }).click();
    await expect(page.getByRole('combobox', { name: 'Find the address' })).toBeFocused();
    // An address needs no street number.
    await choosePlace(page, 'vilakazi street soweto', 'Vilakazi Street');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('City or town')).not.toHaveValue('');
    await page.getByLabel('Building or complex name').fill('Kota Corner');
    await page.getByLabel('Apt, flat or floor number').fill('2');
    await page.getByLabel('Landmark').fill('Opposite the taxi rank');
    await page.getByLabel('Gate code').fill('4321');
    await page.getByLabel('Delivery instructions').fill('Hoot twice');
    await page.getByLabel('Contact name').fill('Nomsa Dlamini');
    await page.getByLabel('Contact phone number').fill('082 123 4567');
    await page.getByLabel('Address label').fill('Bakery');
    await saveButton(page).click();

    const bakery = savedItem(page, 'Bakery');
    await expect(bakery).toContainText('Nomsa Dlamini, 082 123 4567');
    await expect(bakery).toContainText('Gate code: 4321');
    await expect(bakery.getByRole('button', { name: 'Edit Bakery' })).toBeFocused();
    const [saved] = await readAddresses(cloud, orgID);
    expect(saved).toMatchObject({ buildingName: 'Kota Corner', contactPhoneNumber: '+27821234567' });

    await bakery.getByRole('button', { name: 'Make default pickup' }).click();
    await expect(bakery).toContainText('Default pickup');
    await bakery.getByRole('button', { name: 'Edit Bakery' }).click();
    await page.getByLabel('Address label').fill('Head office');
    await saveButton(page).click();
    await expect(savedItem(page, 'Head office')).toContainText('Default pickup');
    await expect(bakery).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete Head office' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await readAddresses(cloud, orgID)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    // It is the default again, because it was restored under its id.
    await expect(savedItem(page, 'Head office')).toContainText('Default pickup');
    const [restored] = await readAddresses(cloud, orgID);
    expect(restored).toMatchObject({ id: saved?.['id'], label: 'Head office', gateCode: '4321' });
  },
);

test(
  'the pin is moved with the keyboard, and the place where it stands is saved',
  GATE,
  async ({ openAsAdmin, cloud, company }) => {
    const page = await openAsAdmin('/address');
    await choosePlace(page, '8115 vilakazi', '8115 Vilakazi Street');
    await page.getByRole('button', { name: 'North' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/^Moved 10 m east to/)).toBeAttached();
    await saveButton(page).click();
    // The list may show it before the form has its answer, which then empties the form.
    await expect(page.getByRole('button', { name: /^Edit 8115/ })).toBeFocused();
    const [moved] = await readAddresses(cloud, company.organization.id);

    await choosePlace(page, '8115 vilakazi', '8115 Vilakazi Street');
    await expect(page.getByText('This seems to be saved already as')).toBeVisible();
    await page.getByLabel('Apt, flat or floor number').fill('9');
    await expect(page.getByText('This seems to be saved already as')).toBeHidden();
    await saveButton(page).click();
    await expect(page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem')).toHaveCount(2);
    const unmoved = (await readAddresses(cloud, company.organization.id)).find(
      ({ unitNumber }) => unitNumber === '9',
    );
    // 20 m are about 0.00018 degrees.
    expect(moved?.['latitude'] - unmoved?.['latitude']).toBeCloseTo(0.00018, 5);
    expect(moved?.['longitude']).toBeGreaterThan(unmoved?.['longitude']);
  },
);

test('the pin is dragged to the door, on a map as near as a street', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openAsAdmin('/address');
  await expect(page.getByRole('group', { name: 'The address on the map' })).toHaveCount(0);
  await choosePlace(page, '8115 vilakazi', '8115 Vilakazi Street');
  await saveButton(page).click();
  const edit = page.getByRole('button', { name: /^Edit 8115/ });
  // The last thing that a save does, which would scroll the map away under the mouse.
  await expect(edit).toBeFocused();
  const [before] = await readAddresses(cloud, company.organization.id);
  await edit.click();
  const pin = page.getByRole('button', { name: 'The pin' });
  // Waits until it holds still.
  await pin.hover();
  const box = await pin.boundingBox();
  if (!box) throw new Error('There is no pin.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.move(x + 50, y, { steps: 4 });
  await page.mouse.up();
  await saveButton(page).click();
  await expect
    .poll(async () => (await readAddresses(cloud, company.organization.id))[0]?.['longitude'])
    .not.toBe(before?.['longitude']);
  const [after] = await readAddresses(cloud, company.organization.id);
  // At zoom 16 the world is 256 * 2 ** 16 pixels wide.
  expect(after?.['longitude'] - before?.['longitude']).toBeCloseTo((50 * 360) / (256 * 2 ** 16), 4);
  expect(after?.['latitude']).toBeCloseTo(before?.['latitude'], 4);
});

test(
  'a typed address is kept offline and while another page is open',
  GATE,
  async ({ openAsAdmin, cloud, company }) => {
    await storeAddress(cloud, company.organization.id, 'Depot');
    const page = await openAsAdmin('/address');
    await expect(savedItem(page, 'Depot')).toBeVisible();
    await choosePlace(page, 'vilakazi street soweto', 'Vilakazi Street');
    await page.getByLabel('Address label').fill('Corner');
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline. This is what was last loaded')).toBeVisible();
    await expect(savedItem(page, 'Depot')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
    await expect(heading(page)).toHaveText('Deliveries');
    await page.getByRole('link', { name: 'Address Book' }).click();
    await expect(page.getByLabel('Address label')).toHaveValue('Corner');
    await saveButton(page).click();
    await expect(savedItem(page, 'Corner')).toBeVisible();
    await expect.poll(() => readAddresses(cloud, company.organization.id)).toHaveLength(2);
  },
);

test('addresses are found by labels and by numbers', SMOKE, async ({ openAsAdmin, cloud, company }) => {
  for (const label of ['Depot', 'Warehouse']) await storeAddress(cloud, company.organization.id, label);
  const page = await openAsAdmin('/address');
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search saved addresses' });
  await search.fill('depot');
  await expect(page.getByText('1 of 2 addresses')).toBeVisible();
  await search.fill('082 123');
  await expect(page.getByText('2 addresses', { exact: true })).toBeVisible();
  await search.fill('nowhere');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
});

test('every state of the address book is accessible', async ({ openAsAdmin, cloud, company }) => {
  await storeAddress(cloud, company.organization.id, 'Depot');
  const page = await openAsAdmin('/address');
  await page.getByRole('button', { name: 'Edit Depot' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Full address').fill('');
  await saveButton(page).click();
  await expect(page.getByLabel('Full address')).toBeFocused();
  await expectAccessible(page, '/address with an edit that has an error');
  await page.getByRole('button', { name: 'Delete Depot' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, '/address after a deletion');
});
