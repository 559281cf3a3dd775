import type { Page } from '@playwright/test';
import { storeDelivery } from '../support/deliveries';
import { countReads } from '../support/document-reads';
import { stall } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { LISTENING } from '../support/network';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';

const PHONE = { width: 360, height: 740 };

function summary(page: Page) {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /deliver|newest/ });
}

/** The references of the rows in the page, from the top. */
async function references(page: Page): Promise<string[]> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  // All at the same moment: rows come and go while the list finds out how high they are.
  const found = await rows.evaluateAll((all) =>
    all.map((row) => ({
      index: Number(row.getAttribute('aria-rowindex')),
      text: row.querySelector('[role=rowheader]')?.textContent ?? '',
    })),
  );
  return found.sort((a, b) => a.index - b.index).map(({ text }) => text);
}

test(
  'the newest fifty deliveries are read, older ones on demand, and all of them stay live',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 130);
    const page = await openAsAdmin('/team');
    await expect(heading(page)).toHaveText('Team');
    const count = await countReads(page);
    await page.reload();
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await expect(summary(page)).toHaveText('Showing the newest 50; there are older ones.');
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '51');
    await expect.poll(() => count.reads('Deliveries')).toBeGreaterThanOrEqual(50);
    expect(count.reads('Deliveries')).toBeLessThanOrEqual(60);

    await page.getByRole('button', { name: 'Load 50 more' }).first().click();
    await expect(summary(page)).toHaveText('Showing the newest 100; there are older ones.');
    await expect.poll(() => count.reads('Deliveries')).toBeGreaterThanOrEqual(100);
    expect(count.reads('Deliveries')).toBeLessThanOrEqual(110);
    await page.getByRole('button', { name: 'Load all' }).click();
    await expect(summary(page)).toHaveText('130 deliveries.');
    await expect.poll(() => count.reads('Deliveries')).toBeGreaterThanOrEqual(130);
    expect(count.reads('Deliveries')).toBeLessThanOrEqual(140);

    await storeDelivery(cloud, organization.id, { external_id: 'NEW-1' });
    await expect(summary(page)).toHaveText('131 deliveries.');
    expect((await references(page)).slice(0, 3)).toEqual(['NEW-1', 'MANY-00001', 'MANY-00002']);
    await cloud.firestore.doc(`Organizations/${organization.id}/Deliveries/many-120`).delete();
    await expect(summary(page)).toHaveText('130 deliveries.');
  },
);

test(
  'search, filters and order stay in the address through a reload and the way back',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 40);
    const page = await openAsAdmin('/deliveries');
    await page.getByRole('searchbox', { name: 'Search' }).fill('zoe muller');
    await expect(page).toHaveURL(/\?q=zoe\+muller$/);
    await page.getByLabel('Status').selectOption('Delivered');
    await page.getByRole('button', { name: 'Drop-off address' }).click();
    await expect(page).toHaveURL(/q=zoe\+muller&status=Delivered&sort=address$/);
    const sorted = page.getByRole('columnheader', { name: 'Drop-off address' });
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    const shown = await references(page);
    expect(shown.length).toBeGreaterThan(0);

    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('zoe muller');
    await expect(page.getByLabel('Status')).toHaveValue('Delivered');
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => references(page)).toEqual(shown);
    await page.getByRole('link', { name: shown[0] ?? '' }).click();
    await expect(heading(page)).toHaveText(shown[0] ?? '');
    await page.goBack();
    await expect.poll(() => references(page)).toEqual(shown);

    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody at all');
    await expect(page.getByText('No deliveries found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(summary(page)).toHaveText('40 deliveries.');
  },
);

test('cards on a phone can be searched, filtered and ordered', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 60);
  const page = await openAsAdmin('/deliveries', { viewport: PHONE });
  await expect(page.getByRole('button', { name: 'Drop-off name' })).toHaveCount(0);
  await page.getByText('Filters and order').click();
  await page.getByLabel('Sort by').selectOption({ label: 'External ID, Z to A' });
  await expect.poll(async () => (await references(page))[0]).toBe('MANY-00050');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 2_000);
  await expect(page.getByRole('link', { name: 'MANY-00001' })).toBeInViewport();
});

test('the screen appears before its rows, and keeps the input typed until they arrive', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 60);
  const page = await openAsAdmin('/team', { viewport: PHONE });
  const release = await stall(page, new RegExp(`:runQuery|${LISTENING.source}`));
  await page.goto('/deliveries?status=Delivered', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Deliveries');
  await expect(page.getByRole('status', { name: 'Loading deliveries' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('many-0000');
  await release();
  await expect(page.getByRole('row').filter({ hasText: 'MANY-00006' })).toContainText('Delivered');
  await expect(page).toHaveURL(/q=many-0000&status=Delivered$/);
  await expect(summary(page)).toHaveText('2 of 14 deliveries that fit the filters.');
});

test(
  'the list without a network explains itself, and continues when the network returns',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 130);
    const page = await openAsAdmin('/deliveries');
    await expect(summary(page)).toContainText('newest 50');
    const loadMore = page.getByRole('button', { name: 'Load 50 more' }).first();
    // The rows come before the channel that follows them: cut off while it opens, the emulator may not answer the next one.
    await expect(loadMore).toBeEnabled();
    await page.context().setOffline(true);
    await page.getByRole('searchbox', { name: 'Search' }).fill('sipho');
    await expect(summary(page)).toContainText('Searched the newest 50');
    await page.context().setOffline(false);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await loadMore.click();
    await expect(summary(page)).toHaveText('Showing the newest 100; there are older ones.');
  },
);
