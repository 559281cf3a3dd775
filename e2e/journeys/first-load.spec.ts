import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { storeRestaurant } from '../support/menus';
import { type LoggedRequest, logNetwork } from '../support/network-log';
import { heading } from '../support/screens';
import { type Sorter, sortRequests } from '../support/shell-scripts';
import { ownNumberField } from '../support/sign-in';

const compress = promisify(brotliCompress);

const sizes = new Map<string, Promise<number>>();

/** As production serves it: compressed once, as well as can be. The local host compresses faster and less. */
async function compressedSize(url: string): Promise<number> {
  const body = await (await fetch(url)).arrayBuffer();
  return (await compress(Buffer.from(body))).length;
}

function sizeOf(url: string): Promise<number> {
  const known = sizes.get(url) ?? compressedSize(url);
  sizes.set(url, known);
  return known;
}

/** The transferred size of the JavaScript among these requests, in KiB. */
async function scriptKiB(requests: readonly LoggedRequest[]): Promise<number> {
  const scripts = requests.filter(({ type }) => type === 'Script');
  const bytes = await Promise.all(scripts.map(({ url }) => sizeOf(url)));
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Budgets of transferred JavaScript, in KiB. */
const BUDGET = { signIn: 149, beforeSdks: 186, everything: 317 };

/** Paths of forms, which are rarely opened first: they load the form library in addition. */
const FORMS = /^\/(newdelivery|importdeliveries|address|newmenuitem)/;

/** The size of the form library, and of what merges others' changes into a form (ADR 25), in KiB. */
const FORM_LIBRARY = 14;

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

test('the sign-in page requests all its files at once, within its budget', async ({ page, cloud }) => {
  const sorter = await sortRequests(page, cloud.origin);
  const log = await logNetwork(page);
  await page.goto('/login', { waitUntil: 'load' });
  await expect(ownNumberField(page)).toBeVisible();
  const asked = log.requests().filter(sorter.isOurs);
  // A slow page is idle for long enough before it is looked at.
  const requests = asked.filter((request) => !sorter.isOfFirstUse(request, asked));
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
  const restaurantID = await storeRestaurant(cloud, organization.id, 'Kota Corner');
  const paths = [
    '/deliveries',
    `/deliveries/${id}`,
    `/deliveries/${id}/waybill`,
    `/waybills?ids=${id}`,
    '/newdelivery',
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
  const rows: { path: string; 'before the SDKs, KiB': string; 'with everything, KiB': string }[] = [];
  for (const path of paths) {
    const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
    const sorter = await sortRequests(page, cloud.origin);
    const log = await logNetwork(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect.poll(() => sorter.hasEverything(log.requests())).toBe(true);
    const asked = log.requests().filter(sorter.isOurs);
    const requests = asked.filter((request) => !sorter.isAboutSignIns(request, asked));
    expect.soft(chains(requests, sorter), path).toEqual([]);
    const withoutMaps = requests.filter((request) => !sorter.isMap(request));
    const before = await scriptKiB(firstPaint(withoutMaps, sorter));
    const all = await scriptKiB(withoutMaps);
    const isForm = FORMS.test(path);
    if (!isForm) expect.soft(before, path).toBeLessThanOrEqual(BUDGET.beforeSdks);
    expect.soft(all, path).toBeLessThanOrEqual(BUDGET.everything + (isForm ? FORM_LIBRARY : 0));
    rows.push({ path, 'before the SDKs, KiB': before.toFixed(1), 'with everything, KiB': all.toFixed(1) });
    await page.context().close();
  }
  console.table(rows);
});
