import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { demoAdmin } from '../support/demo';
import { expect, test } from '../support/fixtures';
import { inviteToCreate } from '../support/invitations';
import { layoutProblems } from '../support/layout-problems';
import { createAccount, createPerson } from '../support/people';
import { heading, nextFrames } from '../support/screens';
import {
  INVITED_SCREENS,
  NO_PROFILE_SCREENS,
  SCREENS_OF_EVERY_WIDTH,
  type Screen,
  translatedVisitorScreens,
  visitorScreens,
} from '../support/screenshot-list';
import { openScreen } from '../support/take-screenshots';
import { watchViolations } from '../support/violation-watch';
import { openEndpoint } from '../support/webhook-endpoint';

const WIDTHS = [320, 390, 769, 820, 1024, 1280, 1920];
const HEIGHT = 900;

const expectFit = (page: Page, message: string) =>
  expect
    .configure({ soft: true })
    .poll(() => layoutProblems(page), { message })
    .toEqual([]);

/**
 * Opens each screen: it fits every width, and letters twice as large, and is accessible. The content security policy blocks no
 * part of it.
 */
async function expectScreensFit(page: Page, screens: readonly Screen[]): Promise<void> {
  const violations = await watchViolations(page);
  for (const screen of screens) {
    const { name } = screen;
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await openScreen(page, screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectFit(page, `${name}, ${width} px`);
    }
    await page.setViewportSize({ width: 1280, height: HEIGHT });
    await expectAccessible(page, name);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFit(page, `${name}, text of 200 %`);
    expect.soft(violations(), name).toEqual([]);
  }
}

test('the sidebar is a rail of icons, each with its name, where a page needs the room', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/team');
  // What comes last into the sidebar.
  await expect(page.getByLabel('Save data', { exact: true })).toBeAttached();
  const sidebar = page.getByRole('banner');
  const team = sidebar.getByRole('link', { name: 'Team', exact: true });
  const name = team.getByText('Team');
  const expectWidth = async (width: number, expected: number) => {
    await page.setViewportSize({ width, height: 560 });
    await expect
      .poll(() =>
        page.evaluate(() =>
          ['header', 'main'].map((name) => document.querySelector(name)?.getBoundingClientRect()),
        ),
      )
      .toEqual([expect.objectContaining({ width: expected }), expect.objectContaining({ x: expected })]);
  };
  await expectWidth(1100, 248);
  await expectWidth(1099, 64);
  await expectWidth(769, 64);
  await expect(team).toHaveAttribute('aria-current', 'page');

  // Of the whole rail, which is higher than the window: the first link, and the last but two after a way down.
  await expect(name).toHaveCSS('clip-path', 'inset(50%)');
  await sidebar.getByRole('link', { name: 'Deliveries' }).hover();
  await expect(sidebar.getByText('Deliveries')).toHaveCSS('clip-path', 'none');
  await team.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(name).toHaveCSS('clip-path', 'none');
  const profile = sidebar.getByRole('link', { name: 'Lerato Khumalo', exact: true });
  await profile.focus();
  await expect(profile).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const tooltip = () =>
    profile.evaluate((link) => {
      const [place, name] = [link, link.querySelector('[data-name]')].map((box) =>
        box?.getBoundingClientRect(),
      );
      const middle = (box: DOMRect | undefined) => (box ? box.y + box.height / 2 : Number.NaN);
      return { isBeside: (name?.x ?? 0) >= 64, isLevel: Math.abs(middle(name) - middle(place)) < 2 };
    });
  await expect.poll(tooltip).toEqual({ isBeside: true, isLevel: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(profile).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toHaveText('Your profile');

  const bell = page.getByRole('button', { name: 'Notifications' });
  const bellName = bell.getByText('Notifications');
  await bell.hover();
  await expect(bellName).toHaveCSS('clip-path', 'none');
  await expect.poll(async () => (await bellName.boundingBox())?.x).toBeGreaterThanOrEqual(64);
  // What listens to the key comes after the page.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(bellName).toHaveCSS('clip-path', 'inset(50%)', { timeout: 100 });
  }).toPass();
  await team.hover();
  await expect(name).toHaveCSS('clip-path', 'none');

  // Backwards through a rail that is scrolled, each link comes out from behind the product's mark and the bell.
  await page.setViewportSize({ width: 1024, height: 480 });
  const signOut = sidebar.getByRole('button', { name: 'Sign Out' });
  await signOut.focus();
  const mark = await bell.boundingBox();
  const bottom = (mark?.y ?? 0) + (mark?.height ?? 0);
  const find = sidebar.getByRole('button', { name: 'Find' });
  while (!(await find.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    await nextFrames(page);
    const { name, top } = await page.evaluate(() => {
      const { activeElement } = document;
      return { name: activeElement?.textContent, top: activeElement?.getBoundingClientRect().top };
    });
    expect(top, `${name}`).toBeGreaterThanOrEqual(bottom);
  }
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(signOut).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signOut.click();
  const pace = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').animationDuration);
  expect(Number.parseFloat(pace)).toBeLessThan(0.001);
});

test('the sign-in screens fit every width', async ({ page, phoneNumber }) => {
  await expectScreensFit(page, [...visitorScreens(phoneNumber), ...translatedVisitorScreens(phoneNumber)]);
});

test('the screens of somebody who sets up an organisation fit every width', async ({
  cloud,
  newNumber,
  openAs,
}) => {
  const newcomer = await openAs({ account: await createAccount(cloud, newNumber()) }, 'about:blank');
  await expectScreensFit(newcomer, NO_PROFILE_SCREENS);
  const person = await createPerson(cloud, newNumber(), 'Johan van der Merwe');
  await inviteToCreate(cloud, person.phoneNumber, 'Karoo Kitchen');
  await expectScreensFit(await openAs({ account: person, person }, 'about:blank'), INVITED_SCREENS);
});

test('the page of a webhook fits every width', async ({ openAsAdmin }) => {
  const endpoint = await openEndpoint();
  async function prepare(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a webhook' });
    await form.getByLabel('Address').fill(endpoint.url);
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  }
  await expectScreensFit(await openAsAdmin('about:blank'), [{ name: 'webhook', path: '/api', prepare }]);
  await endpoint.close();
});

const GROUP = 8;

for (let from = 0; from < SCREENS_OF_EVERY_WIDTH.length; from += GROUP) {
  const group = SCREENS_OF_EVERY_WIDTH.slice(from, from + GROUP);
  const names = group.map(({ name }) => name).join(', ');
  test(`the screens ${names} fit every width, and the policies block no part of them`, async ({
    cloud,
    openAs,
  }) => {
    await expectScreensFit(await openAs(await demoAdmin(cloud), 'about:blank'), group);
  });
}
