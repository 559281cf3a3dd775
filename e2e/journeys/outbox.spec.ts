import type { Locator, Page } from '@playwright/test';
import type { Cloud } from '../support/cloud';
import { countDeliveries } from '../support/deliveries';
import { createButton, fillDelivery } from '../support/delivery-form';
import { loseWriteAnswer, refuseWrites, repair } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { slowDown } from '../support/network';
import { heading, section } from '../support/screens';
import { askToSignOut, signIn, signOut, signOutPopup } from '../support/sign-in';
import { readStorage } from '../support/storage';

function waiting(page: Page, title: string): Locator {
  return section(page, 'Outbox').getByRole('listitem').filter({ hasText: title });
}

/** Creates a delivery without a connection. */
async function createOffline(page: Page, externalId: string): Promise<void> {
  await fillDelivery(page, externalId);
  await page.context().setOffline(true);
  await createButton(page).click();
  await expect(waiting(page, externalId)).toContainText('Saved on this device');
  // Only now has the form given up sending it itself.
  await expect(page.getByText(`Delivery ${externalId} is saved on this device.`)).not.toHaveCount(0);
}

/** Deletes every delivery, as cancelling does. */
async function cancelEverything(cloud: Cloud, orgId: string): Promise<void> {
  const { docs } = await cloud.firestore.collection(`Organizations/${orgId}/Deliveries`).get();
  for (const document of docs) await document.ref.delete();
}

async function storedIds(cloud: Cloud, orgId: string): Promise<readonly string[]> {
  const { docs } = await cloud.firestore.collection(`Organizations/${orgId}/Deliveries`).get();
  return docs.map((document) => String(document.get('external_id')));
}

for (const width of [1280, 360]) {
  test(`offline a delivery is saved on the device, and sent once there is a connection, at ${width} px`, async ({
    openAsAdmin,
    cloud,
    company: { organization },
  }) => {
    const page = await openAsAdmin('/newdelivery');
    await page.setViewportSize({ width, height: 800 });
    await createOffline(page, 'OFF-1');
    await expect(page.getByRole('main').getByText('Delivery OFF-1 is saved on this device.')).toBeVisible();
    await expect(page.getByLabel('External ID')).toHaveValue('');
    await expect(page.getByLabel('External ID')).toBeFocused();
    expect(await countDeliveries(cloud, organization.id)).toBe(0);
    await page.context().setOffline(false);
    await expect(waiting(page, 'OFF-1')).toContainText('Accepted');
    expect(await storedIds(cloud, organization.id)).toEqual(['OFF-1']);
    await waiting(page, 'OFF-1').getByRole('link', { name: 'View OFF-1' }).click();
    await expect(heading(page)).toHaveText('OFF-1');
  });
}

test('what was saved outlives its window and is sent by the next one, once', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  const context = page.context();
  await createOffline(page, 'OFF-2');
  await page.close();
  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/deliveries'), two.goto('/deliveries')]);
  for (const next of [one, two]) {
    await expect(next.getByRole('table').getByRole('link', { name: 'OFF-2' })).toBeVisible();
    await expect(waiting(next, 'OFF-2')).toContainText('Accepted');
  }
  expect(await storedIds(cloud, organization.id)).toEqual(['OFF-2']);
});

test('what waits is sent while its user is on another page', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/team');
  await expect(heading(page)).toHaveText('Team');
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await page.getByRole('link', { name: 'New Delivery' }).click();
  await createOffline(page, 'OFF-6');
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(heading(page)).toHaveText('Team');
  await page.context().setOffline(false);
  await expect.poll(() => storedIds(cloud, organization.id)).toEqual(['OFF-6']);
  await expect.poll(async () => (await readStorage(page)).localStorage['fleetfoot.unsent']).toBeUndefined();
});

test('what waits is sent by whatever page is opened next, by one window of two', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  const context = page.context();
  await createOffline(page, 'OFF-7');
  await page.close();
  await context.setOffline(false);
  const commits: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('documents:commit')) {
      commits.push(request.postData() ?? '');
    }
  });
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/team'), two.goto('/billing')]);
  await expect.poll(() => storedIds(cloud, organization.id)).toEqual(['OFF-7']);
  await expect(heading(one)).toHaveText('Team');
  await one.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await expect(waiting(one, 'OFF-7')).toContainText('Accepted');
  expect(commits.filter((body) => body.includes('/DeliveryReceipts/'))).toHaveLength(1);
});

