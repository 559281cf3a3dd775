import { storeDelivery } from '../support/deliveries';
import { expect, test } from '../support/fixtures';
import { createAccount, createPerson } from '../support/people';
import { heading } from '../support/screens';
import { signIn, signOut } from '../support/sign-in';
import { readStorage } from '../support/storage';

test('a reload and a restart of the browser keep the session', async ({
  page,
  browser,
  context,
  cloud,
  company: { admin },
}) => {
  await signIn(page, cloud, admin.phoneNumber);
  await expect(page).toHaveURL(/\/deliveries$/);
  await page.reload();
  await expect(page).toHaveURL(/\/deliveries$/);
  await expect(page.getByText('No deliveries yet')).toBeVisible();

  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  const restarted = await browser.newContext({ storageState: kept });
  const again = await restarted.newPage();
  await again.goto('/team');
  await expect(again.getByRole('row').filter({ hasText: admin.fullName })).toContainText('You');
  await restarted.close();
});

test('signing out in one tab signs out the other', async ({ openAsAdmin }) => {
  const first = await openAsAdmin('/deliveries');
  const second = await first.context().newPage();
  await second.goto('/team');
  await expect(heading(second)).toHaveText('Team');
  await signOut(first);
  await expect(second).toHaveURL(/\/login$/);
  await expect(heading(second)).toHaveText('Sign in to Fleetfoot');
});

test('a deep link works after a reload and after signing in', async ({ page, cloud, company }) => {
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

const GUARDED = [
  '/billing',
  '/advertising',
  '/newcampaign',
  '/team',
  '/address',
  '/api',
  '/deliveries',
  '/newdelivery',
  '/deliveries/some-id',
  '/restaurants',
  '/restaurants/some-id',
  '/restaurants/some-id/menu',
  '/advertising/some-id',
  '/advertising/some-id/December2025',
];
const EARLY = ['/', '/login', '/verify', '/createprofile', '/organizations', '/createorganization'];

test('a visitor sees nothing but the sign-in screen', async ({ page }) => {
  for (const path of [...GUARDED, ...EARLY]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/login$/);
    await expect(heading(page)).toHaveText('Sign in to Fleetfoot');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('somebody without a profile is led to it from everywhere', async ({ openAs, cloud, newNumber }) => {
  const account = await createAccount(cloud, newNumber());
  const page = await openAs({ account }, '/createprofile');
  for (const path of [...EARLY, '/deliveries', '/team', '/advertising/some-id']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/createprofile$/);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('somebody without an organisation is led to the invitations from everywhere', async ({
  openAs,
  cloud,
  newNumber,
}) => {
  const person = await createPerson(cloud, newNumber(), 'Zanele Mokoena');
  const page = await openAs({ account: person, person }, '/organizations');
  for (const path of [...EARLY, '/deliveries', '/team', '/advertising/some-id']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/organizations$/);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a set-up user sees every route and is kept from the early ones', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/deliveries');
  for (const path of EARLY) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(/\/deliveries$/);
  }
  for (const path of GUARDED) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page), path).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a path that does not exist is said not to, signed in or not', async ({ page, openAsAdmin }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('This page does not exist.')).toBeVisible();
  const signedIn = await openAsAdmin('/newmenuitem');
  await expect(signedIn.getByText('This page does not exist.')).toBeVisible();
});

test('nothing but the auth state is kept in the browser, and nothing of the tenant after signing out', async ({
  page,
  cloud,
  company: { admin, organization },
}) => {
  await storeDelivery(cloud, organization.id, { external_id: 'SECRET-1', dropoff_name: 'Private Person' });
  await signIn(page, cloud, admin.phoneNumber);
  await expect(page.getByText('SECRET-1')).toBeVisible();

  const signedIn = await readStorage(page);
  expect(Object.keys(signedIn.localStorage)).toEqual(['fleetfoot.auth']);
  const { state } = JSON.parse(signedIn.localStorage['fleetfoot.auth'] ?? '') as { state: object };
  expect(Object.keys(state).filter((key) => !AUTH_STATE.includes(key))).toEqual([]);
  expect(JSON.stringify(state)).not.toContain('apiKey');
  expect(signedIn.sessionStorage).toEqual({});

  await signOut(page);
  const after = JSON.stringify(await readStorage(page));
  for (const secret of [
    'SECRET-1',
    'Private Person',
    organization.id,
    organization.name,
    admin.uid,
    admin.fullName,
    admin.phoneNumber,
    admin.email,
  ]) {
    expect(after).not.toContain(secret);
  }
});

const AUTH_STATE = ['isSignedIn', 'uid', 'user', 'hasProfile', 'selectedInvite', 'selectedOrganization'];

test('a member who was removed loses access without a reload of the others', async ({
  cloud,
  openAsAdmin,
  company: { admin, organization },
}) => {
  const page = await openAsAdmin('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await cloud.firestore.doc(`Organizations/${organization.id}/Team/${admin.uid}`).delete();
  await page.reload();
  await expect(page).toHaveURL(/\/organizations$/);
});
