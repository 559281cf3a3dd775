import { countDeliveries } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { refuseWrites, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';

test(
  'a delivery made in one window appears in the other by itself, and goes when it is cancelled',
  GATE,
  async ({ openAsAdmin }) => {
    const watching = await openAsAdmin('/deliveries');
    await expect(watching.getByText('No deliveries yet')).toBeVisible();
    const working = await openAsAdmin('/newdelivery');
    await fillDelivery(working, 'LIVE-1');
    await createButton(working).click();
    await expect(watching.getByRole('row').filter({ hasText: 'LIVE-1' })).toContainText('Created');

    await working.getByRole('link', { name: 'LIVE-1', exact: true }).click();
    await working.getByRole('button', { name: 'Cancel Delivery' }).click();
    await working.getByRole('dialog').getByRole('button', { name: 'Cancel Delivery' }).click();
    await expect(watching.getByText('No deliveries yet')).toBeVisible();
  },
);

test(
  'a failed save is reported and keeps the typed values, also on the way to another screen and back',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    const page = await openAsAdmin('/newdelivery');
    await fillDelivery(page, 'AGAIN-1');
    await refuseWrites(page);
    await createButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to create delivery.');
    await expect(createButton(page)).toBeEnabled();
    await expect(page.getByLabel('External ID')).toHaveValue('AGAIN-1');
    await repair(page);

    await page.getByRole('link', { name: 'Team' }).click();
    await expect(heading(page)).toHaveText('Team');
    await page.goBack();
    await expect(page.getByLabel('External ID')).toHaveValue('AGAIN-1');
    await expect(page.getByLabel('Drop-off instructions')).toHaveValue('Gate code 4321');
    await createButton(page).click();
    await expect(page).toHaveURL(/\/deliveries$/);
    await expect(page.getByRole('link', { name: 'AGAIN-1', exact: true })).toBeVisible();
    await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(1);
  },
);

test('two presses create one delivery', GATE, async ({ openAsAdmin, cloud, company: { organization } }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'ONCE-1');
  await createButton(page).dblclick();
  await expect(page.getByRole('link', { name: 'ONCE-1', exact: true })).toBeVisible();
  await expect.poll(() => countDeliveries(cloud, organization.id)).toBe(1);
});
