import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Locator, Page } from '@playwright/test';
import type { Cloud } from '../../support/cloud';
import { countDeliveries } from '../../support/deliveries';
import { createButton, fillDelivery, untilPrepared } from '../../support/delivery-form';
import { loseWriteAnswer, refuseWrites, repair, stall, WRITES } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { heading, section } from '../../support/screens';
import { askToSignOut, signIn, signOut, signOutPopup } from '../../support/sign-in';
import { readStorage } from '../../support/storage';
import { gateIf } from '../../support/tags';

/** Written with a delivery alone: the copy of its draft, which is written whenever typing rests, has none. */
const RECEIPT = '/DeliveryReceipts/';

function waiting(page: Page, title: string): Locator {
  return section(page, 'Outbox').getByRole('listitem').filter({ hasText: title });
}

/** Creates a delivery without a connection. */
async function createOffline(page: Page, externalID: string): Promise<void> {
  await fillDelivery(page, externalID);
  await untilPrepared(page);
  await page.context().setOffline(true);
  await createButton(page).click();
  await expect(waiting(page, externalID)).toContainText('Saved on this device');
  // This message appears once the form no longer sends the delivery itself.
  await expect(page.getByText(`Delivery ${externalID} is saved on this device.`)).not.toHaveCount(0);
}

async function storedIDs(cloud: Cloud, orgID: string): Promise<readonly string[]> {
  const { docs } = await cloud.firestore.collection(deliveries.path(orgID)).get();
  return docs.map((document) => String(document.get('external_id')));
}

for (const width of [1280, 360]) {
  test(
    `an offline delivery is saved on the device, and sent once there is a connection, at ${width} px`,
    gateIf(width === 360),
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      const page = await openAsAdmin('/newdelivery', { viewport: { width, height: 800 } });
      await createOffline(page, 'OFF-1');
      await expect(page.getByRole('main').getByText('Delivery OFF-1 is saved on this device.')).toBeVisible();
      await expect(page.getByLabel('External ID')).toHaveValue('');
      await expect(page.getByLabel('Drop-off phone number')).toBeFocused();
      expect(await countDeliveries(cloud, organization.id)).toBe(0);
      await page.context().setOffline(false);
      await expect(waiting(page, 'OFF-1')).toContainText('Accepted');
      await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['OFF-1']);
      await waiting(page, 'OFF-1').getByRole('link', { name: 'View OFF-1' }).click();
      await expect(heading(page)).toHaveText('OFF-1');
    },
  );
}

test('a delivery saved on the device is sent once by the next window after its own has closed', async ({
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
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['OFF-2']);
});

test('a waiting delivery is sent while its user is on another page', async ({
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
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['OFF-6']);
  await expect
    .poll(async () => Object.keys((await readStorage(page)).localStorage))
    .toEqual(['fleetfoot.auth']);
});

test('a waiting delivery is sent by the page that is opened next, by one window of two', async ({
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
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['OFF-7']);
  await expect(heading(one)).toHaveText('Team');
  await one.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await expect(waiting(one, 'OFF-7')).toContainText('Accepted');
  expect(commits.filter((body) => body.includes(RECEIPT))).toHaveLength(1);
});

test('two presses while the answer is out create one delivery', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  const page = await openAsAdmin('/newdelivery', { viewport: { width: 360, height: 740 } });
  await fillDelivery(page, 'SLOW-1');
  const sent = page.waitForRequest((request) => (request.postData() ?? '').includes(RECEIPT));
  const release = await stall(page, WRITES);
  await createButton(page).dblclick();
  await sent;
  await release();
  await expect(page).toHaveURL(/\/deliveries$/);
  await expect(page.getByRole('link', { name: 'SLOW-1' })).toBeVisible();
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['SLOW-1']);
});

test('a lost answer causes no second delivery', async ({ openAsAdmin, cloud, company: { organization } }) => {
  const page = await openAsAdmin('/newdelivery');
  await fillDelivery(page, 'LOST-1');
  await loseWriteAnswer(page, undefined, RECEIPT);
  await createButton(page).click();
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['LOST-1']);
  await page.goto('/deliveries');
  await expect(page.getByRole('table').getByRole('link', { name: 'LOST-1' })).toBeVisible();
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['LOST-1']);
});

test('a waiting delivery can be edited, and is sent as it was edited', async ({
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
  await expect.poll(() => storedIDs(cloud, organization.id)).toEqual(['OFF-4B']);
});

test('a sign-out announces how many unsent deliveries it deletes, and deletes them', async ({
  page,
  cloud,
  company,
}) => {
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
