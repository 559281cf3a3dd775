import type { Page } from '@playwright/test';
import { countDeliveries, storeDelivery } from '../../support/deliveries';
import { createButton, fillDelivery, untilPrepared } from '../../support/delivery-form';
import { expect, type TestFixtures, test, type WorkerFixtures } from '../../support/fixtures';
import { withoutNetwork } from '../../support/network';
import { notice } from '../../support/notice';
import { heading, section } from '../../support/screens';
import { signIn, signOut } from '../../support/sign-in';
import { readStorage } from '../../support/storage';
import { GATE } from '../../support/tags';
import {
  answerWorker,
  isControlled,
  isRegistered,
  keptPaths,
  seenAnswers,
  untilKept,
} from '../../support/worker';

test.use({ serviceWorkers: 'allow' });

/** What says that there is no connection: a part of the page, or else the shell. */
const offlineMessages = (page: Page) =>
  page.locator('#offline, [data-says-offline]').filter({ visible: true });

/** Opens the list, and waits until a reload of it needs no network. */
async function openKept(openAsAdmin: (path: string) => Promise<Page>): Promise<Page> {
  const page = await openAsAdmin('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  await untilKept(page);
  return page;
}

async function expectOfflineReload(page: Page): Promise<() => Promise<void>> {
  const goOnline = await withoutNetwork(page, () => page.reload());
  await expect(heading(page)).toHaveText('Deliveries');
  await expect(offlineMessages(page)).toHaveCount(1);
  return goOnline;
}

test(
  'a reload without a connection opens the dashboard, and pages of its remote that were not opened before',
  GATE,
  async ({ openAsAdmin }) => {
    const page = await openKept(openAsAdmin);
    expect(await isControlled(page)).toBe(false);
    const goOnline = await expectOfflineReload(page);
    await page.getByRole('link', { name: 'New Delivery' }).click();
    await expect(heading(page)).toHaveText('Create New Delivery');
    await goOnline();
    await expect(offlineMessages(page)).toHaveCount(0);
    const kept = await keptPaths(page);
    expect(
      kept.filter((path) => !/^\/(?:offline|config\.json|.*\.[\da-f]{8}\.(?:js|woff2))$/.test(path)),
    ).toEqual([]);
  },
);

test('a page with a connection comes from the network, through the worker', async ({ openAsAdmin }) => {
  const page = await openKept(openAsAdmin);
  await page.reload();
  await expect(heading(page)).toHaveText('Deliveries');
  expect(await isControlled(page)).toBe(true);
  // What only this path's page has; the kept one stands for any path.
  await expect(page.locator('template[data-preloads]').first()).toBeAttached();
});

test('a browser that was closed opens the dashboard without a connection', async ({
  playwright,
  cloud,
  company: { admin },
}, { outputDir }) => {
  const browse = () => playwright.chromium.launchPersistentContext(`${outputDir}/profile`);
  const first = await browse();
  const page = first.pages()[0] ?? (await first.newPage());
  await signIn(page, cloud, admin.phoneNumber);
  await expect(heading(page)).toHaveText('Deliveries');
  await untilKept(page);
  await first.close();
  const again = await browse();
  const opened = again.pages()[0] ?? (await again.newPage());
  await withoutNetwork(opened, () => opened.goto('/deliveries'));
  await expect(heading(opened)).toHaveText('Deliveries');
  await expect(offlineMessages(opened)).toHaveCount(1);
  await again.close();
});

test('two tabs are kept by one worker, and each opens without a connection', async ({ openAsAdmin }) => {
  const page = await openKept(openAsAdmin);
  const other = await page.context().newPage();
  await other.goto('/team');
  await expect(heading(other)).toHaveText('Team');
  await untilKept(other);
  await expectOfflineReload(page);
  await withoutNetwork(other, () => other.reload());
  await expect(heading(other)).toHaveText('Team');
});

test('a worker that fails at everything leaves pages to the network', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  const bad =
    "addEventListener('install',()=>skipWaiting());addEventListener('fetch',()=>{throw new Error('x')})";
  await answerWorker(page, bad);
  await page.goto('/login');
  await expect.poll(() => isRegistered(page)).toBe(true);
  await page.goto('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  expect(await isControlled(page)).toBe(true);
});

test('a worker that breaks every page is replaced by the next one', async ({ openAsAdmin }) => {
  // A page that had the real one first would have a worker before it has the bad one.
  const page = await openAsAdmin('about:blank');
  const bad =
    "addEventListener('install',()=>skipWaiting());addEventListener('fetch',(e)=>e.respondWith(Response.error()))";
  const repair = await answerWorker(page, bad);
  await page.goto('/deliveries');
  await expect.poll(() => isRegistered(page)).toBe(true);
  await expect(page.goto('/deliveries')).rejects.toThrow();
  await repair();
  await expect(() => page.goto('/deliveries')).toPass();
  await expect(heading(page)).toHaveText('Deliveries');
});

test('a newer shell is offered, and the page reloads when its user says so', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  // Before the page looks for the first time, four seconds after it stands: it looks again after five minutes.
  await answerWorker(page, 'globalThis.shell="main.00000000.js"');
  await page.goto('/newdelivery');
  await page.getByLabel('External ID').fill('HALF-1');
  await expect(notice(page)).toContainText('A new version of Fleetfoot is ready');
  await expect(page.getByLabel('External ID')).toHaveValue('HALF-1');
  const reloaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(heading(page)).toHaveText('Create New Delivery');
});

