import { memberDrafts } from '@fleetfoot/shared/model';
import type { Page } from '@playwright/test';
import type { Cloud } from '../support/cloud';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery, untilPrepared } from '../support/delivery-form';
import { stall } from '../support/faults';
import { type Company, expect, test } from '../support/fixtures';
import { chooseFile, importFile } from '../support/import-files';
import { LISTENING } from '../support/network';
import { notice } from '../support/notice';
import { heading } from '../support/screens';
import { keptState } from '../support/session-state';
import { shellScript } from '../support/shell-scripts';
import { askToSignOut, signIn, signOut, signOutPopup } from '../support/sign-in';
import { readStorage } from '../support/storage';
import { GATE } from '../support/tags';

test(
  'a reload and a restart of the browser keep the session',
  GATE,
  async ({ page, browser, context, cloud, company: { admin } }) => {
    await signIn(page, cloud, admin.phoneNumber);
    await expect(page).toHaveURL(/\/deliveries$/);
    await page.reload();
    await expect(page).toHaveURL(/\/deliveries$/);
    await expect(page.getByText('No deliveries yet')).toBeVisible();

    const kept = await keptState(page);
    await context.close();
    const restarted = await browser.newContext({ storageState: kept });
    const again = await restarted.newPage();
    await again.goto('/team');
    await expect(again.getByRole('row').filter({ hasText: admin.fullName })).toContainText('You');
    await restarted.close();
  },
);

test('a deep link works after a reload and after signing in', GATE, async ({ page, cloud, company }) => {
  const id = await storeDelivery(cloud, company.organization.id, { external_id: 'ORDER-7' });
  await page.goto(`/deliveries/${id}`);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, cloud, company.admin.phoneNumber);
  await expect(page).toHaveURL(new RegExp(`/deliveries/${id}$`));
  await expect(heading(page)).toHaveText('ORDER-7');
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`/deliveries/${id}$`));
  await expect(heading(page)).toHaveText('ORDER-7');
});

test('an unknown path is reported, signed in or not', async ({ page, openAsAdmin }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
  await page.goto('/deliveries/%E0%A4%A');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
  const signedIn = await openAsAdmin('/newrestaurant');
  await expect(signedIn.getByText('This page does not exist.')).toBeVisible();
  for (const path of ['/deliveries/%E0%A4%A', '/restaurants/50%/menu', '/%']) {
    await signedIn.goto(path);
    await expect(signedIn.getByText('This page does not exist.'), path).toBeVisible();
  }
});

/** Names, numbers and ids that nothing in the browser may hold once its user has signed out. */
function secretsOf({ admin, organization }: Company): readonly string[] {
  const { uid, fullName, phoneNumber, email } = admin;
  const typed = ['HALF-TYPED', 'Half Typed Person'];
  return [
    'SECRET-1',
    'Private Person',
    ...typed,
    organization.id,
    organization.name,
    uid,
    fullName,
    phoneNumber,
    email,
  ];
}

/** Waits until every tab has heard: one that has not may still keep what it shows. */
async function untilSignedOut(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) await expect(tab).toHaveURL(/\/login$/);
}

async function expectNothingKept(page: Page, company: Company): Promise<void> {
  const stored = await readStorage(page);
  const after = JSON.stringify(stored);
  for (const secret of secretsOf(company)) expect(after).not.toContain(secret);
  expect(stored.databases['firebaseLocalStorageDb/firebaseLocalStorage']).toBe('[]');
  expect(stored.sessionStorage).toEqual({});
  expect(stored.caches).toEqual({});
  expect(stored.serviceWorkers).toEqual([]);
}

/** Expects no data of the organisation on the page, nor after Back and Forward. */
async function expectNothingShown(page: Page, company: Company): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
  const html = await page.content();
  for (const secret of secretsOf(company)) expect(html).not.toContain(secret);
}

/** Opens a tab with a delivery's details, and another with a half-filled form. */
async function openTwoTabs(page: Page, cloud: Cloud, company: Company): Promise<readonly [Page, Page]> {
  const { admin, organization } = company;
  await storeDelivery(cloud, organization.id, { external_id: 'SECRET-1', dropoff_name: 'Private Person' });
  await signIn(page, cloud, admin.phoneNumber);
  await page.getByRole('link', { name: 'SECRET-1' }).click();
  await expect(
    page.getByRole('definition').getByText('Private Person', { exact: true }).first(),
  ).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/deliveries');
  await second.getByRole('link', { name: 'New Delivery' }).click();
  await second.getByLabel('External ID').fill('HALF-TYPED');
  await second.getByLabel('Drop-off name').fill('Half Typed Person');
  // Its auth SDK is there then: while that still looks its user up, it would put back what another tab takes away.
  const draft = cloud.firestore.doc(memberDrafts.document(organization.id, admin.uid, 'new-delivery'));
  await expect.poll(async () => String((await draft.get()).get('value'))).toContain('Half Typed Person');
  return [page, second];
}

