import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { hopBetween, measureHoldings } from '../support/memory';
import { isForFirstPaint, type LoggedRequest, logNetwork, scriptKiB } from '../support/network-log';
import { heading } from '../support/screens';

const isFirestore = ({ url }: LoggedRequest) => /firebase-firestore/.test(url);

/** Budgets in KiB of JavaScript on the wire. */
const BUDGET = { signIn: 130, beforeFirestore: 150, everything: 300 };

function chains(requests: readonly LoggedRequest[], origin: string): readonly string[] {
  return requests
    .filter((request) => isForFirstPaint(request, origin) && request.depth > 2)
    .map(({ depth, url }) => `${depth} ${url.replace(origin, '')}`);
}

test('the sign-in page asks for all it needs at once, within its budget', async ({ page, cloud }) => {
  const log = await logNetwork(page);
  await page.goto('/login', { waitUntil: 'load' });
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  const requests = log.requests();
  expect(chains(requests, cloud.origin)).toEqual([]);
  const size = scriptKiB(requests);
  console.log(`  JavaScript on /login: ${size.toFixed(1)} KiB of ${BUDGET.signIn}`);
  expect(size).toBeLessThanOrEqual(BUDGET.signIn);
});

test('every deep link asks for all it needs at once, within its budget', async ({
  openAs,
  cloud,
  company: { admin, organization },
}) => {
  const id = await storeDelivery(cloud, organization.id, { external_id: 'DEEP-1' });
  const paths = [
    '/deliveries',
    `/deliveries/${id}`,
    '/newdelivery',
    '/address',
    '/advertising',
    '/newcampaign',
    '/restaurants',
    '/api',
    '/team',
    '/billing',
  ];
  const rows: { path: string; 'before Firestore, KiB': string; 'with everything, KiB': string }[] = [];
  for (const path of paths) {
    const blank = await openAs({ account: admin, person: admin, organization }, 'about:blank');
    const log = await logNetwork(blank);
    await blank.goto(path);
    await expect(heading(blank)).toBeVisible();
    await expect(blank.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    const requests = log.requests();
    expect.soft(chains(requests, cloud.origin), path).toEqual([]);
    const before = scriptKiB(requests, (request) => !isFirestore(request));
    const all = scriptKiB(requests);
    expect.soft(before, path).toBeLessThanOrEqual(BUDGET.beforeFirestore);
    expect.soft(all, path).toBeLessThanOrEqual(BUDGET.everything);
    rows.push({ path, 'before Firestore, KiB': before.toFixed(1), 'with everything, KiB': all.toFixed(1) });
    await blank.context().close();
  }
  console.table(rows);
});

test('going to and fro between two remotes leaves nothing behind', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await hopBetween(page, ['/deliveries', '/team'], 40);
  const before = await measureHoldings(page);
  await hopBetween(page, ['/deliveries', '/team'], 200);
  const after = await measureHoldings(page);
  console.table({ before, after });
  expect((after.heapKiB - before.heapKiB) / 200).toBeLessThan(0.5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  expect(after.styleTags).toBe(before.styleTags);
});
