import { expect, type Page } from '@playwright/test';

/** Waits until single keys work, which they do once their code and the user's choice are there. */
export async function untilKeysWork(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(async () => {
    if (!(await list.isVisible())) await page.keyboard.press('?');
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

/** Presses the keys of a text and Enter as a scanner does: at once, whatever else the machine does meanwhile. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...text, 'Enter'],
  );
}
