import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { countDeliveries } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { calledIn } from '../support/function-calls';
import { createDeliveries, MESSY_LINES } from '../support/import-files';
import { readStorage } from '../support/storage';
import { gateIf } from '../support/tags';

const PATH = '/importdeliveries';

/** Counts the presses of a mouse or finger on a page, until it is left. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const clicks = await page.evaluateHandle(() => {
    const counted = { clicks: 0 };
    document.addEventListener('pointerdown', () => counted.clicks++, { capture: true });
    return counted;
  });
  return () => clicks.evaluate((counted) => counted.clicks);
}

for (const width of [360, 1280]) {
  test(
    `six messy rows of a new organisation take six clicks, at ${width} px`,
    gateIf(width === 1280),
    async ({ cloud, company: { organization }, openAsAdmin }) => {
      const page = await openAsAdmin(PATH, { viewport: { width, height: 800 } });
      await page.getByLabel('CSV file').waitFor();
      const clicks = await countClicks(page);

      // The press that opens the browser's own window for files.
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByLabel('CSV file').click(),
      ]);
      const buffer = Buffer.from(MESSY_LINES.join('\r\n'));
      await chooser.setFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
      await expect(page.getByText('3 found, 2 to check.')).toBeVisible();
      await expect(page.getByText(/rows waiting for a pickup\./)).toBeVisible();
      await expectAccessible(page, 'a file without a pickup');

      await page.getByRole('button', { name: 'Collect here' }).click();
      await expect(page.getByText(/^6 rows collected from Karoo Kitchen, 12 Long Street/)).toBeFocused();
      await page
        .getByRole('group', { name: '12 Main Road' })
        .getByRole('button', { name: /^12 Main Road/ })
        .first()
        .click();
      await expect(page.getByText('4 found, 1 to check.')).toBeVisible();
      await page.getByRole('button', { name: 'Skip row 7' }).click();
      const phone = page.getByRole('textbox', { name: 'Drop-off phone number, row 5' });
      await phone.click();
      await phone.fill('082 765 4321');
      await phone.press('Enter');
      await expect(page.getByText('4 rows ready, 1 row to fix. 1 row skipped.')).toBeVisible();
      await expect(page.getByText(/incl\. VAT/)).toBeVisible();
      await expectAccessible(page, 'rows that are skipped and found');
      await createDeliveries(page).click();
      await expect(page.getByText(/^4 deliveries created/)).toBeVisible();
      expect(await clicks()).toBe(6);

      await expect(
        page.getByRole('textbox', { name: 'Drop-off address, row 6' }),
      ).toHaveAccessibleDescription('This address was not found. Write the street number, suburb and city.');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { docs } = await cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`).get();
      const created = docs.map((document) => document.data());
      expect(created.map(({ external_id }) => external_id).sort()).toEqual(['KK-1', 'KK-2', 'KK-3', 'KK-4']);
      expect(created.find(({ external_id }) => external_id === 'KK-1')).toMatchObject({
        dropoff_address: '5 Vilakazi Street, Orlando West, Soweto, 1804',
        pickup_address: '12 Long Street, Cape Town, 8001',
        pickup_name: 'Karoo Kitchen',
      });
    },
  );
}

test('addresses that are found stay through a reload, and rows pasted on the page are read', async ({
  cloud,
  company: { organization, admin },
  openAsAdmin,
}) => {
  const page = await openAsAdmin(PATH);
  await page.getByLabel('CSV file').waitFor();
  const copied = MESSY_LINES.slice(0, 3).join('\n').replaceAll(';', '\t');
  // The page listens a moment after its fields are there.
  await expect(async () => {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, copied);
    await expect(page.getByRole('heading', { name: 'Pasted rows' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByText('2 found, 0 to check.')).toBeVisible();
  const kept = `fleetfoot.device.${admin.uid}.mf-deliveries.import/values`;
  await expect.poll(async () => (await readStorage(page)).databases[kept] ?? '').toContain('"isExact":true');

  let lookups = 0;
  page.on('request', (request) => {
    if (calledIn(request) === 'findAddresses') lookups += 1;
  });
  await page.reload();
  await expect(page.getByText('2 found, 0 to check.')).toBeVisible();
  await page.getByRole('button', { name: 'Found addresses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Found addresses' });
  await expect(dialog.getByRole('row', { name: /^286 Fox Street/ })).toBeVisible();
  await expectAccessible(page, 'found addresses');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(lookups).toBe(0);
  await page.getByRole('button', { name: 'Collect here' }).click();
  await createDeliveries(page).click();
  await expect(page.getByText(/^2 deliveries created/)).toBeVisible();
  await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(2);
});
