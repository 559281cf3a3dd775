import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { newestCode } from '../support/codes';
import { notice } from '../support/notice';
import { afterPrefix, asShown } from '../support/numbers';
import { heading } from '../support/screens';
import { secondsAgo } from '../support/session-state';
import { GATE } from '../support/tags';
import { inviteDialog, inviteRow, memberDialog, memberRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

/** The entry of the present sign-in on /devices: the server knows the device from then on. */
function ownDevice(page: Page): Locator {
  return page.getByRole('listitem').filter({ hasText: 'This device' });
}

const WAITS = /^You signed in on a new device/;

test(
  'a sign-in on a new device waits with roles until another Admin approves it',
  GATE,
  async ({ join, openAsAdmin, company: { admin } }) => {
    const member = await join('Member', 'Sipho Dlamini');
    const other = await join('Admin', 'Thandi Nkosi');
    const known = await openAsAdmin('/devices');
    await expect(ownDevice(known)).toBeVisible();
    const otherPage = await other.open('/deliveries');

    const newDevice = await openAsAdmin('/team');
    await expect(notice(newDevice)).toContainText('You signed in on a new device');
    await expect(notice(newDevice)).toContainText('Deliveries work.');
    await expectAccessible(newDevice, '/team on a new device');
    const { open, role, update, alert, dialog } = memberDialog(newDevice);
    await open(member.person.fullName);
    await role.selectOption('Admin');
    await update.click();
    await expect(alert).toContainText(WAITS);

    const told = notice(otherPage);
    await expect(told).toContainText(`${admin.fullName} signed in on a new device`);
    await expectAccessible(otherPage, '/deliveries with a notice to Admins');
    await told.getByRole('button', { name: 'Approve' }).click();
    await expect(told).toHaveCount(0);
    await update.click();
    await expect(dialog).toBeHidden();
    await expect(memberRow(newDevice, 'Sipho Dlamini')).toContainText('Admin');
    await expect(notice(newDevice)).toHaveCount(0);
  },
);

test('"This was not me" on a known device ends the sign-in on the new one, and this one goes on', async ({
  openAsAdmin,
}) => {
  const known = await openAsAdmin('/devices');
  await expect(ownDevice(known)).toBeVisible();
  const stranger = await openAsAdmin('/deliveries');
  await expect(notice(stranger)).toContainText('You signed in on a new device');

  await expect(notice(known)).toContainText('Was that you?');
  await expectAccessible(known, '/devices with a notice');
  await notice(known).getByRole('button', { name: 'This was not me' }).click();
  await expect(stranger).toHaveURL(/\/login$/);
  await expect(notice(stranger)).toContainText('Your session has ended');
  await expect(notice(known)).toHaveCount(0);
  await known.getByRole('link', { name: 'Team' }).click();
  await expect(heading(known)).toHaveText('Team');
});

test('a device that is new does not see the others', async ({ openAsAdmin }) => {
  const known = await openAsAdmin('/devices');
  await expect(ownDevice(known)).toBeVisible();
  const stranger = await openAsAdmin('/devices');
  await expect(stranger.getByText('This device is new')).toBeVisible();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(0);
  await expectAccessible(stranger, '/devices on a new device');
});

test('the live key is shown to a known device and not to a new one', async ({ openAsAdmin }) => {
  const known = await openAsAdmin('/api');
  await expect(known.getByText(/ff_live_/).first()).toBeVisible();
  const stranger = await openAsAdmin('/api');
  // Nor are webhooks, which hold secrets too.
  await expect(stranger.getByText('This has to wait: you signed in on a new device.')).toHaveCount(2);
  await expect(stranger.getByText(/ff_live_[\w-]{20}/)).toHaveCount(0);
});

test(
  'a risky action asks for a fresh code after 15 minutes and goes on with what was typed',
  GATE,
  async ({ openAsAdmin, cloud, newNumber, company: { admin } }) => {
    const page = await openAsAdmin('/team', { signedInAt: secondsAgo(16 * 60) });
    const { open, number, invite, dialog } = inviteDialog(page);
    const invited = newNumber();
    await open();
    await number.fill(afterPrefix(invited));
    await invite.click();
    const asking = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(asking).toContainText(asShown(admin.phoneNumber));
    await expectAccessible(page, 'the dialog that asks for a code');
    await asking.getByRole('button', { name: 'Send code' }).click();
    const field = asking.getByLabel('Six-digit code');
    await expect(field).toBeFocused();
    await field.fill(await newestCode(cloud, admin.phoneNumber));
    await asking.getByRole('button', { name: 'Confirm' }).click();
    await expect(asking).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(inviteRow(page, invited)).toContainText('Admin');
  },
);

test('cancelling the code changes nothing and keeps what was typed', async ({ openAsAdmin, newNumber }) => {
  const page = await openAsAdmin('/team', { signedInAt: secondsAgo(16 * 60) });
  const { open, number, invite, alert, dialog } = inviteDialog(page);
  const invited = newNumber();
  await open();
  await number.fill(afterPrefix(invited));
  await invite.click();
  await page
    .getByRole('dialog', { name: 'Confirm that it is you' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(alert).toHaveText('Nothing was changed: this needs a new code.');
  await expect(dialog).toBeVisible();
  await expect(number).toHaveValue(afterPrefix(invited));
});

test('signing out everywhere ends this session and those elsewhere', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/devices');
  await expect(ownDevice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(page).toHaveURL(/\/login$/);
});
