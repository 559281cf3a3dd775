import type { Page } from '@playwright/test';

/** Waits until the search can be asked for: its keys work from when the navigation has its button, or the one of the menu that it is in. */
export async function untilSearchable(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(?:Find|Menu)/ })
    .first()
    .waitFor();
}

/** Opens the search by its keys. */
export async function openSearch(page: Page): Promise<void> {
  await untilSearchable(page);
  await page.keyboard.press('Control+k');
}
