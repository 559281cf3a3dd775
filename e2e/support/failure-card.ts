import { expect, type Page } from '@playwright/test';
import { repair } from './faults';
import { heading } from './screens';
import { followSidebar } from './sidebar';

/** The remote that fails in these tests. */
export const VICTIM = 'mf-restaurants';
/** Its container script. */
export const ENTRY = `**/remotes/${VICTIM}/**/remoteEntry.*.js`;
/** Text of its first page for a new organisation. */
export const EMPTY = 'You are currently not enrolled in our restaurant program';

/** The card stands in the remote's place, the heading is the page's own, and the rest works. */
export async function expectCard(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
  await expect(heading(page)).toHaveText('Restaurants');
  await followSidebar(page, 'Team');
  await expect(heading(page)).toHaveText('Team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
}

/** Retry while it is still broken asks again and shows the card again. */
export async function expectRetryToAsk(page: Page, pattern: string, message: string): Promise<void> {
  const asked = page.waitForRequest(pattern);
  await page.getByRole('button', { name: 'Retry' }).click();
  await asked;
  await expect(page.getByRole('heading', { name: message })).toBeVisible();
}

export async function expectRecovery(page: Page): Promise<void> {
  await repair(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(heading(page)).toHaveText('Restaurants');
}
