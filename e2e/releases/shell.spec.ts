import { expect, test } from '../support/fixtures';
import { countLoads } from '../support/load-count';
import { releaseShell, restoreShell } from '../support/shell-builds';
import { followSidebar } from '../support/sidebar';

test.afterAll(restoreShell);

test('a new shell is on new pages at once, and an open tab goes on with its own, lazy chunks included', async ({
  cloud,
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/restaurants');
  const loads = countLoads(page);
  await expect(page.getByRole('heading', { name: 'Restaurants' })).toBeVisible();
  const { took, gone } = await releaseShell(cloud.origin, 'next');
  console.log(`  new pages come with another shell after ${Math.round(took)} ms`);

  const lazy = gone.map((chunk) => page.waitForResponse(`${cloud.origin}/${chunk}`));
  await followSidebar(page, 'Address Book');
  for (const answer of await Promise.all(lazy)) expect(answer.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Address Book' })).toBeVisible();
  expect(loads()).toBe(0);
  await expect(page.locator('meta[name="shell"]')).toHaveCount(0);

  const fresh = await openAsAdmin('/restaurants');
  await expect(fresh.locator('meta[name="shell"]')).toHaveAttribute('content', 'next');
});
