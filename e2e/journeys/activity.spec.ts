import { readFile } from 'node:fs/promises';
import { saveButton, savedItem, storeAddress } from '../support/address-book';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';

test('an Admin sees live who did what, finds it again and takes it along as a file', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  await storeAddress(cloud, company.organization.id, 'Bakery');
  const activity = await openAsAdmin('/team');
  await activity.getByRole('link', { name: 'Activity' }).click();
  await expect(heading(activity)).toHaveText('Activity');
  await expect(activity.getByText('Nothing has been done yet')).toBeVisible();

  const book = await openAsAdmin('/address');
  await book.getByRole('button', { name: 'Edit Bakery' }).click();
  await book.getByRole('button', { name: 'Edit', exact: true }).click();
  await book.getByLabel('Gate code').fill('4321');
  await saveButton(book).click();
  await expect(savedItem(book, 'Bakery')).toContainText('Gate code: 4321');

  const row = activity.getByRole('row', { name: /Lerato Khumalo.*Edited an address.*Bakery/ });
  await expect(row).toBeVisible();
  await row.getByRole('button').click();
  const dialog = activity.getByRole('dialog', { name: 'Edited an address' });
  await expect(dialog.getByRole('row', { name: /Gate code .* Not shown/ })).toBeVisible();
  await expectAccessible(activity, 'activity');
  await dialog.getByRole('button', { name: 'Show everything done to this object' }).click();
  await expect(activity).toHaveURL(/\/team\/activity\?object=/);
  await expect(row).toBeVisible();

  await activity.getByRole('combobox', { name: 'What' }).selectOption('Rolled a key');
  await expect(activity.getByText('Nothing fits')).toBeVisible();
  await activity.getByRole('button', { name: 'Show everything' }).click();
  await activity.getByRole('button', { name: 'Download CSV' }).click();
  const downloading = activity.waitForEvent('download');
  await activity.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('Lerato Khumalo;Edited an address;Bakery;');
  expect(file).toContain('→ Not shown');
  expect(file).not.toContain('4321');
  // The download itself is remembered.
  await expect(
    activity.getByRole('row', { name: /Lerato Khumalo.*Exported a file.*activity/ }),
  ).toBeVisible();
  await expectAccessible(activity, 'activity');
});
