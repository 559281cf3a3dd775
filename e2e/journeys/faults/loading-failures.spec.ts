import { ENTRY, expectCard, expectRecovery, expectRetryToAsk, VICTIM } from '../../support/failure-card';
import { expect, test } from '../../support/fixtures';
import { countLoads } from '../../support/load-count';
import { editStoredLine } from '../../support/registry-faults';
import { followSidebar } from '../../support/sidebar';
import { GATE } from '../../support/tags';

test('a store that tells nonsense takes nothing from an open page', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  const loads = countLoads(page);
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await editStoredLine(page, VICTIM, () => ({ id: VICTIM, routes: 'none' }));
  await page.route(ENTRY, (route) => route.abort());
  await followSidebar(page, 'Restaurants');
  await expectCard(page, 'This page is not available right now');
  await expectRetryToAsk(page, '**/remotes.json', 'This page is not available right now');
  await expectRecovery(page);
  expect(loads()).toBe(0);
});

test('a container changed in transit is not run', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  await page.route(ENTRY, async (route) => {
    const response = await route.fetch({ timeout: 0 });
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
  await page.goto('/restaurants');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expectRecovery(page);
});

test(
  'a container that never arrives blocks no other page and ends in a card',
  GATE,
  async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    const loads = countLoads(page);
    await page.route(ENTRY, () => {});
    // The page requests the container itself, so its load event never fires.
    await page.goto('/restaurants', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading Restaurants' })).toBeVisible();
    await followSidebar(page, 'Team');
    await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
    await followSidebar(page, 'Restaurants');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
    await expectRecovery(page);
    expect(loads()).toBe(1);
  },
);
