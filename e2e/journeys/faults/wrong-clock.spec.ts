import { parseLocalDateTime, toLocalDateTime } from '@fleetfoot/shared/domain';
import type { Page } from '@playwright/test';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Cloud } from '../../support/cloud';
import { newestCode } from '../../support/codes';
import { createButton, fillDelivery } from '../../support/delivery-form';
import { setDeviceClock } from '../../support/device-clock';
import { expect, test } from '../../support/fixtures';
import { heading } from '../../support/screens';
import { askForCode, codeField, signIn } from '../../support/sign-in';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

const CLOCKS = [
  ['3 years behind', -3 * YEAR],
  ['3 years ahead', 3 * YEAR],
  ['1 day ahead', 24 * HOUR],
  ['right', 0],
] as const;

/** The delivery stored under an external ID, once it is there. */
async function stored(cloud: Cloud, orgID: string, externalID: string) {
  const found = await cloud.firestore
    .collection(`Organizations/${orgID}/Deliveries`)
    .where('external_id', '==', externalID)
    .get();
  const [delivery] = found.docs;
  if (!delivery || found.size > 1) throw new Error(`${found.size} deliveries are called ${externalID}.`);
  const time = (field: string) => (delivery.get(field) as Timestamp).toMillis();
  return { pickup: time('pickup_time'), created: time('created_at'), updated: time('updated_at') };
}

async function create(page: Page, externalID: string, pickupTime?: string): Promise<void> {
  await page.goto('/newdelivery');
  await fillDelivery(page, externalID);
  if (pickupTime !== undefined) {
    await page.getByRole('radio', { name: 'Scheduled' }).check();
    await page.getByLabel('Pickup date and time').fill(pickupTime);
  }
  await createButton(page).click();
}

for (const [name, offset] of CLOCKS) {
  test(`a device whose clock is ${name} signs in, stays signed in and stores the right times`, async ({
    page,
    context,
    cloud,
    company: { admin, organization },
  }) => {
    await setDeviceClock(context, offset);
    await page.goto('/login');
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + offset - MINUTE);
    expect(await page.evaluate(() => Date.now())).toBeLessThan(Date.now() + offset + MINUTE);

    await askForCode(page, admin.phoneNumber);
    await expect(page.getByText(/You can ask for a new code in (30|[12]?\d) s\./)).toBeVisible();
    await codeField(page).fill(await newestCode(cloud, admin.phoneNumber));
    await expect(page).toHaveURL(/\/deliveries$/);
    await page.reload();
    await expect(page).toHaveURL(/\/deliveries$/);
    await expect(page.getByText('No deliveries yet')).toBeVisible();

    const before = Date.now();
    await create(page, 'NOW-1');
    await expect(page.getByRole('link', { name: 'NOW-1', exact: true })).toBeVisible();
    const now = await stored(cloud, organization.id, 'NOW-1');
    expect(now.pickup).toBe(now.created);
    expect(now.updated).toBe(now.created);
    expect(now.created).toBeGreaterThanOrEqual(before - 2_000);
    expect(now.created).toBeLessThanOrEqual(Date.now() + 2_000);

    // The device is in New York; what is typed is South African.
    const typed = toLocalDateTime(new Date(Date.now() + 2 * HOUR));
    await create(page, 'LATER-1', typed);
    await expect(page.getByRole('link', { name: 'LATER-1', exact: true })).toBeVisible();
    const later = await stored(cloud, organization.id, 'LATER-1');
    expect(later.pickup).toBe(parseLocalDateTime(typed)?.getTime());
    await page.getByRole('link', { name: 'LATER-1', exact: true }).click();
    await expect(heading(page)).toHaveText('LATER-1');
    await expect(page.getByText(typed.slice(11)).first()).toBeVisible();

    await create(page, 'PAST-1', toLocalDateTime(new Date(Date.now() - 5 * MINUTE)));
    await expect(
      page.getByText('The pickup date and time is in the past. Choose a later time.'),
    ).toBeVisible();
  });
}

test('a session survives the correction of the clock of its device', async ({
  browser,
  cloud,
  company: { admin },
}) => {
  const ahead = await browser.newContext();
  await setDeviceClock(ahead, 3 * YEAR);
  const page = await ahead.newPage();
  await signIn(page, cloud, admin.phoneNumber);
  await expect(page).toHaveURL(/\/deliveries$/);
  const kept = await ahead.storageState({ indexedDB: true });
  await ahead.close();
  const right = await browser.newContext({ storageState: kept });
  const again = await right.newPage();
  await again.goto('/team');
  await expect(again.getByRole('row').filter({ hasText: admin.fullName })).toContainText('You');
  await right.close();
});
