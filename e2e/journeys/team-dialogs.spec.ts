import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { failFunction } from '../support/function-calls';
import { inviteToTeam } from '../support/invitations';
import { asShown } from '../support/numbers';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';
import { inviteDialog, inviteRow, memberDialog, memberRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

const DAY_MS = 86_400_000;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text === name) return;
  }
  throw new Error(`Tab does not come to ${name}.`);
}

test('the team is managed with the keyboard alone', GATE, async ({ adminPage: page, join, newNumber }) => {
  const { person } = await join('Member');
  const phoneNumber = newNumber();
  const [inviting, editing] = [inviteDialog(page), memberDialog(page)];
  await expect(memberRow(page, person.fullName)).toBeVisible();
  const { keyboard } = page;

  await tabTo(page, 'Invite Member');
  await keyboard.press('Enter');
  await expect(inviting.number).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite Member' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type(asShown(phoneNumber));
  await keyboard.press('Tab');
  await expect(inviting.role).toBeFocused();
  await keyboard.press('M');
  await expect(inviting.role).toHaveValue('Member');
  await tabTo(page, 'Invite');
  await keyboard.press('Enter');
  await expect(inviting.dialog).toBeHidden();
  await expect(inviteRow(page, phoneNumber)).toContainText('Member');
  await expect(page.getByRole('button', { name: 'Invite Member' })).toBeFocused();

  await tabTo(page, `Edit ${person.fullName}`);
  await keyboard.press('Enter');
  await expect(editing.role).toBeFocused();
  await keyboard.press('A');
  await tabTo(page, 'Update');
  await keyboard.press('Space');
  await expect(editing.dialog).toBeHidden();
  await expect(memberRow(page, person.fullName)).toContainText('Admin');
  await expect(memberRow(page, person.fullName).getByRole('button')).toBeFocused();

  await keyboard.press('Enter');
  await tabTo(page, `Remove ${person.fullName} from the team`);
  await keyboard.press('Enter');
  await tabTo(page, 'Confirm removal');
  await keyboard.press('Enter');
  await expect(editing.dialog).toBeHidden();
  await expect(memberRow(page, person.fullName)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();

  await tabTo(page, `Delete invitation to ${asShown(phoneNumber)}`);
  await keyboard.press('Enter');
  await tabTo(page, 'Delete');
  await keyboard.press('Enter');
  await expect(page.getByText('No pending invitations')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('the screen and its dialogs are accessible, also with messages', async ({
  adminPage: page,
  cloud,
  company: { admin: invitedBy, organization },
  join,
  newNumber,
}) => {
  const { person } = await join('Member');
  for (const days of [-1, 14]) {
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const phoneNumber = newNumber();
    await inviteToTeam(cloud, { phoneNumber, organization, invitedBy, role: 'Member', expiresAt });
  }
  await expect(page.getByText('Invite Pending')).toHaveCount(2);
  await failFunction(page, 'resendInvite');
  await page.getByRole('button', { name: 'Resend' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, '/team with invitations and a message');

  const [inviting, editing] = [inviteDialog(page), memberDialog(page)];
  await inviting.open();
  await expectAccessible(page, 'invite dialog');
  await inviting.number.fill('111111111');
  await inviting.invite.click();
  await expect(inviting.alert).toBeVisible();
  await expectAccessible(page, 'invite dialog with a message');
  await page.keyboard.press('Escape');

  await editing.open(person.fullName);
  await expectAccessible(page, 'member dialog');
  await failFunction(page, 'deleteMember');
  await editing.remove.click();
  await editing.confirm.click();
  await expect(editing.alert).toBeVisible();
  await expectAccessible(page, 'member dialog with a removal that failed');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expectAccessible(page, 'dialog that deletes an invitation');
});
