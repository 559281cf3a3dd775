import { storeAddress } from '../../support/address-book';
import { stall, WRITES } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { openEdit } from '../../support/lost-answers';
import { detail, section } from '../../support/screens';
import { GATE } from '../../support/tags';

test(
  'an edit whose answer is out is in doubt, and tells its success once it is known',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const edit = await openEdit(cloud, organization.id, 'DOUBT-1', openAsAdmin);
    const release = await stall(edit.page, WRITES);
    await edit.save.click();
    await expect(edit.alert).toContainText('We do not know yet whether the changes were saved.');
    await expect(edit.instructions).toHaveValue('Blue door');
    expect(await edit.storedInstructions()).not.toBe('Blue door');
    await release();
    await expect(edit.dialog).toHaveCount(0);
    await expect(detail(section(edit.page, 'DROPOFF DETAILS'), 'Instructions')).toHaveText('Blue door');
    await expect.poll(() => edit.storedInstructions()).toBe('Blue door');
  },
);

test('an address whose answer is out is in doubt, and typed words stay', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  await storeAddress(cloud, company.organization.id, 'Depot');
  const page = await openAsAdmin('/address');
  await page.getByRole('button', { name: 'Edit Depot' }).click();
  await page.getByLabel('Landmark').fill('Blue gate');
  const release = await stall(page, WRITES);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toContainText('We do not know yet whether the address was saved.');
  await page.getByLabel('Gate code').fill('9876');
  await release();
  await expect(page.getByRole('alert')).toContainText('What you changed since then is not: save it too.');
  await expect(page.getByLabel('Gate code')).toHaveValue('9876');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Depot' })).toContainText('Gate code: 9876');
});
