import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { type Company, expect, test } from '../support/fixtures';
import { detail, heading, section } from '../support/screens';
import { signIn, signOut } from '../support/sign-in';
import { GATE, GATE_SMOKE } from '../support/tags';

const PHONE = { width: 360, height: 800 };

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

test(
  'a recipient that was typed stays when a suggestion is chosen, and saved details come and go by a press',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const saved = { dropoff_instructions: 'Ring twice', dropoff_gate_code: '4321#' };
    await storeDelivery(cloud, organization.id, { external_id: 'KK-1040', ...saved });
    const page = await openAsAdmin('/newdelivery');
    const [name, number, note] = ['name', 'phone number', 'instructions'].map((field) =>
      page.getByLabel(`Drop-off ${field}`),
    ) as [Locator, Locator, Locator];
    await expect(page.getByLabel('Pickup name')).toHaveValue('Front desk');
    await page.getByLabel('External ID').fill('KK-1041');
    await name.fill('Zola Budd');
    await number.fill('083 111 2222');
    await page.getByRole('combobox', { name: 'Drop-off address' }).fill('Naledi');
    await page.getByRole('option', { name: /^Naledi Molefe/ }).click();
    await expect(note).toHaveValue('Ring twice');
    await expect(name).toHaveValue('Zola Budd');
    await expect(number).toHaveValue('083 111 2222');
    const use = page.getByRole('button', { name: 'Use saved details' });
    await expect(use).toHaveAccessibleDescription(/Naledi Molefe.*082 123 4567/);
    await expectAccessible(page, 'new delivery with saved details on offer');
    await use.press('Enter');
    await expect(name).toHaveValue('Naledi Molefe');
    await expect(number).toHaveValue('082 123 4567');
    const putBack = page.getByRole('button', { name: 'Put back what you typed' });
    await expect(putBack).toBeFocused();
    await putBack.press('Enter');
    await expect(name).toHaveValue('Zola Budd');
    await createButton(page).click();
    await expect(page.getByRole('link', { name: 'KK-1041', exact: true })).toBeVisible();
    const { docs } = await cloud.firestore
      .collection(`Organizations/${organization.id}/Deliveries`)
      .where('external_id', '==', 'KK-1041')
      .get();
    expect(docs.map((document) => document.data())).toMatchObject([
      {
        ...{ dropoff_name: 'Zola Budd', dropoff_phone_number: '+27831112222' },
        ...{ dropoff_address: '1 Vilakazi Street, Orlando West, Soweto, South Africa', ...saved },
      },
    ]);
  },
);

test(
  'any delivery can be repeated, with a reference of its own',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'FIRST-1' });
    const page = await openAsAdmin(`/deliveries/${id}`, { viewport: PHONE });
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

test(
  'unit, landmark and gate code go from the form to the detail and the waybill',
  GATE,
  async ({ openAsAdmin }) => {
    const page = await openAsAdmin('/newdelivery', { viewport: PHONE });
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
