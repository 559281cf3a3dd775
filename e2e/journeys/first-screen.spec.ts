import type { Locator, Page } from '@playwright/test';
import { expectAccessibleHere } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { afterPrefix } from '../support/numbers';
import { heading } from '../support/screens';
import { codeField } from '../support/sign-in';
import { GATE } from '../support/tags';

/** Keeps back the product's scripts until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where it begins and how high it is. */
async function cornerOf(element: Locator): Promise<{ x: number; y: number; height: number }> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  // It has just given way to another one.
  if (box === null) return cornerOf(element);
  const { x, y, height } = box;
  return { x, y, height };
}

const numberField = (page: Page) => page.getByLabel('Mobile number');

test(
  'a number is typed before any script is there, and is still there after',
  GATE,
  async ({ page, phoneNumber }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await numberField(page).click();
    await page.keyboard.type('82 123');
    await expectAccessibleHere(page, page.url());
    const before = await numberField(page).boundingBox();
    release();
    await expect(page.locator('#first')).toBeHidden();
    await expect(numberField(page)).toHaveValue('82123');
    await expect(numberField(page)).toBeFocused();
    expect(await numberField(page).boundingBox()).toEqual(before);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(afterPrefix(phoneNumber));
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeVisible();
  },
);

test('a number that is sent before any script is there is sent once they are', async ({
  page,
  phoneNumber,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await numberField(page).fill(afterPrefix(phoneNumber));
  await page.getByRole('button', { name: 'Continue' }).click();
  // Nothing of it has gone into the address.
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(/\/verify$/);
  await expect(codeField(page)).toBeVisible();
});

test('the form says what is missing when nothing was typed before it was sent', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(numberField(page)).toHaveAccessibleDescription(/Please provide your phone number\./);
});

for (const width of [1280, 360]) {
  test(`the frame of a page stands before any script, at ${width} px, and nothing moves after`, async ({
    openAsAdmin,
  }) => {
    const page = await openAsAdmin('about:blank');
    // Before the page is there: its bar of small screens comes a frame after the size.
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/team');
    await expect(heading(page)).toHaveText('Team');
    const place = await cornerOf(heading(page));
    const release = await holdScripts(page);
    await page.goto('/team', { waitUntil: 'commit' });
    const first = page.locator('#first h1');
    await expect(first).toHaveText('Team');
    expect(await cornerOf(first)).toEqual(place);
    // A picture: nobody is offered what cannot be used yet.
    await expect(heading(page)).toHaveCount(0);
    await expectAccessibleHere(page, page.url());
    release();
    await expect(heading(page)).toHaveText('Team');
    await expect(page.locator('#first')).toHaveCount(0);
    expect(await cornerOf(heading(page))).toEqual(place);
  });
}

test('a page whose scripts do not come says so in place of its first screen', GATE, async ({ page }) => {
  await page.route(/main\.[^/]*\.js$/, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'The dashboard has not loaded' })).toBeVisible();
  await expect(numberField(page)).toBeHidden();
});
