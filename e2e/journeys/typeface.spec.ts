import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { MOST_SHIFT, watchShifts } from '../support/layout-shifts';
import { withoutNetwork } from '../support/network';
import { heading, nextFrames } from '../support/screens';
import { untilKept } from '../support/worker';

const FONT = /\.woff2$/;

/** Names of the fonts that draw the heading, as the browser has chosen them. */
async function fontsOfHeading(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  } finally {
    await session.detach();
  }
}

/** Waits until the heading is drawn in Figtree alone. */
async function expectFigtree(page: Page): Promise<void> {
  await expect.poll(() => fontsOfHeading(page)).toEqual([expect.stringMatching(/^Figtree/)]);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree', 'Aa1'))).toBe(true);
}

/** Addresses of fonts that a page asks for from now on. */
function fontRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || FONT.test(request.url())) urls.push(request.url());
  });
  return urls;
}

for (const [path, title] of [
  ['/login', 'Sign in to Fleetfoot'],
  ['/deliveries', 'Deliveries'],
  ['/api/docs', 'API documentation'],
  ['/no/such/page', 'This page does not exist.'],
] as const) {
  test(`${path} is set in Figtree from its first load`, async ({ page: visitor, openAsAdmin }) => {
    const page = path === '/login' ? visitor : await openAsAdmin('about:blank');
    const fonts = fontRequests(page);
    await page.goto(path);
    await expect(heading(page)).toHaveText(title);
    await expectFigtree(page);
    expect(new Set(fonts).size).toBe(1);
  });
}

test('the page of an invitation link is set in Figtree', async ({ page }) => {
  await page.goto('/i/zzzzzzzzzzzzzzzzzzzzzz');
  await expect(page.getByRole('heading')).toHaveText('This link opens no invitation');
  await expectFigtree(page);
});

for (const path of ['/login', '/deliveries']) {
  test(`${path} moves nothing when the typeface comes after its text`, async ({
    page: visitor,
    openAsAdmin,
  }) => {
    const page = path === '/login' ? visitor : await openAsAdmin('about:blank');
    let letCome = () => {};
    const isDrawn = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(FONT, async (route) => {
      await isDrawn;
      await route.continue();
    });
    const readShifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    letCome();
    await expectFigtree(page);
    await nextFrames(page);
    const shifts = await readShifts();
    expect(shifts.total, shifts.described).toBeLessThan(MOST_SHIFT);
  });
}

test('a browser that saves data is sent no typeface, and its pages have the letters of the device', async ({
  page,
}) => {
  const fonts = fontRequests(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  // Sent by a browser that saves data, which the override leaves out.
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  for (const path of ['/login', '/i/zzzzzzzzzzzzzzzzzzzzzz']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await fontsOfHeading(page)).not.toEqual([expect.stringMatching(/^Figtree/)]);
  }
  expect(fonts).toEqual([]);
});

test('a user who chose to save data is sent no typeface', async ({ openAsAdmin, company: { admin } }) => {
  const page = await openAsAdmin('about:blank');
  await page.addInitScript(
    (uid) => localStorage.setItem(`fleetfoot.device.${uid}.save-data`, 'on'),
    admin.uid,
  );
  const fonts = fontRequests(page);
  await page.goto('/deliveries', { waitUntil: 'networkidle' });
  await expect(heading(page)).toHaveText('Deliveries');
  expect(fonts).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that is opened offline has the typeface', async ({ openAsAdmin }) => {
    const page = await openAsAdmin('/deliveries');
    await expect(heading(page)).toHaveText('Deliveries');
    await untilKept(page);
    // The browser's own cache would answer too.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await session.detach();
    await withoutNetwork(page, () => page.reload());
    await expect(heading(page)).toHaveText('Deliveries');
    await expectFigtree(page);
  });
});
