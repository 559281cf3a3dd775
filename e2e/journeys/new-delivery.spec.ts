import type { Page } from '@playwright/test';
import { storeAddress } from '../support/address-book';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { type Company, expect, test } from '../support/fixtures';
import { detail, heading, section } from '../support/screens';
import { signIn, signOut } from '../support/sign-in';
import { GATE_SMOKE, gateIf } from '../support/tags';

/** Waits until the server keeps a draft with this text. */
async function expectKept(cloud: Cloud, { admin, organization }: Company, text: string): Promise<void> {
  const draft = cloud.firestore.doc(`Organizations/${organization.id}/Team/${admin.uid}/Drafts/new-delivery`);
  await expect.poll(async () => String((await draft.get()).get('value'))).toContain(text);
}

async function expectFilled(page: Page, externalID: string): Promise<void> {
  await expect(page.getByLabel('External ID')).toHaveValue(externalID);
  await expect(page.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(
    /Long Street.*South Africa$/,
  );
  await expect(page.getByLabel('Drop-off instructions')).toHaveValue('Gate code 4321');
}

test(
  'a draft outlives a reload and a sign-out, and ends with its delivery',
  GATE_SMOKE,
  async ({ page, cloud, company }) => {
    const { admin } = company;
    await signIn(page, cloud, admin.phoneNumber);
    await page.getByRole('link', { name: 'New Delivery' }).click();
    await fillDelivery(page, 'KEEP-1');
    // The chosen address comes after what is typed next.
    await expectFilled(page, 'KEEP-1');
    for (const text of ['Gate code 4321', 'South Africa']) await expectKept(cloud, company, text);
    await page.reload();
    await expectFilled(page, 'KEEP-1');
    await signOut(page);
    await signIn(page, cloud, admin.phoneNumber);
    await page.goto('/newdelivery');
    await expectFilled(page, 'KEEP-1');
    await createButton(page).click();
    await expect(page.getByRole('link', { name: 'KEEP-1' })).toBeVisible();
    await page.getByRole('link', { name: 'New Delivery' }).click();
    await expect(page.getByLabel('External ID')).toHaveValue('');
  },
);

for (const width of [1280, 360]) {
  test(
    `any delivery can be repeated, with a reference of its own, at ${width} px`,
    gateIf(width === 360),
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      const id = await storeDelivery(cloud, organization.id, { external_id: 'FIRST-1' });
      const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width, height: 800 } });
      await page.getByRole('link', { name: 'Repeat', exact: true }).click();
      await expect(heading(page)).toHaveText('Create New Delivery');
      await expect(page.getByLabel('External ID')).toHaveValue('');
      await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
      await expect(page.getByLabel('Drop-off phone number')).toHaveValue('082 123 4567');
      await page.getByLabel('External ID').fill('SECOND-1');
      await createButton(page).click();
      await page.getByRole('link', { name: 'SECOND-1' }).click();
      await expect(heading(page)).toHaveText('SECOND-1');
    },
  );
}

test('a saved address fills in its contact, from the address field and by the number', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeAddress(cloud, organization.id, 'Naledi at home', { gateCode: '4321#' });
  const page = await openAsAdmin('/newdelivery');
  const dropoff = page.getByRole('combobox', { name: 'Drop-off address' });
  await dropoff.click();
  await page.getByRole('option', { name: 'Naledi at home' }).click();
  await expect(dropoff).toHaveValue(/Vilakazi Street/);
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
  await expect(page.getByLabel('Drop-off phone number')).toHaveValue('082 123 4567');
  await expect(page.getByLabel('Drop-off gate code')).toHaveValue('4321#');

  await page.getByLabel('Pickup phone number').fill('+27 82 123 4567');
  await expect(page.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(/Vilakazi Street/);
});

for (const width of [1280, 360]) {
  test(
    `unit, landmark and gate code go from the form to the detail and the waybill, at ${width} px`,
    gateIf(width === 360),
    async ({ openAsAdmin }) => {
      const page = await openAsAdmin('/newdelivery', { viewport: { width, height: 800 } });
      await fillDelivery(page, 'GATE-1');
      await page.getByRole('button', { name: 'Add drop-off unit, landmark or gate code' }).click();
      await expect(page.getByLabel('Drop-off unit')).toBeFocused();
      await page.getByLabel('Drop-off unit').fill('Unit 4, Mutual Heights');
      await page.getByLabel('Drop-off landmark').fill('Opposite the taxi rank');
      await page.getByLabel('Drop-off gate code').fill('4321#');
      await expectAccessible(page, 'new delivery with a gate code');
      await createButton(page).click();
      await page.getByRole('link', { name: 'GATE-1' }).click();
      const dropoff = section(page, 'DROPOFF DETAILS');
      await expect(detail(dropoff, 'Unit')).toHaveText('Unit 4, Mutual Heights');
      await expect(detail(dropoff, 'Landmark')).toHaveText('Opposite the taxi rank');
      await expect(detail(dropoff, 'Gate code')).toHaveText('4321#');
      await expect(section(page, 'PICKUP DETAILS')).not.toContainText('Gate code');
      await page.getByRole('link', { name: 'Waybill' }).click();
      const sheet = page.getByRole('article', { name: 'Waybill' });
      await expect(sheet).toContainText('Unit: Unit 4, Mutual Heights');
      await expect(sheet).toContainText('Landmark: Opposite the taxi rank');
      const size = (text: string) =>
        sheet
          .getByText(text, { exact: true })
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(await size('4321#')).toBeGreaterThan(1.5 * (await size('Meet at door')));
      await expectAccessible(page, 'waybill with a gate code');
    },
  );
}

test('recent recipients are offered without a connection too', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'BEFORE-1', dropoff_name: 'Anele Botha' });
  const page = await openAsAdmin('/newdelivery');
  await page.getByLabel('Drop-off phone number').fill('082 123 4567');
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Anele Botha');
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Drop-off address' }).fill('anele');
  await page.getByRole('option', { name: 'Anele Botha' }).click();
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Anele Botha');
});

test('times are South African in every time zone of the device', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'TIME-1');
  await page.getByRole('radio', { name: 'Time window' }).check();
  await page.getByLabel('Pickup window start').fill('2099-01-05T09:00');
  await page.getByLabel('Pickup window end').fill('2099-01-05T10:00');
  await page.getByLabel('Drop-off window start').fill('2099-01-05T10:00');
  await page.getByLabel('Drop-off window end').fill('2099-01-05T12:30');
  await createButton(page).click();
  await page.getByRole('link', { name: 'TIME-1' }).click();
  await expect(page.getByText('05 Jan 2099, 09:00').first()).toBeVisible();
  const { docs } = await cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`).get();
  const [stored] = docs.map((document) => document.data());
  expect(stored?.['pickup_time'].toDate().toISOString()).toBe('2099-01-05T07:00:00.000Z');
  expect(stored?.['dropoff_window'].end.toDate().toISOString()).toBe('2099-01-05T10:30:00.000Z');
});

test('the default pickup is filled in from the start', async ({ openAsAdmin, cloud, company }) => {
  const { organization, admin } = company;
  const id = await storeAddress(cloud, organization.id, 'Shop');
  await cloud.firestore
    .doc(`Organizations/${organization.id}/Settings/deliveries`)
    .set({ defaultPickupAddressID: id, updated_at: new Date(), updated_by: admin.uid });
  const page = await openAsAdmin('/newdelivery');
  await expect(page.getByRole('combobox', { name: 'Pickup address' })).toHaveValue(/Vilakazi Street/);
  await expect(page.getByLabel('Pickup name')).toHaveValue('Naledi Molefe');
});
