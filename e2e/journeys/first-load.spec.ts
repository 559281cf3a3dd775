import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { storeRestaurant } from '../support/menus';
import { type LoggedRequest, logNetwork } from '../support/network-log';
import { heading } from '../support/screens';
import { scriptKiB } from '../support/script-size';
import { type Sorter, sortRequests } from '../support/shell-scripts';

/** Budgets in KiB of JavaScript on the wire. */
const BUDGET = { signIn: 130, beforeSdks: 150, everything: 300 };

/** Nobody's first page: what a form needs comes on top. */
const FORMS = /^\/(newdelivery|importdeliveries|address|newmenuitem)/;

/** The library that every form is made with, in KiB. */
const FORM_LIBRARY = 13;

/** What the first paint waits for that the page itself does not ask for. */
function chains(requests: readonly LoggedRequest[], sorter: Sorter): readonly string[] {
  return requests
    .filter((request) => request.depth > 2 && sorter.isOurs(request))
    .filter((request) => !sorter.isSdk(request) && !sorter.isMap(request))
    .map(({ depth, url }) => `${depth} ${new URL(url).pathname}`);
}

test('the sign-in page asks for all it needs at once, within its budget', async ({ page, cloud }) => {
  const sorter = await sortRequests(page, cloud.origin);
  const log = await logNetwork(page);
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  const requests = log.requests().filter(sorter.isOurs);
  expect(chains(requests, sorter)).toEqual([]);
  const size = await scriptKiB(requests);
  console.log(`  JavaScript on /login: ${size.toFixed(1)} KiB of ${BUDGET.signIn}`);
  expect(size).toBeLessThanOrEqual(BUDGET.signIn);
});

test('every deep link asks for all it needs at once, within its budget', async ({
  openAs,
  cloud,
  company: { admin, organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'DEEP-1' });
  const restaurantId = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  const paths = [
    '/deliveries',
    `/deliveries/${id}`,
    `/deliveries/${id}/waybill`,
    '/newdelivery',
    '/importdeliveries',
    '/address',
    '/advertising',
    '/newcampaign',
    '/restaurants',
    `/restaurants/${restaurantId}`,
    `/restaurants/${restaurantId}/menu`,
    `/newmenuitem?restaurant=${restaurantId}`,
    '/api',
    '/api/docs',
    '/team',
    '/billing',
    '/billing/2026-01',
  ];
  const rows: { path: string; 'before the SDKs, KiB': string; 'with everything, KiB': string }[] = [];
  for (const path of paths) {
    const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
    const sorter = await sortRequests(page, cloud.origin);
    const log = await logNetwork(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect.poll(() => sorter.hasEverything(log.requests())).toBe(true);
    const requests = log.requests().filter(sorter.isOurs);
    expect.soft(chains(requests, sorter), path).toEqual([]);
    const withoutMaps = requests.filter((request) => !sorter.isMap(request));
    const before = await scriptKiB(withoutMaps.filter((request) => !sorter.isSdk(request)));
    const all = await scriptKiB(withoutMaps);
    const isForm = FORMS.test(path);
    if (!isForm) expect.soft(before, path).toBeLessThanOrEqual(BUDGET.beforeSdks);
    expect.soft(all, path).toBeLessThanOrEqual(BUDGET.everything + (isForm ? FORM_LIBRARY : 0));
    rows.push({ path, 'before the SDKs, KiB': before.toFixed(1), 'with everything, KiB': all.toFixed(1) });
    await page.context().close();
  }
  console.table(rows);
});
