import { crashPage } from '../../support/crashing-page';
import {
  EMPTY,
  ENTRY,
  expectCard,
  expectRecovery,
  expectRetryToAsk,
  VICTIM,
} from '../../support/failure-card';
import { deployBroken } from '../../support/fake-remote';
import { repair } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { countLoads } from '../../support/load-count';
import { readLine, releaseAgain } from '../../support/registry-faults';
import { heading } from '../../support/screens';
import { followSidebar } from '../../support/sidebar';
import { GATE } from '../../support/tags';

test('a page whose chunk is gone after a deploy loads the new build without a reload', async ({
  openAsAdmin,
  cloud,
}) => {
  const page = await openAsAdmin('/restaurants');
  const loads = countLoads(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  const { version } = await readLine(page, cloud.origin, VICTIM);
  await page.route(`**/remotes/${VICTIM}/${version}/**`, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await releaseAgain(page, VICTIM, 'next');
  const fresh = page.waitForRequest(`**/remotes/${VICTIM}/next/restaurant-detail-page.*.js`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/restaurants/none';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await fresh;
  await expect(page.getByText('Restaurant not found.')).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page whose chunk cannot be loaded shows its failure, and tries again', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  const loads = countLoads(page);
  await expect(page.getByLabel('External ID')).toBeVisible();
  const chunk = '**/remotes/mf-deliveries/**/delivery-list-page.*.js';
  await page.route(chunk, (route) => route.abort());
  await followSidebar(page, 'Deliveries');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(heading(page)).toHaveText('Deliveries');
  await followSidebar(page, 'Team');
  await expect(heading(page)).toHaveText('Team');
  await page.goBack();
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await repair(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  expect(loads()).toBe(0);
});

test('a remote whose mount rejects shows a card that recovers', GATE, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  const loads = countLoads(page);
  await deployBroken(page, VICTIM, { mount: 'rejects', unmount: 'resolves' });
  await page.goto('/restaurants');
  await expectCard(page, 'This page has stopped working');
  await expectRetryToAsk(page, '**/remoteEntry.broken.js', 'This page has stopped working');
  await expectRecovery(page);
  expect(loads()).toBe(1);
});

test('a page that crashes while rendering affects no other page', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  const loads = countLoads(page);
  await crashPage(page, VICTIM, 'restaurant-list-page');
  await page.goto('/team');
  await followSidebar(page, 'Restaurants');
  await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
  await expect(heading(page)).toHaveText('Restaurants');
  await followSidebar(page, 'Team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
  expect(loads()).toBe(1);
});

test('an old page whose files are gone reloads itself once', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  const loads = countLoads(page);
  await expect(heading(page)).toHaveText('Team');
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'gone' }));
  // A page reloads itself only after more than a minute.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
  });
  const reloaded = page.waitForEvent('domcontentloaded');
  await followSidebar(page, 'Restaurants');
  await reloaded;
  await expect(page.getByRole('heading', { name: 'This page has moved on' })).toBeVisible();
  expect(loads()).toBe(1);
  await expectRecovery(page);
  expect(loads()).toBe(1);
});

test('an old page with unsaved work is not reloaded', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/newdelivery');
  const loads = countLoads(page);
  await page.getByLabel('External ID').fill('PRECIOUS-1');
  await page.route(ENTRY, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 61_000;
  });
  await followSidebar(page, 'Restaurants');
  await expect(page.getByRole('heading', { name: 'This page has moved on' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('External ID')).toHaveValue('PRECIOUS-1');
  expect(loads()).toBe(0);
});
