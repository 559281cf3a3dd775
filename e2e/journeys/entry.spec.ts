import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { createButton } from '../support/delivery-form';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';

for (const width of [1280, 360]) {
  test(`a known pickup, a shared place, a taken reference and ready times are at hand, at ${width} px`, async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    await storeDelivery(cloud, organization.id, { external_id: 'KK-1040' });
    const page = await openAsAdmin('about:blank', { viewport: { width, height: 800 } });
    await page.goto('/newdelivery');
    await expect(
      page.getByRole('main').getByText('Collects from Front desk, as your last delivery did.'),
    ).toBeVisible();
    // What comes last above the button.
    await expect(page.getByText('Left empty, it is KK-1041.')).toBeVisible();
    // The page opens at its top, so that on a phone the first field is out of sight.
    const first = page.getByLabel('Drop-off phone number');
    if (width === 1280) await expect(first).toBeFocused();
    else await expect(first).not.toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const placeOfCreate = async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      return (await createButton(page).boundingBox())?.y;
    };
    const place = await placeOfCreate();
    expect(place).toBeDefined();
    const shared = page.getByRole('combobox', { name: 'Drop-off address' });
    await shared.fill('https://maps.google.com/?q=-26.2385,27.9080');
    await page.getByRole('option', { name: /^Location -26.23850, 27.90800 ?near .*Orlando West/ }).click();
    await expect(shared).toHaveValue(/^Location -26.23850, 27.90800, near .*Orlando West/);
    // The top of the form has the price and the button in sight.
    await page.getByLabel('External ID').fill('KK-1040');
    await expect(page.getByText('incl. VAT')).toBeInViewport();
    await expect(createButton(page)).toBeInViewport({ ratio: 1 });
    // It is pressed where it was before the price came.
    await expect.poll(placeOfCreate).toBe(place);
    await expect(page.getByRole('region', { name: 'Summary' })).toHaveCount(width === 1280 ? 1 : 0);
    await expect(page.getByText(/KK-1040 is already used by a delivery of/)).toBeVisible();
    await page.getByText('Time window', { exact: true }).click();
    const dropoff = page.getByRole('group', { name: 'Drop-off window: ready times' });
    await dropoff.getByRole('button', { name: 'Tomorrow 9 to 12' }).click();
    await expect(page.getByLabel('Drop-off window start')).toHaveValue(/T09:00$/);
    await expect(page.getByLabel('Pickup window start')).toHaveValue('');
    await expectAccessible(page, 'new delivery with its help');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);

    await page.getByRole('button', { name: 'Change' }).click();
    const pickup = page.getByRole('combobox', { name: 'Pickup address' });
    await expect(pickup).toBeFocused();
    await expect(pickup).toHaveValue('');
    await expect(page.getByLabel('Pickup name')).toHaveValue('');
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(heading(page)).toContainText('KK-1040');
  });
}

test('a pickup is scheduled in South African time by keys alone', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await page.getByRole('radio', { name: 'Scheduled' }).press('Space');
  const opener = page.getByRole('button', { name: 'Other time' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pickup time' });
  const day = dialog.getByRole('gridcell', { selected: true });
  await expect(day).toBeFocused();
  const month = await dialog.getByRole('heading', { level: 3 }).innerText();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Next month' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('grid', { name: month })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(day).toBeFocused();
  const name = await day.getAttribute('aria-label');
  const chosen = name?.padStart('01 Dec 2026'.length, '0');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Time' })).toBeFocused();
  await page.keyboard.type('09:30');
  await expect(dialog.getByText(`Mon ${chosen}, 09:30, South African time`)).toBeVisible();
  await expectAccessible(page, 'picker of times');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('Pickup date and time')).toHaveValue(/^\d{4}-\d\d-\d\dT09:30$/);
  await expect(page.getByText(`${chosen}, 09:30. South African time.`)).toBeVisible();
});
