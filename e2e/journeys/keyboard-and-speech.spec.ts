import type { Page } from '@playwright/test';
import { expectAnnouncements, recordAnnouncements } from '../support/announcements';
import { newestCode } from '../support/codes';
import { expect, test } from '../support/fixtures';
import { afterPrefix } from '../support/numbers';
import { heading } from '../support/screens';
import { followSidebar } from '../support/sidebar';
import { GATE } from '../support/tags';

test(
  'another screen sets the title, takes the focus to its heading and is announced once',
  GATE,
  async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    await recordAnnouncements(page);
    await page.goto('/deliveries');
    await expect(page).toHaveTitle('Deliveries · Fleetfoot');
    await expect(page.getByText('No deliveries yet')).toBeVisible();
    await expectAnnouncements(page, []);
    for (const name of ['Team', 'API', 'Advertising', 'Restaurants', 'Address Book', 'Deliveries']) {
      await followSidebar(page, name);
      await expect(heading(page)).toHaveText(name);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Fleetfoot`);
      await expectAnnouncements(page, [name]);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Address Book');
    await expect(heading(page)).toBeFocused();
    await expectAnnouncements(page, ['Address Book']);
  },
);

test('a screen that fails or recovers announces itself in the same way', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  await recordAnnouncements(page);
  await page.goto('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.route('**/remotes/mf-restaurants/**', (route) => route.abort());
  await followSidebar(page, 'Restaurants');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(heading(page)).toHaveText('Restaurants');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Restaurants · Fleetfoot');
  await expectAnnouncements(page, ['Restaurants']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('You are currently not enrolled in our restaurant program')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('signing in works with the keyboard alone', GATE, async ({ page, cloud, phoneNumber }) => {
  await page.goto('/login');
  const field = page.getByLabel('Mobile number');
  await expect(field).toBeVisible();
  for (let press = 0; press < 3; press += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(afterPrefix(phoneNumber));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/verify$/);
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeVisible();
  for (let press = 0; press < 3; press += 1) {
    if (await code.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(code).toBeFocused();
  await page.keyboard.type(await newestCode(cloud, phoneNumber));
  await expect(page).toHaveURL(/\/createprofile$/);
});

test('sidebar and popup work with the keyboard alone', GATE, async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const team = page.getByRole('navigation').getByRole('link', { name: 'Team' });
  await team.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Team');
  await expect(heading(page)).toBeFocused();

  const opener = page.getByRole('button', { name: 'Sign Out' });
  // The first and the last of what comes after the page.
  await expect(page.getByRole('switch', { name: 'Test mode' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await team.focus();
  for (const [role, name] of [
    ['switch', 'Test mode'],
    ['link', 'Billing'],
    ['link', 'Lerato Khumalo'],
    ['combobox', 'Language'],
    ['combobox', 'Save data'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(role, { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('summary').filter({ hasText: 'so far' })).toBeFocused();
  for (const name of ['Keyboard shortcuts', 'Sign Out']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the menu of a small screen closes after a choice and by Escape, and gives the focus back', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('about:blank', { viewport: { width: 768, height: 800 } });
  await page.goto('/deliveries');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(menu).toHaveCount(0);
  await expect(heading(page)).toHaveText('Team');
  await expect(heading(page)).toBeFocused();
  await page.setViewportSize({ width: 769, height: 800 });
  await expect(page.getByRole('navigation')).toBeVisible();
  await expect(opener).toHaveCount(0);
});

/** What has the focus and is covered where it is on the screen. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return undefined;
    const { left, top, right, bottom } = activeElement.getBoundingClientRect();
    // The middle of the part that is on the screen.
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const shown = document.elementFromPoint(x, y);
    const isReached = activeElement.contains(shown) || shown?.contains(activeElement);
    return isReached ? undefined : activeElement.outerHTML.slice(0, 120);
  });
}

test('the focus is never lost on a screen of 320 px', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank', { viewport: { width: 320, height: 640 } });
  await page.goto('/newdelivery');
  // What comes last: it moves what stands below, and with it what has the focus.
  await expect(page.getByText(/^Left empty, it is /)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => coveredFocus(page)).toBeUndefined();
  }
});