test('on a slow network two presses create one delivery', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await page.setViewportSize({ width: 360, height: 740 });
  await fillDelivery(page, 'SLOW-1');
  await slowDown(page);
  await createButton(page).dblclick();
  await expect(page).toHaveURL(/\/deliveries$/);
  await expect(page.getByRole('link', { name: 'SLOW-1' })).toBeVisible();
  expect(await storedIds(cloud, organization.id)).toEqual(['SLOW-1']);
});

test('an answer that is lost makes no second delivery', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'LOST-1');
  await loseWriteAnswer(page);
  await createButton(page).click();
  await expect.poll(() => storedIds(cloud, organization.id)).toEqual(['LOST-1']);
  await page.goto('/deliveries');
  await expect(page.getByRole('table').getByRole('link', { name: 'LOST-1' })).toBeVisible();
  expect(await storedIds(cloud, organization.id)).toEqual(['LOST-1']);
});

test('a delivery that was cancelled is not created again by an answer that was lost', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'GONE-1');
  await loseWriteAnswer(page);
  await createButton(page).click();
  await expect.poll(() => storedIds(cloud, organization.id)).toEqual(['GONE-1']);
  await page.context().setOffline(true);
  await cancelEverything(cloud, organization.id);
  await expect(waiting(page, 'GONE-1')).toContainText('Saved on this device');
  await page.context().setOffline(false);
  await expect(waiting(page, 'GONE-1')).toContainText('Needs you');
  await expect(waiting(page, 'GONE-1')).toContainText('cancelled since');
  expect(await storedIds(cloud, organization.id)).toEqual([]);
  // Who wants it all the same says so.
  await page.getByRole('link', { name: 'Edit GONE-1' }).click();
  await createButton(page).click();
  await expect(page.getByRole('table').getByRole('link', { name: 'GONE-1' })).toBeVisible();
  expect(await storedIds(cloud, organization.id)).toEqual(['GONE-1']);
});

test('what the server refuses later needs a person, who sends it again', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await createOffline(page, 'OFF-3');
  await refuseWrites(page);
  await page.context().setOffline(false);
  await expect(waiting(page, 'OFF-3')).toContainText('Needs you');
  await repair(page);
  await page.getByRole('button', { name: 'Send OFF-3 again' }).click();
  await expect(waiting(page, 'OFF-3')).toContainText('Accepted');
  expect(await storedIds(cloud, organization.id)).toEqual(['OFF-3']);
});

test('what waits can be changed, and is sent as it was changed', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery');
  await createOffline(page, 'OFF-4');
  await page.getByRole('link', { name: 'Edit OFF-4' }).click();
  await expect(page.getByLabel('Drop-off name')).toHaveValue('Naledi Molefe');
  await page.getByLabel('External ID').fill('OFF-4B');
  await createButton(page).click();
  await expect(waiting(page, 'OFF-4B')).toContainText('Saved on this device');
  await expect(page).toHaveURL(/\/newdelivery$/);
  await page.context().setOffline(false);
  await expect(waiting(page, 'OFF-4B')).toContainText('Accepted');
  expect(await storedIds(cloud, organization.id)).toEqual(['OFF-4B']);
});

test('signing out says what it deletes, and deletes it', async ({ page, cloud, company }) => {
  const { admin, organization } = company;
  await signIn(page, cloud, admin.phoneNumber);
  await page.getByRole('link', { name: 'New Delivery' }).click();
  await createOffline(page, 'OFF-5');
  await refuseWrites(page);
  await page.context().setOffline(false);
  await expect(waiting(page, 'OFF-5')).toContainText('Needs you');
  await askToSignOut(page);
  await expect(signOutPopup(page)).toContainText('not sent: 1. Signing out deletes them.');
  await signOutPopup(page).getByRole('button', { name: 'Cancel' }).click();
  await signOut(page);
  await repair(page);
  await signIn(page, cloud, admin.phoneNumber);
  await expect(heading(page)).toHaveText(/Deliveries|Create New Delivery/);
  await expect(section(page, 'Outbox')).toHaveCount(0);
  expect(await countDeliveries(cloud, organization.id)).toBe(0);
});
