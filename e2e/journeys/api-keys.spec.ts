import { recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { apiDelivery, callApi, keysOf, rollDialog } from '../support/api';
import { expectAccessible } from '../support/axe';
import { section } from '../support/screens';
import { GATE_SMOKE, gateIf } from '../support/tags';
import { expect, test } from '../support/team-fixtures';

for (const width of [1280, 360]) {
  test(
    `a key is rolled, and the old one works for as long as was chosen, at ${width} px`,
    gateIf(width === 360),
    async ({ cloud, company: { organization }, openAsAdmin }) => {
      const page = await openAsAdmin('about:blank', { viewport: { width, height: 740 } });
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
    },
  );
}

test('a Member sees how the API key ends and whom to ask, and copies the test key', async ({
  cloud,
  company: { admin, organization },
  join,
}) => {
  const page = await (await join('Member')).open('/api');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { live, test: key } = await keysOf(cloud, organization.id);
  await page.getByRole('button', { name: 'Copy test key' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const card = section(page, 'API key');
  await expect(card).toContainText(`••••${live.slice(-4)}`);
  await expect(card).toContainText(`Only an Admin can see the API key. Ask ${admin.fullName}.`);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(?:Roll|Create|Revoke)/ })).toHaveCount(0);
  await expect(page.getByText('Only Admins can roll a key.')).toBeVisible();
  expect(await page.content()).not.toContain(live);
  await expectAccessible(page, '/api for a Member');
});

test(
  'a named key is shown once, opens what it may, and is revoked',
  GATE_SMOKE,
  async ({ cloud, openAsAdmin }) => {
    const page = await openAsAdmin('/api');
    const more = section(page, 'More keys');
    await expect(more).toContainText('No further keys');
    await more.getByRole('button', { name: 'Create key' }).click();
    const form = page.getByRole('dialog', { name: 'Create a key' });
    await form.getByLabel('Name').fill('Reporting');
    await form.getByLabel('Access').selectOption('Read only');
    await expectAccessible(page, 'dialog that creates a key');
    await form.getByRole('button', { name: 'Create key' }).click();
    const shown = page.getByRole('dialog', { name: 'Copy this key now' });
    await shown.waitFor();
    await expectAccessible(page, 'dialog that shows a key once');
    const key = /ff_live_[\w-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
    await shown.getByRole('button', { name: 'Done' }).click();
    const row = more.getByRole('row').filter({ hasText: 'Reporting' });
    await expect(row).toContainText('Not used yet');
    expect(await page.content()).not.toContain(key);

    expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(200);
    expect(await callApi(cloud, key, 'POST', '/deliveries', apiDelivery('NAMED-1'))).toBe(403);
    await expect(row).not.toContainText('Not used yet');
    await row.getByRole('button', { name: 'Revoke Reporting' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(row).toContainText('Revoked');
    expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(401);
  },
);