/** Times are South African, with the day: the page may be opened days later. */
const LAST_SEEN = /^You are offline\. Last seen \d\d \w{3} \d{4}, \d\d:\d\d; it updates/;

/** Opens pages with data in them, and waits until all of it rests on the device. */
async function openSeen(
  { openAsAdmin, cloud, company }: Pick<TestFixtures & WorkerFixtures, 'openAsAdmin' | 'cloud' | 'company'>,
  externalID: string,
): Promise<Page> {
  await storeDelivery(cloud, company.organization.id, { external_id: externalID, dropoff_name: SECRET });
  const page = await openKept(openAsAdmin);
  await page.getByRole('link', { name: externalID, exact: true }).click();
  await expect(page.getByText(SECRET).first()).toBeVisible();
  // The list with its views, and the delivery with what happened to it.
  await expect.poll(() => seenAnswers(page)).toBeGreaterThanOrEqual(5);
  await untilKept(page);
  return page;
}

const SECRET = 'Private Person';

test('a page without a connection shows what was seen last, with its date, and is live when there is one', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openSeen({ openAsAdmin, cloud, company }, 'SEEN-1');
  const goOnline = await withoutNetwork(page, () => page.reload());
  await expect(heading(page)).toHaveText('SEEN-1');
  await expect(page.getByText(SECRET).first()).toBeVisible();
  await expect(page.getByText(LAST_SEEN).first()).toBeVisible();
  await page.getByRole('link', { name: 'Deliveries', exact: true }).first().click();
  const row = page.getByRole('link', { name: 'SEEN-1', exact: true });
  await expect(row).toBeVisible();
  await expect(page.getByText(LAST_SEEN)).toHaveCount(1);
  await expect(page.getByText('Your saved views cannot be shown now.')).toHaveCount(0);
  await storeDelivery(cloud, company.organization.id, { external_id: 'NEW-1' });
  await goOnline();
  await expect(page.getByRole('link', { name: 'NEW-1', exact: true })).toBeVisible();
  await expect(row).toBeVisible();
  await expect(page.getByText(/Last seen|You are offline/)).toHaveCount(0);
});

test(
  'a delivery that waits on the device is sent after an offline reload, once there is a connection',
  GATE,
  async ({ openAsAdmin, cloud, company }) => {
    const page = await openKept(openAsAdmin);
    await page.getByRole('link', { name: 'New Delivery' }).first().click();
    await fillDelivery(page, 'OFF-1');
    await untilPrepared(page);
    await untilKept(page);
    await page.context().setOffline(true);
    await createButton(page).click();
    const outbox = section(page, 'Outbox').getByRole('listitem').filter({ hasText: 'OFF-1' });
    await expect(outbox).toContainText('Saved on this device');
    const goOnline = await withoutNetwork(page, () => page.reload());
    await expect(outbox).toContainText('Saved on this device');
    expect(await countDeliveries(cloud, company.organization.id)).toBe(0);
    await goOnline();
    await expect(outbox).toContainText('Accepted');
    await expect.poll(() => countDeliveries(cloud, company.organization.id)).toBe(1);
  },
);

test('a sign-out leaves nothing of the tenant on the disk, and a page without a connection shows nothing of it', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openSeen({ openAsAdmin, cloud, company }, 'SECRET-1');
  const uid = company.admin.uid;
  const before = JSON.stringify(await readStorage(page));
  expect(before).toContain(`fleetfoot.device.${uid}.shell.seen`);
  expect(before).not.toContain(SECRET);
  await signOut(page);
  await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
  await expect.poll(async () => JSON.stringify(await readStorage(page))).not.toContain(uid);
  const after = JSON.stringify(await readStorage(page));
  for (const secret of [SECRET, 'SECRET-1', company.organization.id, company.organization.name])
    expect(after).not.toContain(secret);
  await withoutNetwork(page, () => page.goto('/deliveries'));
  await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
  expect(await page.content()).not.toContain('SECRET-1');
});

test('a shared device loses what was seen, keeps nothing more, and still opens without a connection', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  const page = await openSeen({ openAsAdmin, cloud, company }, 'SHARED-1');
  await page.goto('/devices');
  const choice = page.getByRole('checkbox', { name: 'Others use this device too' });
  await choice.check();
  await expect.poll(() => seenAnswers(page)).toBe(0);
  await page.goto('/deliveries');
  await expect(page.getByRole('link', { name: 'SHARED-1', exact: true })).toBeVisible();
  await untilKept(page);
  await withoutNetwork(page, () => page.reload());
  await expect(offlineMessages(page)).toHaveText(/You are offline, and this is not on your device/);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  expect(await seenAnswers(page)).toBe(0);
  await expect(page.getByText('SHARED-1')).toHaveCount(0);
});

test('a browser without room keeps nothing, and pages work as before', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/login');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 20_000,
  });
  const kept = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/offline'));
  await page.goto('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  await kept;
  // A worker that had kept the page would not ask for it again.
  const again = page.context().waitForEvent('response', (answer) => answer.url().endsWith('/offline'));
  await page.goto('/team');
  await expect(heading(page)).toHaveText('Team');
  await again;
  expect(await isControlled(page)).toBe(true);
  expect(await keptPaths(page)).not.toContain('/offline');
});

test('a browser without workers works as before', async ({ openAs, company: { admin, organization } }) => {
  const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/deliveries');
  await expect(heading(page)).toHaveText('Deliveries');
  await page.waitForRequest('**/remotes.json', { timeout: 60_000 });
  expect(errors).toEqual([]);
});
