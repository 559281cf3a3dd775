import type { Locator, Page } from '@playwright/test';

const SMALL_SCREEN_PX = 768;

export function isSmallScreen(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) <= SMALL_SCREEN_PX;
}

/** The sidebar; on a small screen it is opened first. */
export async function openSidebar(page: Page): Promise<Locator> {
  if (!isSmallScreen(page)) return page.getByRole('banner');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  return menu;
}

/** Follows a link of the sidebar. */
export async function followSidebar(page: Page, name: string): Promise<void> {
  const sidebar = await openSidebar(page);
  await sidebar.getByRole('link', { name, exact: true }).click();
}
