import { storeAddress } from '../../support/address-book';
import { storeDelivery } from '../../support/deliveries';
import { stall } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { openEdit } from '../../support/lost-answers';
import { detail, section } from '../../support/screens';
import { GATE } from '../../support/tags';

const READS = '**/documents:batchGet*';
const WRITES = '**/documents:commit*';

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
    expect(await edit.storedInstructions()).toBe('Blue door');
  },
);

test('an edit that was not sent in time is not saved, and never is', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const edit = await openEdit(cloud, organization.id, 'DOUBT-2', openAsAdmin);
  const { page } = edit;
  const release = await stall(page, READS);
  await edit.save.click();
  await expect(edit.alert).toContainText('The changes were not saved.');
  const commits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('documents:commit')) commits.push(request.url());
  });
  const answered = page.waitForResponse(READS);
  await release();
  await answered;
  await edit.instructions.fill('Green door');
  await edit.save.click();
  await expect(edit.dialog).toHaveCount(0);
  expect(commits).toHaveLength(1);
  expect(await edit.storedInstructions()).toBe('Green door');
});

test('a late edit replaces nothing that somebody else saved meanwhile', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const edit = await openEdit(cloud, organization.id, 'DOUBT-3', openAsAdmin);
  const release = await stall(edit.page, WRITES);
  await edit.save.click();
  await expect(edit.alert).toContainText('We do not know yet');
  await edit.stored.update({
    ...{ dropoff_instructions: 'Red door', updated_at: new Date(), updated_by: 'somebody' },
  });
  await expect(edit.alert).toContainText('The changes were not saved.');
  await expect(
    edit.dialog.getByText('You and someone else both changed the drop-off instructions.'),
  ).toContainText('Red door');
  await expect(edit.instructions).toHaveValue('Blue door');
  const late = edit.page.waitForResponse(WRITES);
  await release();
  await late;
  expect(await edit.storedInstructions()).toBe('Red door');
  // What was typed is one press away.
  await edit.save.click();
  await expect(edit.dialog).toHaveCount(0);
  expect(await edit.storedInstructions()).toBe('Blue door');
});

test('two windows on one delivery lose nothing of each other', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'TWO-1' });
  const [one, other] = [await openAsAdmin(`/deliveries/${id}`), await openAsAdmin(`/deliveries/${id}`)];
  const dialogs = [one, other].map((page) => page.getByRole('dialog', { name: 'Edit delivery' }));
  const [here, there] = dialogs;
  if (!here || !there) throw new Error('There are no dialogs.');
  for (const page of [one, other]) await page.getByRole('button', { name: 'Edit' }).click();
  await there.getByLabel('Drop-off instructions').fill('Ring the bell');
  await there.getByLabel('Pickup instructions').fill('Gate 9');
  await here.getByLabel('Drop-off instructions').fill('Blue door');
  await here.getByLabel('Drop-off phone number').fill('083 765 4321');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(here).toHaveCount(0);
  await expect(there.getByLabel('Drop-off phone number')).toHaveValue('083 765 4321');
  await expect(
    there
      .getByText('both changed the drop-off instructions')
      .or(there.getByText('You changed the drop-off instructions here and in another window.')),
  ).toContainText('Blue door');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(there).toHaveCount(0);
  const stored = await cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`).get();
  expect(stored.data()).toMatchObject({
    dropoff_instructions: 'Ring the bell',
    dropoff_phone_number: '+27837654321',
    pickup_instructions: 'Gate 9',
  });
});

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
