import { expectAccessible } from '../support/axe';
import { createButton, fillDelivery, untilPrepared } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { detail, heading, section } from '../support/screens';
import { gateIf } from '../support/tags';

for (const width of [1280, 360]) {
  test(
    `the price stands above Create, opens, and is what the delivery costs, at ${width} px`,
    gateIf(width === 360),
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      const page = await openAsAdmin('/newdelivery', { viewport: { width, height: 800 } });
      await fillDelivery(page, 'PRICE-1');
      const amount = page.getByText(/^R\s[\d\s]+,\d\d incl\. VAT$/);
      await expect(amount).toBeVisible();
      await expect(page.getByText(/km, about \d+ h \d+ min/)).toBeVisible();
      await expectAccessible(page, 'new delivery with its price');
      const shown = (await amount.textContent()) ?? '';

      await page.getByRole('button', { name: 'Price details' }).click();
      const dialog = page.getByRole('dialog', { name: 'Price details' });
      await expect(dialog.getByRole('row').nth(1)).toContainText('Every trip');
      await expect(detail(dialog, 'Tariff')).toHaveText('2026-11');
      await expectAccessible(page, 'price details');
      await dialog.getByRole('button', { name: 'Close' }).last().click();

      await page.getByText('Time window', { exact: true }).click();
      await expect(amount).toBeVisible();
      await expect(amount).not.toHaveText(shown);
      await page.getByText('On demand', { exact: true }).click();
      await expect(amount).toHaveText(shown);

      await createButton(page).click();
      await page.getByRole('link', { name: 'PRICE-1' }).click();
      await expect(heading(page)).toHaveText('PRICE-1');
      await expect(detail(section(page, 'SUMMARY'), 'Price')).toContainText(shown);
      const { docs } = await cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`).get();
      const [delivery] = docs.map((document) => document.data());
      const quote = cloud.firestore.doc(
        `Organizations/${organization.id}/Quotes/${String(delivery?.['quoteID'])}`,
      );
      expect((await quote.get()).get('price')).toEqual(delivery?.['price']);
    },
  );
}

test('a delivery that is created without a network is priced later, and says so', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'PRICE-2');
  await untilPrepared(page);
  await expect(page.getByText('incl. VAT')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByText('Time window', { exact: true }).click();
  await expect(page.getByText(/You are offline, so there is no price now/)).toBeVisible();
  await page.getByText('On demand', { exact: true }).click();
  await createButton(page).click();
  await expect(page.locator('#outlet').getByText('is saved on this device')).toBeVisible();
  await page.context().setOffline(false);
  const all = cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`);
  await expect.poll(async () => (await all.get()).size).toBe(1);
  const { docs } = await all.get();
  expect(docs[0]?.data()).not.toHaveProperty('price');
  await page.goto(`/deliveries/${docs[0]?.id}`);
  await expect(detail(section(page, 'SUMMARY'), 'Price')).toHaveText('Priced when it is dispatched');
});
