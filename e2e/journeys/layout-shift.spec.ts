import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { MOST_SHIFT, type Shifts, watchShifts } from '../support/layout-shifts';
import { storeManyDeliveries } from '../support/many-deliveries';
import { beSlowPhone } from '../support/network';
import { heading, nextFrames } from '../support/screens';
import { shellScript } from '../support/shell-scripts';
import { gateIf } from '../support/tags';

/** Loads a path over a mobile network with a slow processor, and adds up what moved. */
async function shiftsOf(
  page: Page,
  path: string,
  ready: () => Promise<void>,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<Shifts> {
  const readShifts = await watchShifts(page);
  await beSlowPhone(await page.context().newCDPSession(page));
  await page.goto(path, { waitUntil });
  await ready();
  // The typeface comes after the first text.
  await page.waitForFunction(() => document.fonts.check('16px Figtree', 'Aa'));
  await nextFrames(page);
  return readShifts();
}

for (const width of [1280, 1024, 360]) {
  for (const [path, title] of [
    ['/login', 'Sign in to Fleetfoot'],
    ['/deliveries', 'Deliveries'],
    ['/team', 'Team'],
  ] as const) {
    // A rail has the same place on every page.
    if (width === 1024 && path !== '/deliveries') continue;
    test(
      `${path} moves nothing while it loads, at ${width} px`,
      gateIf(path === '/deliveries' && width === 360),
      async ({ openAsAdmin, page: visitor, cloud, company: { organization } }) => {
        await storeManyDeliveries(cloud, organization.id, 40);
        const page = path === '/login' ? visitor : await openAsAdmin('about:blank');
        await page.setViewportSize({ width, height: 800 });
        const shifts = await shiftsOf(page, path, async () => {
          await expect(heading(page)).toHaveText(title);
          if (path === '/deliveries') {
            await expect(page.getByText('MANY-00001')).toBeVisible();
            // What there is to do today comes last.
            await expect(page.getByRole('region', { name: 'Today' }).getByRole('button')).toBeVisible();
          }
          if (path === '/team') await expect(page.getByText('No pending invitations')).toBeVisible();
        });
        console.log(`${path} at ${width} px: ${shifts.total.toFixed(3)}`);
        expect(shifts.total, shifts.described).toBeLessThan(MOST_SHIFT);
      },
    );
  }
}

test('/deliveries moves nothing where the navigation comes after the page, at 360 px', async ({
  openAsAdmin,
  cloud,
  company: { organization },
}) => {
  await storeManyDeliveries(cloud, organization.id, 40);
  const page = await openAsAdmin('about:blank', { viewport: { width: 360, height: 800 } });
  let letNavigationCome = () => {};
  const pageIsThere = new Promise<void>((resolve) => {
    letNavigationCome = resolve;
  });
  await page.route(await shellScript(page, cloud.origin, 'signed-in'), async (route) => {
    await pageIsThere;
    await route.continue();
  });
  async function ready(): Promise<void> {
    await expect(page.getByText('MANY-00001')).toBeVisible();
    letNavigationCome();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  // A page has not loaded while a script that it names is under way.
  const shifts = await shiftsOf(page, '/deliveries', ready, 'commit');
  expect(shifts.total, shifts.described).toBeLessThan(MOST_SHIFT);
});
