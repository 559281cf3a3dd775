import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { COURIER, ridePast, tellEvent } from '../support/fleet';
import { detail, heading, section } from '../support/screens';
import { readStorage } from '../support/storage';
import { GATE } from '../support/tags';

/** Waits until a page tells what changes, which it does a second after it has come. */
async function untilFollowed(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-changes.')),
    );
  await expect.poll(isThere).toBe(true);
}

/** Notes the rows that stand out for a moment; the function tells of which deliveries. */
async function countMarks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const marked: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, ...args: Parameters<typeof animate>) {
      marked.push(this.dataset['id'] ?? '');
      return animate.apply(this, args);
    };
    Object.assign(window, { marked });
  });
  return () => page.evaluate(() => (window as unknown as { marked: string[] }).marked);
}

test(
  'a delivery goes from Created to Delivered, in the list and on its page, and tells of its courier',
  GATE,
  async ({ cloud, company, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const id = await storeDelivery(cloud, orgID, { external_id: 'RIDE-1' });
    const tell = (event: object) => tellEvent(cloud, orgID, id, event);
    const list = await openAsAdmin('/deliveries');
    const row = list.getByRole('row').filter({ hasText: 'RIDE-1' });
    await expect(row).toContainText('Created');
    await untilFollowed(list);
    const marked = await countMarks(list);
    const page = await openAsAdmin(`/deliveries/${id}`);
    const status = detail(section(page, 'SUMMARY'), 'Status');
    await expect(status).toHaveText('Created');

    expect(await tell({ type: 'assigned', courier: COURIER })).toBe(200);
    await expect(row).toContainText('Courier assigned');
    await expect(section(page, 'TIMELINE')).toContainText('Courier assigned: Thabo M., ND 123-456');
    await expect(page.getByRole('button', { name: 'Cancel Delivery' })).toBeVisible();
    for (const [type, text] of [
      ['arrived_at_pickup', 'At pickup'],
      ['collected', 'Collected'],
      ['arrived_at_dropoff', 'At drop-off'],
      ['delivered', 'Delivered'],
    ]) {
      expect(await tell({ type })).toBe(200);
      await expect(status).toHaveText(text ?? '');
      await expect(row).toContainText(text ?? '');
    }
    await expect(page.getByText('because its status is Delivered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel Delivery' })).toHaveCount(0);
    await expect.poll(marked).toEqual(Array.from({ length: 5 }, () => id));
    expect(await tell({ type: 'failed', reason: 'other' })).toBe(409);
    await expect(status).toHaveText('Delivered');

    await list.getByLabel('Status').selectOption('Collected');
    await expect(row).toHaveCount(0);
    await list.getByLabel('Status').selectOption('Delivered');
    await expect(row).toContainText('Delivered');
  },
);

/** What the courier of a delivery rides along, of its stored stops. */
const ON_THE_WAY = { latitude: -26.17, longitude: 27.98 };
const NEARLY_THERE = { latitude: -26.235, longitude: 27.91 };

/** The browser's own word for whether the tab is seen. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test(
  'the notification centre tells what a courier does, until its user signs out',
  GATE,
  async ({ cloud, company, openAsAdmin }) => {
    const { id: orgID } = company.organization;
    const id = await storeDelivery(cloud, orgID, { external_id: 'RIDE-3' });
    const tell = async (event: object) => expect(await tellEvent(cloud, orgID, id, event)).toBe(200);
    const page = await openAsAdmin('/deliveries');
    const row = page.getByRole('row').filter({ hasText: 'RIDE-3' });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(row).toContainText('Created');
    await bell.click();
    await expect(panel.getByText('No notifications')).toBeVisible();
    await expectAccessible(page, 'the notification centre, empty');
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await untilFollowed(page);

    await tell({ type: 'assigned', courier: COURIER });
    await expect(page.locator('[data-announcer]')).toHaveText('RIDE-3 has a courier.');
    await tell({ type: 'arrived_at_pickup' });
    await expect(row).toContainText('At pickup');
    await tell({ type: 'collected' });
    await expect(bell).toHaveAccessibleName('Notifications, 2 new');
    // The deliveries are read again when somebody comes back to them.
    await page.getByRole('link', { name: 'Team' }).click();
    await expect(heading(page)).toHaveText('Team');
    await tell({ type: 'failed', reason: 'recipient_absent' });
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await expect(bell).toHaveAccessibleName('Notifications, 3 new');

    // The device has it a moment after the bell.
    await expect
      .poll(async () => JSON.stringify((await readStorage(page)).databases))
      .toContain('RIDE-3 failed');
    await page.reload();
    await expect(bell).toHaveAccessibleName('Notifications, 3 new');
    await bell.click();
    await expect(panel.getByRole('link')).toHaveText([
      /^RIDE-3 failedNewNobody was there to take it/,
      /^RIDE-3 is collectedNew/,
      /^RIDE-3 has a courierNew/,
    ]);
    await expectAccessible(page, 'the notification centre');
    await panel.getByRole('link', { name: /^RIDE-3 failed/ }).click();
    await expect(heading(page)).toHaveText('RIDE-3');
    await expect(panel).toHaveCount(0);
    await expect(bell).toHaveAccessibleName('Notifications');

    const kept = () =>
      page.evaluate(
        async () => (await indexedDB.databases()).filter(({ name }) => name?.endsWith('.notices')).length,
      );
    expect(await kept()).toBe(1);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/login/);
    await expect(bell).toHaveCount(0);
    await expect.poll(kept).toBe(0);
  },
);

test('a ride is followed on the map and in words, and its tab says how far it is', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const { id: orgID } = company.organization;
  const id = await storeDelivery(cloud, orgID, { external_id: 'RIDE-2' });
  const tell = async (event: object) => expect(await tellEvent(cloud, orgID, id, event)).toBe(200);
  const page = await openAsAdmin(`/deliveries/${id}`);
  await expect(page).toHaveTitle('RIDE-2, Created · Fleetfoot');
  const route = section(page, 'ROUTE');
  const arrival = detail(route, 'Arrival');
  await expect(arrival).toHaveCount(0);

  await tell({ type: 'assigned', courier: COURIER });
  await expect(page).toHaveTitle('RIDE-2, Courier assigned · Fleetfoot');
  await expect(arrival).toContainText('No position of the courier yet');
  await ridePast(tell, ON_THE_WAY, arrival, /^About \d+ minutes to the pickupPosition .* old/);
  await expect(route.getByRole('img', { name: 'Courier' })).toBeVisible();
  await expect(route.locator('path.local-line')).toHaveCount(1);
  await expectAccessible(page, 'a delivery on the road');

  await setHidden(page, true);
  // Past the server, which takes a position every ten seconds.
  await cloud.firestore
    .doc(`Organizations/${orgID}/CourierPositions/${id}`)
    .update({ ...NEARLY_THERE, updated_at: new Date() });
  await tell({ type: 'collected' });
  await expect(page).toHaveTitle('RIDE-2, Collected · Fleetfoot');
  await expect(arrival).toContainText(/^About [2-4]\d minutes to the drop-off/);
  await setHidden(page, false);
  await expect(arrival).toContainText(/^About (a|\d) minutes? to the drop-off/);

  await tell({ type: 'delivered' });
  await expect(page).toHaveTitle('RIDE-2, Delivered · Fleetfoot');
  await expect(arrival).toHaveCount(0);
  await expect(route.getByRole('img', { name: 'Courier' })).toHaveCount(0);
});
