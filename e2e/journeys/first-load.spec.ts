import type { Page } from '@playwright/test';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { storeRestaurant } from '../support/menus';
import { type LoggedRequest, logNetwork } from '../support/network-log';
import { heading } from '../support/screens';
import { type Sorter, sortRequests } from '../support/shell-scripts';
import { ownNumberField } from '../support/sign-in';
import { GATE } from '../support/tags';

/** What delays the first paint: all but the SDKs, what comes after the data that they fetch, and what a form asks for once it stands. */
function firstPaint(requests: readonly LoggedRequest[], sorter: Sorter): readonly LoggedRequest[] {
  return requests.filter(
    (request) =>
      !sorter.isSdk(request) && !sorter.isAfterData(request, requests) && !sorter.isAfterForm(request),
  );
}

/** Requests that delay the first paint although the page does not make them itself. */
function chains(requests: readonly LoggedRequest[], sorter: Sorter): readonly string[] {
  return firstPaint(requests, sorter)
    .filter((request) => request.depth > 2 && sorter.isOurs(request) && !sorter.isMap(request))
    .map(({ depth, url }) => `${depth} ${new URL(url).pathname}`);
}

test('the sign-in page asks for all its files at once', GATE, async ({ page, cloud }) => {
  const sorter = await sortRequests(page, cloud.origin);
  const log = await logNetwork(page);
  await page.goto('/login', { waitUntil: 'load' });
  await expect(ownNumberField(page)).toBeVisible();
  const asked = log.requests().filter(sorter.isOurs);
  // A slow page is idle for long enough before it is looked at.
  const requests = asked.filter((request) => !sorter.isOfFirstUse(request, asked));
  expect(chains(requests, sorter)).toEqual([]);
});

/** Opens a page by its address; returns the requests that it does not make at once. */
async function openDeepLink(page: Page, path: string, origin: string): Promise<readonly string[]> {
  const sorter = await sortRequests(page, origin);
  const log = await logNetwork(page);
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expect.poll(() => sorter.hasEverything(log.requests())).toBe(true);
  const asked = log.requests().filter(sorter.isOurs);
  return chains(
    asked.filter((request) => !sorter.isAboutSignIns(request, asked)),
    sorter,
  );
}

for (const path of ['/deliveries', '/newdelivery']) {
  test(
    `${path} asks for all it needs at once`,
    GATE,
    async ({ openAsAdmin, cloud, company: { organization } }) => {
      await storeDelivery(cloud, organization.id, { external_id: 'DEEP-2' });
      expect(await openDeepLink(await openAsAdmin('about:blank'), path, cloud.origin)).toEqual([]);
    },
  );
}

test('every other deep link asks for all it needs at once', async ({
  openAs,
  cloud,
  company: { admin, organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'DEEP-1' });
  const restaurantID = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  const paths = [
    `/deliveries/${id}`,
    `/deliveries/${id}/waybill`,
    `/waybills?ids=${id}`,
    '/importdeliveries',
    '/recurring',
    '/address',
    '/advertising',
    '/newcampaign',
    '/restaurants',
    `/restaurants/${restaurantID}`,
    `/restaurants/${restaurantID}/menu`,
    `/newmenuitem?restaurant=${restaurantID}`,
    '/api',
    '/api/docs',
    '/team',
    '/billing',
    '/billing/2026-01',
  ];
  for (const path of paths) {
    const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
    expect.soft(await openDeepLink(page, path, cloud.origin), path).toEqual([]);
    await page.context().close();
  }
});
