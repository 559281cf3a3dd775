import { expect, type Page } from '@playwright/test';

/** Types into an address field and chooses the first suggestion that shows this text. */
export async function chooseAddress(
  page: Page,
  field: string,
  typed: string,
  suggestion: string,
): Promise<void> {
  const combobox = page.getByRole('combobox', { name: field });
  await combobox.fill(typed);
  await page.getByRole('option', { name: suggestion }).first().click();
  await expect(combobox).toHaveValue(/South Africa$/);
}

/** Fills in all that an on-demand delivery needs. */
export async function fillDelivery(page: Page, externalID: string): Promise<void> {
  await page.getByLabel('External ID').fill(externalID);
  await chooseAddress(page, 'Pickup address', '12 Long Street Cape', 'Long Street');
  await page.getByLabel('Pickup name').fill('Karoo Kitchen');
  await page.getByLabel('Pickup phone number').fill('021 555 0100');
  await page.getByLabel('Pickup instructions').fill('Ring at the side door');
  await chooseAddress(page, 'Drop-off address', '5 Vilakazi Street', 'Vilakazi Street');
  await page.getByLabel('Drop-off name').fill('Naledi Molefe');
  await page.getByLabel('Drop-off phone number').fill('082 123 4567');
  await page.getByLabel('Drop-off instructions').fill('Gate code 4321');
}

/** Waits for the code that keeps a delivery on the device: a page asks for it once it knows both places, and needs a connection for it. */
export async function untilPrepared(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return ['delivery-outbox', 'queued-delivery'].filter(
        (chunk) => !loaded.some((url) => url.includes(`/${chunk}.`)),
      );
    });
  await expect.poll(missing).toEqual([]);
}

export function createButton(page: Page) {
  return page.getByRole('button', { name: 'Create Delivery' });
}
