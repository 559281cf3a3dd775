import type { Page } from '@playwright/test';
import { countDeliveries, storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { refuseWrites, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { detail, heading, section } from '../support/screens';
import { GATE } from '../support/tags';

/** The value of a date-time field this many minutes from now, in South African time. */
function inMinutes(minutes: number): string {
  return new Date(Date.now() + (minutes + 120) * 60_000).toISOString().slice(0, 16);
}

async function expectProblem(page: Page, field: string, message: string): Promise<void> {
  await expect(page.getByLabel(field)).toHaveAccessibleDescription(
    new RegExp(message.replaceAll('.', '\\.')),
  );
  await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
}

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

test('a scheduled delivery asks for its pickup time, in the future', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'SCHEDULED-1');
  await expect(page.getByLabel('Pickup date and time')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await createButton(page).click();
  await expectProblem(page, 'Pickup date and time', 'Enter the pickup date and time.');
  await expect(page.getByLabel('Pickup date and time')).toBeFocused();
  await page.getByLabel('Pickup date and time').fill(inMinutes(-30));
  await createButton(page).click();
  await expectProblem(page, 'Pickup date and time', 'The pickup date and time is in the past.');
  const time = inMinutes(24 * 60);
  await page.getByLabel('Pickup date and time').fill(time);
  await createButton(page).click();
  await page.getByRole('link', { name: 'SCHEDULED-1', exact: true }).click();
  await expect(detail(section(page, 'SUMMARY'), 'Type')).toHaveText('Scheduled');
  await expect(detail(section(page, 'SUMMARY'), 'Time')).toHaveText(time.slice(11));
});

test('a delivery with time windows asks for all four times, in order', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'WINDOW-1');
  await page.getByRole('radio', { name: 'Time window' }).check();
  await createButton(page).click();
  for (const field of [
    'Pickup window start',
    'Pickup window end',
    'Drop-off window start',
    'Drop-off window end',
  ]) {
    await expectProblem(page, field, `Enter the ${field.toLowerCase()}.`);
  }
  await page.getByLabel('Pickup window start').fill(inMinutes(120));
  await page.getByLabel('Pickup window end').fill(inMinutes(60));
  await page.getByLabel('Drop-off window start').fill(inMinutes(180));
  await page.getByLabel('Drop-off window end').fill(inMinutes(240));
  await createButton(page).click();
  await expectProblem(page, 'Pickup window end', 'The pickup window must end after it starts.');
  await page.getByLabel('Pickup window end').fill(inMinutes(150));
  await createButton(page).click();
  await page.getByRole('link', { name: 'WINDOW-1', exact: true }).click();
  await expect(detail(section(page, 'SUMMARY'), 'Type')).toHaveText('Time window');
  await expect(detail(section(page, 'PICKUP DETAILS'), 'Time window')).toContainText(' to ');
  await expect(detail(section(page, 'DROPOFF DETAILS'), 'Time window')).toContainText(' to ');
});

test('a missing value is reported at its field', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  await expect(page.getByText('Left empty, it is KK-1001.')).toBeVisible();
  await createButton(page).click();
  await expect(page.getByLabel('External ID')).toHaveValue('KK-1001');
  await expectProblem(page, 'Pickup address', 'Enter the pickup address and choose it from the list.');
  await expect(page.getByRole('combobox', { name: 'Pickup address' })).toBeFocused();
  await expectProblem(page, 'Drop-off name', 'Enter the drop-off name.');
  await expectProblem(page, 'Drop-off phone number', 'Enter the drop-off phone number.');
  await page.getByLabel('Drop-off phone number').fill('123');
  await page.getByRole('combobox', { name: 'Pickup address' }).fill('Somewhere else');
  await createButton(page).click();
  await expectProblem(page, 'Drop-off phone number', 'Enter a phone number such as 082 123 4567.');
  await expectProblem(page, 'Pickup address', 'Choose the pickup address from the list');
});

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
    expect(await countDeliveries(cloud, organization.id)).toBe(1);
  },
);

test('two presses create one delivery', GATE, async ({ openAsAdmin, cloud, company: { organization } }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'ONCE-1');
  await createButton(page).dblclick();
  await expect(page.getByRole('link', { name: 'ONCE-1', exact: true })).toBeVisible();
  expect(await countDeliveries(cloud, organization.id)).toBe(1);
});

test('invalid coordinates are refused with a message', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const broken = await storeDelivery(cloud, organization.id, {
    external_id: 'BROKEN-1',
    pickup_latitude: 'north',
  });
  const asText = await storeDelivery(cloud, organization.id, {
    external_id: 'TEXT-1',
    pickup_latitude: '-26.1076',
  });
  const page = await openAsAdmin(`/deliveries/${broken}`);
  await expect(page.getByText('Invalid location data provided.')).toBeVisible();
  await expect(detail(page, 'Pickup address')).toContainText('Nelson Mandela Square');
  await page.goto(`/deliveries/${asText}`);
  await expect(page.getByRole('img', { name: 'Pickup' })).toBeVisible();
  await expect(page.getByText('Invalid location data provided.')).toHaveCount(0);
});

test('a failed cancellation is reported and keeps the user on the page', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'KEPT-1' });
  const page = await openAsAdmin(`/deliveries/${id}`);
  await page.getByRole('button', { name: 'Cancel Delivery' }).click();
  const dialog = page.getByRole('dialog');
  // Its script comes when it is opened.
  await expect(dialog).toBeVisible();
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Cancel Delivery' }).click();
  await expect(dialog).toContainText('Cancellation was not successful');
  await dialog.getByRole('button', { name: 'Keep Delivery' }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(heading(page)).toHaveText('KEPT-1');
  expect(await countDeliveries(cloud, organization.id)).toBe(1);
});

test('a delivery cancelled by somebody else shows it', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'GONE-1' });
  const page = await openAsAdmin(`/deliveries/${id}`);
  await expect(heading(page)).toHaveText('GONE-1');
  await cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/${id}`).delete();
  await expect(page.getByText('Delivery not found')).toBeVisible();
});
