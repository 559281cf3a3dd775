import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { detail, heading, section } from '../support/screens';
import { GATE, GATE_SMOKE, gateIf } from '../support/tags';

test(
  'notes and phone numbers can be changed until it is collected',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'EDIT-1' });
    const stored = cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`);
    const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width: 360, height: 800 } });
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit delivery' });
    await dialog.getByLabel('Drop-off phone number').fill('083 765 4321');
    await dialog.getByLabel('Drop-off instructions').fill('Blue door');
    await dialog.getByRole('button', { name: 'Add drop-off unit, landmark or gate code' }).click();
    await expect(dialog.getByLabel('Drop-off unit')).toBeFocused();
    await dialog.getByLabel('Drop-off gate code').fill('4321#');
    await expectAccessible(page, 'edit of a delivery');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(detail(section(page, 'DROPOFF DETAILS'), 'Instructions')).toHaveText('Blue door');
    await expect(detail(section(page, 'DROPOFF DETAILS'), 'Gate code')).toHaveText('4321#');
    const told = section(page, 'TIMELINE').getByRole('listitem').first();
    await expect(told).toContainText('Edited by Lerato Khumalo');
    await expect(told).toContainText('Added drop-off instructions: “Blue door”');
    await expect(told).toContainText('Changed drop-off phone number from 082 123 4567 to 083 765 4321');
    await expect(told).toContainText('Added drop-off gate code');
    await expect(told).not.toContainText('4321#');
    await expectAccessible(page, 'timeline with an edit');
    expect((await stored.get()).data()).toMatchObject({
      dropoff_phone_number: '+27837654321',
      dropoff_instructions: 'Blue door',
      dropoff_gate_code: '4321#',
      pickup_phone_number: '+27115550100',
      updated_by: expect.not.stringContaining('another-system'),
    });
  },
);

test(
  'an edit that comes too late is refused with its reason',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'EDIT-2' });
    const stored = cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`);
    const page = await openAsAdmin(`/deliveries/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit delivery' });
    await dialog.getByLabel('Pickup instructions').fill('Side door');
    await page.context().setOffline(true);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(dialog.getByLabel('Pickup instructions')).toHaveValue('Side door');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);

    await stored.update({ status: 'Collected' });
    await stored
      .collection('History')
      .doc('1')
      .set({ id: '1', status: 'Collected', at: new Date(), by: 'system' });
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(section(page, 'TIMELINE').getByRole('listitem').first()).toContainText('Collected');
  },
);

test('the map and the addresses stand side by side on a desktop', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'MAP-1' });
  const page = await openAsAdmin(`/deliveries/${id}`);
  const map = page.getByRole('group', { name: 'Map of the pickup and the drop-off' });
  await expect(map).toHaveCSS('height', '180px');
  const [mapBox, listBox] = [await map.boundingBox(), await detail(page, 'Pickup address').boundingBox()];
  expect((mapBox?.x ?? 0) + (mapBox?.width ?? 0)).toBeLessThan(listBox?.x ?? 0);
  expect(listBox?.y ?? 0).toBeLessThan((mapBox?.y ?? 0) + 180);

  /** How bright the map's first tile is where it is drawn, 0 to 255. */
  const brightness = () =>
    map
      .locator('canvas')
      .first()
      .evaluate((tile) => {
        if (!(tile instanceof HTMLCanvasElement)) return undefined;
        const pixels = [...(tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height).data ?? [])];
        return (
          pixels.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) /
          (0.75 * pixels.length)
        );
      });
  await expect.poll(brightness).toBeGreaterThan(180);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(brightness).toBeLessThan(80);
});

/** Pages and size of the first one, in points, of what would be printed. */
async function printed(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = pdf.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/) ?? [];
  return {
    pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0,
    width: Number(width),
    height: Number(height),
  };
}

/** Values as long as the fields allow. */
const LONGEST = {
  dropoff_address:
    'Unit 14, Block C, The Very Long Name Residential Estate, 12345 Inkosi Albert Luthuli Highway, Umhlanga Ridge, eThekwini, 4319, South Africa',
  dropoff_instructions: 'Gate code 4321, second left, then ring. '.repeat(12).trim(),
  pickup_instructions: 'Collect at the back, through the courtyard. '.repeat(11).trim(),
  dropoff_unit: 'Apartment 1408, fourteenth floor, The Very Long Name of a Building, '.repeat(2).trim(),
  dropoff_landmark: 'Opposite the blue water tower beside the taxi rank. '.repeat(3).trim(),
  dropoff_gate_code: '4321# then 8765# then the bell of guards',
  pickup_unit: 'Shop 112, lower ground floor, The Very Long Name of a Shopping Centre',
  pickup_landmark: 'Next to the bank with the yellow roof. '.repeat(4).trim(),
  pickup_gate_code: '#1976 at the boom',
};

for (const [kind, fields] of [
  ['short', {}],
  ['long', LONGEST],
  [
    'many-lined',
    { dropoff_instructions: 'Step\n'.repeat(24).trim(), pickup_instructions: 'Door\n'.repeat(99).trim() },
  ],
] as const) {
  test(
    `a ${kind} waybill is one A6 sheet with a code, and nothing else is printed`,
    gateIf(kind === 'long'),
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      const id = await storeDelivery(cloud, organization.id, { external_id: 'PAPER-1', ...fields });
      const page = await openAsAdmin(`/deliveries/${id}`);
      await page.getByRole('link', { name: 'Waybill' }).click();
      await expect(heading(page)).toHaveText('Waybill');
      const sheet = page.getByRole('article', { name: 'Waybill' });
      await expect(sheet).toContainText('PAPER-1');
      await expect(sheet).toContainText('082 123 4567');
      await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expectAccessible(page, `${kind} waybill`);
      await page.emulateMedia({ media: 'print' });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(heading(page)).toBeHidden();
      const { pages, width, height } = await printed(page);
      expect(pages).toBe(1);
      // 105 by 148 mm, to the pixel.
      expect(Math.abs(width - 297.64)).toBeLessThan(1);
      expect(Math.abs(height - 419.53)).toBeLessThan(1);
    },
  );
}

test(
  'a cancellation explains its effect before it is confirmed',
  GATE_SMOKE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'CANCEL-1' });
    const page = await openAsAdmin(`/deliveries/${id}`);
    await page.getByRole('button', { name: 'Cancel Delivery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this delivery?' });
    await expect(dialog).toContainText('Delivery CANCEL-1 cannot be brought back.');
    await dialog.getByRole('button', { name: 'Keep Delivery' }).click();
    await expect(heading(page)).toHaveText('CANCEL-1');
  },
);

for (const width of [1280, 360]) {
  test(`a cancelled delivery is found under Cancelled and shown as it was, at ${width} px`, async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    const id = await storeDelivery(cloud, organization.id, { external_id: 'CANCEL-2' });
    const before = await cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`).get();
    const page = await openAsAdmin(`/deliveries/${id}`, { viewport: { width, height: 800 } });
    await page.getByRole('button', { name: 'Cancel Delivery' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Delivery' }).click();
    await page.getByRole('link', { name: 'Show cancelled deliveries' }).click();
    const row = page.getByRole('row').filter({ hasText: 'CANCEL-2' });
    await expect(row).toContainText('Cancelled');
    await page.getByRole('link', { name: 'CANCEL-2', exact: true }).click();
    await expect(heading(page)).toHaveText('CANCEL-2');
    await expect(page.getByText(/^Cancelled by Lerato Khumalo on /)).toBeVisible();
    const status = page.getByText('Cancelled', { exact: true }).first();
    const [title, badge] = [await heading(page).boundingBox(), await status.boundingBox()];
    const lineOf = (box: typeof badge) => (box ? box.y + box.height / 2 : Number.NaN);
    // On a phone it has a line of its own below the title.
    if (width === 1280) expect(Math.abs(lineOf(badge) - lineOf(title))).toBeLessThan(6);
    else expect(lineOf(badge)).toBeGreaterThan(lineOf(title));
    await expect(detail(section(page, 'SUMMARY'), 'Status')).toHaveText('Cancelled');
    await expect(page.getByRole('button', { name: 'Cancel Delivery' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expectAccessible(page, 'cancelled delivery');
    const copy = await cloud.firestore
      .doc(`Organizations/${organization.id}/CancelledDeliveries/${id}`)
      .get();
    expect(copy.data()).toMatchObject(before.data() ?? { external_id: '' });
  });
}
