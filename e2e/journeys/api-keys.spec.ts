import { recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { callApi, keysOf, rollDialog } from '../support/api';
import { expectAccessible } from '../support/axe';
import { loseAnswer } from '../support/lost-answers';
import { section } from '../support/screens';
import { expect, test } from '../support/team-fixtures';

// Server functions that start.
test.describe.configure({ timeout: 120_000 });

for (const width of [1280, 360]) {
  test(`a key is rolled, and the old one works for as long as was chosen, at ${width} px`, async ({
    cloud,
    company: { organization },
    openAsAdmin,
  }) => {
    const page = await openAsAdmin('about:blank');
    await page.setViewportSize({ width, height: 740 });
    await recordAnnouncements(page);
    await page.goto('/api');
    const before = await keysOf(cloud, organization.id);
    expect(await callApi(cloud, before.live, 'GET', '/deliveries')).toBe(200);

    const rolling = rollDialog(page, 'API key');
    await rolling.open();
    await expect(rolling.dialog).toContainText(before.live.slice(-4));
    await expect(rolling.keep).toHaveAccessibleDescription(/Both keys work until then/);
    if (width === 1280) await expectAccessible(page, 'roll dialog');
    await rolling.keep.selectOption('In 7 days');
    await rolling.confirm.click();
    await expect(rolling.dialog).toBeHidden();
    await expect.poll(() => takeAnnouncements(page)).toContain('There is a new API key.');
    const card = section(page, 'API key');
    await expect(card).toContainText(`The old key that ends in ${before.live.slice(-4)} works until`);
    const after = await keysOf(cloud, organization.id);
    expect(after.live).not.toBe(before.live);
    await card.getByRole('button', { name: 'Show API key' }).click();
    await expect(card).toContainText(after.live);
    for (const key of [before.live, after.live]) {
      expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(200);
    }

    await rolling.open();
    await rolling.keep.selectOption('At once');
    await expect(rolling.keep).toHaveAccessibleDescription(/refused from that moment on/);
    await rolling.confirm.click();
    await expect(rolling.dialog).toBeHidden();
    await expect(card).not.toContainText('The old key');
    for (const key of [before.live, after.live]) {
      expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(401);
    }
    const { live } = await keysOf(cloud, organization.id);
    expect(await callApi(cloud, live, 'GET', '/deliveries')).toBe(200);
  });
}

test('a roll without a connection, or whose answer is lost, is done once and said rightly', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/api');
  const before = await keysOf(cloud, organization.id);
  const rolling = rollDialog(page, 'test key');
  await rolling.open();
  await rolling.keep.selectOption('In 1 hour');
  await page.context().setOffline(true);
  await rolling.confirm.click();
  await expect(rolling.alert).toHaveText('You are offline. Check your connection and try again.');
  await expect(rolling.keep).toHaveValue('1h');
  expect(await keysOf(cloud, organization.id)).toEqual(before);
  await page.context().setOffline(false);

  await loseAnswer(page, 'rollApiKey');
  await rolling.confirm.click();
  await expect(rolling.alert).toBeVisible();
  await expect.poll(async () => (await keysOf(cloud, organization.id)).test).not.toBe(before.test);
  const { test: rolled } = await keysOf(cloud, organization.id);
  await rolling.confirm.click();
  await expect(rolling.dialog).toBeHidden();
  expect((await keysOf(cloud, organization.id)).test).toBe(rolled);
});

test('a key that somebody else has rolled meanwhile is not rolled again', async ({
  cloud,
  company: { organization },
  openAsAdmin,
  join,
}) => {
  const page = await openAsAdmin('/api');
  const other = await (await join('Admin')).open('/api');
  const [first, second] = [rollDialog(page, 'API key'), rollDialog(other, 'API key')];
  await first.open();
  await second.open();
  await first.confirm.click();
  await expect(first.dialog).toBeHidden();
  const { live } = await keysOf(cloud, organization.id);
  await second.confirm.click();
  await expect(second.alert).toHaveText('This key has been rolled meanwhile. Nothing was changed now.');
  expect((await keysOf(cloud, organization.id)).live).toBe(live);
});

test('a Member sees and copies the keys and is told who rolls them', async ({ cloud, company, join }) => {
  const { organization } = company;
  const page = await (await join('Member')).open('/api');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { test: key } = await keysOf(cloud, organization.id);
  await page.getByRole('button', { name: 'Copy test key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expect(page.getByRole('button', { name: /^Roll/ })).toHaveCount(0);
  await expect(page.getByText('Only Admins can roll a key.')).toBeVisible();
  await expectAccessible(page, '/api for a Member');
});

test('an Admin who becomes a Member loses the dialog and the button', async ({
  cloud,
  company,
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/api');
  const rolling = rollDialog(page, 'API key');
  await rolling.open();
  const { admin, organization } = company;
  await cloud.firestore.doc(`Organizations/${organization.id}/Team/${admin.uid}`).update({ role: 'Member' });
  await expect(rolling.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Roll/ })).toHaveCount(0);
});

test('without a connection the keys that were loaded stay, and it says so', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/api');
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. This is what was last loaded').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy API key' })).toBeVisible();
});