test('the browser keeps only the auth state', async ({ page, cloud, company: { admin } }) => {
  await signIn(page, cloud, admin.phoneNumber);
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  const signedIn = await readStorage(page);
  expect(Object.keys(signedIn.localStorage)).toEqual(['fleetfoot.auth']);
  const { state } = JSON.parse(signedIn.localStorage['fleetfoot.auth'] ?? '') as { state: object };
  expect(Object.keys(state).filter((key) => !AUTH_STATE.includes(key))).toEqual([]);
  expect(JSON.stringify(state)).not.toContain('apiKey');
  expect(signedIn.sessionStorage).toEqual({});
  expect(signedIn.caches).toEqual({});
  expect(signedIn.serviceWorkers).toEqual([]);
});

test(
  'a sign-out in one tab signs out all and leaves no data of the tenant, on disk or on the page',
  GATE,
  async ({ page, cloud, company }) => {
    const tabs = await openTwoTabs(page, cloud, company);
    await signOut(tabs[0]);
    await untilSignedOut(tabs);
    for (const tab of tabs) {
      await expectNothingShown(tab, company);
      await expectNothingKept(tab, company);
      await expect(notice(tab)).toHaveCount(0);
    }
    for (const tab of tabs) {
      await tab.goBack();
      await expectNothingShown(tab, company);
      await tab.goto('/newdelivery');
      await expectNothingShown(tab, company);
    }
    await signIn(tabs[1], cloud, company.admin.phoneNumber);
    await expect(heading(tabs[1])).toHaveText('Create New Delivery');
  },
);

test('a sign-out in one tab holds while another one still waits to hear who is signed in', async ({
  page,
  cloud,
  company,
}) => {
  const { admin } = company;
  await signIn(page, cloud, admin.phoneNumber);
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  const second = await page.context().newPage();
  const letThrough = await stall(second, LISTENING);
  // It may be asked while the page still loads.
  const asked = second.waitForRequest(LISTENING);
  await second.goto('/deliveries');
  await second.getByRole('link', { name: 'New Delivery' }).click();
  await asked;
  await signOut(page);
  await expect(heading(second)).toHaveText('Sign in to Fleetfoot');
  await letThrough();
  for (const tab of [second, page]) {
    await expectNothingShown(tab, company);
    await expectNothingKept(tab, company);
    await expect(notice(tab)).toHaveCount(0);
  }
});

test('a sign-out deletes waiting deliveries and imports', async ({ page, cloud, company }) => {
  await signIn(page, cloud, company.admin.phoneNumber);
  await page.goto('/importdeliveries');
  await chooseFile(page, importFile([{ reference: 'SECRET-1' }]));
  await expect(page.getByText(/^1 row ready/)).toBeVisible();
  await page.goto('/newdelivery');
  await fillDelivery(page, 'HALF-TYPED');
  await untilPrepared(page);
  await page.context().setOffline(true);
  await createButton(page).click();
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  const kept = `fleetfoot.device.${company.admin.uid}.mf-deliveries.`;
  await expect
    .poll(async () => Object.keys((await readStorage(page)).databases))
    .toEqual(expect.arrayContaining([`${kept}outbox/values`, `${kept}import/values`]));
  await askToSignOut(page);
  await signOutPopup(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectNothingKept(page, company);
});

test(
  'a sign-out offline signs out all tabs and leaves no data of the tenant',
  GATE,
  async ({ page, cloud, company }) => {
    const tabs = await openTwoTabs(page, cloud, company);
    await page.context().setOffline(true);
    await askToSignOut(page);
    await signOutPopup(page).getByRole('button', { name: 'Sign Out' }).click();
    await untilSignedOut(tabs);
    for (const tab of tabs) {
      await expectNothingKept(tab, company);
      // The address changes a moment before the page of the organisation is taken away.
      await expect(tab.locator('[data-remote=mf-deliveries] h1')).toHaveCount(0);
      const html = await tab.content();
      for (const secret of secretsOf(company)) expect(html).not.toContain(secret);
    }
    await page.context().setOffline(false);
    for (const tab of tabs) {
      await tab.goto('/deliveries');
      await expectNothingShown(tab, company);
    }
  },
);

for (const missing of ['firebase-auth', 'signed-in and firebase-auth']) {
  test(`a sign-out without the code of ${missing} works, and lasts`, async ({ company, openAs, cloud }) => {
    // Without the navigation only the invitations offer a sign-out.
    const isBare = missing.startsWith('signed-in');
    const { admin, organization } = company;
    const page = await openAs(
      { account: admin, person: admin, ...(!isBare && { organization }) },
      'about:blank',
    );
    for (const name of missing.split(' and ')) {
      await page.route(await shellScript(page, cloud.origin, name), (route) => route.abort());
    }
    await page.goto(isBare ? '/organizations' : '/deliveries');
    if (isBare) await page.getByRole('button', { name: 'Sign out' }).click();
    else {
      await askToSignOut(page);
      await signOutPopup(page).getByRole('button', { name: 'Sign Out' }).click();
    }
    await expectNothingShown(page, company);
    await expectNothingKept(page, company);
    await page.unrouteAll();
    await page.goto('/deliveries');
    await expectNothingShown(page, company);
  });
}

const AUTH_STATE = ['isSignedIn', 'uid', 'user', 'hasProfile', 'selectedInvite', 'selectedOrganization'];
