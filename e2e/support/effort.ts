import type { Locator, Page } from '@playwright/test';

/** What a task costs its user. */
export interface Effort {
  readonly clicks: number;
  /** Every key that is pressed; one with Control or Shift is one. */
  readonly keys: number;
}

/** A hand that counts. What it types goes to where the focus is, as it does for a user. */
export function countingHand(page: Page) {
  let [clicks, keys] = [0, 0];
  return {
    async click(target: Locator): Promise<void> {
      clicks += 1;
      await target.click();
    },
    async type(text: string): Promise<void> {
      keys += text.length;
      await page.keyboard.type(text);
    },
    async press(key: string): Promise<void> {
      keys += 1;
      await page.keyboard.press(key);
    },
    effort: (): Effort => ({ clicks, keys }),
  };
}
