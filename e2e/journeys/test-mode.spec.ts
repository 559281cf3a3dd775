import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Page } from '@playwright/test';
import { apiDelivery, callApi, keysOf } from '../support/api';
import { expectAccessible } from '../support/axe';
import { runScheduled } from '../support/run-scheduled';
import { detail, heading, section } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { gateIf } from '../support/tags';
import { expect, test } from '../support/team-fixtures';
import { openEndpoint } from '../support/webhook-endpoint';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => section(page, 'Test mode');
const row = (page: Page, reference: string) => page.getByRole('link', { name: reference, exact: true });

/** What the switch of the sidebar says. */
const toggle = async (page: Page) => (await openSidebar(page)).getByRole('switch', { name: 'Test mode' });

const WAY = ['Courier assigned', 'At pickup', 'Collected', 'At drop-off', 'Delivered'];

for (const width of [1280, 360]) {
  test(
    `a developer tries out a delivery's whole life in test mode, apart from live ones, at ${width} px`,
    gateIf(width === 360),
    async ({ cloud, company: { organization }, openAsAdmin, join }) => {
      const endpoint = await openEndpoint();
      const page = await openAsAdmin('/api', { viewport: { width, height: 740 } });
      const isWide = width === 1280;

      // A webhook of test mode.
      await button(page, 'Add webhook').click();
      const form = page.getByRole('dialog', { name: 'Add a webhook' });
      await form.getByLabel('Hears of').selectOption('Test deliveries');
      await form.getByLabel('Address').fill(endpoint.url);
      await form.getByRole('button', { name: 'Add webhook' }).click();
      await page
        .getByRole('dialog', { name: 'Copy this secret now' })
        .getByRole('button', { name: 'Done' })
        .click();
      await expect(detail(page, 'Mode')).toContainText('Test');

      // The same key that a shop's system has, and one delivery that is real.
      const keys = await keysOf(cloud, organization.id);
      for (const [key, reference] of [
        [keys.test, 'TRY-1'],
        [keys.test, 'TRY-2'],
        [keys.live, 'REAL-1'],
      ] as const) {
        expect(await callApi(cloud, key, 'POST', '/deliveries', apiDelivery(reference))).toBe(201);
      }

      // Test mode is on, survives a reload, and has no live delivery.
      await expect(await toggle(page)).not.toBeChecked();
      await (await toggle(page)).click();
      await expect(heading(page)).toHaveText('Test deliveries');
      await page.reload();
      await expect(row(page, 'TRY-1')).toBeVisible();
      await expect(row(page, 'TRY-2')).toBeVisible();
      await expect(row(page, 'REAL-1')).toBeHidden();
      await expect(banner(page)).toContainText('nothing is charged or delivered.');
      const sidebar = await openSidebar(page);
      await expect(sidebar.getByRole('switch', { name: 'Test mode' })).toBeChecked();
      await expect(sidebar.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
        ...['Test deliveries', 'Example day'],
      ]);
      if (!isWide) await sidebar.getByRole('button', { name: 'Close menu' }).click();
      await expectAccessible(page, 'the test deliveries');

      // One is delivered.
      await row(page, 'TRY-1').click();
      await expect(heading(page)).toHaveText('TRY-1');
      await expectAccessible(page, 'a test delivery');
      for (const status of WAY) {
        await button(page, `Advance to ${status}`).click();
        await expect(detail(page, 'Status')).toHaveText(status);
      }
      await expect(page.getByText('This test delivery has ended.')).toBeVisible();
      await expect(button(page, 'Fail')).toBeHidden();
      await page.goBack();
      await expect(heading(page)).toHaveText('Test deliveries');

      // Another one fails and comes back.
      await row(page, 'TRY-2').click();
      await button(page, 'Advance to Courier assigned').click();
      await expect(detail(page, 'Status')).toHaveText('Courier assigned');
      await button(page, 'Fail').click();
      const dialog = page.getByRole('dialog', { name: 'Fail this test delivery' });
      await expectAccessible(page, 'the failure of a test delivery');
      await dialog.getByLabel('Reason').selectOption('Nobody was there to take it');
      await dialog.getByRole('button', { name: 'Fail' }).click();
      await expect(detail(page, 'Why it failed')).toHaveText('Nobody was there to take it');
      await button(page, 'Return').click();
      await expect(detail(page, 'Status')).toHaveText('Returning');
      await button(page, 'Complete the return').click();
      await expect(detail(page, 'Status')).toHaveText('Returned');

      // Its webhook has heard of each step, and of nothing that is real.
      const told = [
        ...['created', 'assigned', 'arrived_at_pickup', 'collected', 'arrived_at_dropoff', 'delivered'],
        ...['created', 'assigned', 'failed', 'returning', 'returned'],
      ].map((event) => `delivery.${event}`);
      // Another run may have looked at these events a moment ago; then the next one tells them.
      await expect(async () => {
        await runScheduled(cloud, 'everyMinute/sendWebhooks', organization.id);
        expect(endpoint.received.map(({ type }) => type).sort()).toEqual(told.toSorted());
      }).toPass({ timeout: 60_000 });

      // A link opens in test mode for whoever opens it.
      const member = await join('Member');
      const { pathname } = new URL(page.url());
      const tried = pathname.split('/').at(-1);
      const theirs = await member.open(pathname);
      await expect(heading(theirs)).toHaveText('TRY-2');
      await expect(banner(theirs)).toBeVisible();

      // Out of it there are live deliveries alone.
      await page.getByRole('link', { name: 'Leave test mode' }).click();
      await expect(heading(page)).toHaveText('Deliveries');
      await expect(page.getByText('REAL-1')).toBeVisible();
      await expect(page.getByText(/TRY-/)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      await expect(await toggle(page)).not.toBeChecked();

      // A delivery is found in its own mode alone.
      await page.goto(`/deliveries/${tried}`);
      await expect(page.getByText('Delivery not found', { exact: true })).toBeVisible();
      const { docs } = await cloud.firestore.collection(deliveries.path(organization.id)).get();
      await page.goto(`/test/deliveries/${docs[0]?.id}`);
      await expect(page.getByText('Test delivery not found.')).toBeVisible();
      await endpoint.close();
    },
  );
}
