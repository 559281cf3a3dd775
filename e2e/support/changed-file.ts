import type { Page } from '@playwright/test';

/**
 * Changes one letter of a file on its way: the first of a text in it.
 * @returns what the text has become
 */
export async function changeLetter(page: Page, pattern: string, text: string): Promise<string> {
  const changed = text.replace(/^./, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 0x20));
  await page.route(pattern, async (route) => {
    if (route.request().method() === 'HEAD') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(text)) throw new Error(`${route.request().url()} does not contain '${text}'.`);
    return route.fulfill({ response, body: body.replace(text, changed) });
  });
  return changed;
}
