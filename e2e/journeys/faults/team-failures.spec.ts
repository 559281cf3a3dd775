import { inviteToTeam } from '../../support/invitations';
import { loseAnswer } from '../../support/lost-answers';
import { afterPrefix } from '../../support/numbers';
import { heading } from '../../support/screens';
import { inviteDialog, inviteRow, memberDialog, memberRow } from '../../support/team';
import { expect, test } from '../../support/team-fixtures';

test('input is kept without a connection, in which no action can be pressed and each says why', async ({
  adminPage: page,
  cloud,
  company: { admin, organization },
  join,
  newNumber,
}) => {
  const { person } = await join('Member');
  const invited = newNumber();
  const phoneNumber = newNumber();
  await inviteToTeam(cloud, { phoneNumber: invited, organization, invitedBy: admin, role: 'Member' });
  await expect(memberRow(page, person.fullName)).toBeVisible();
  await expect(inviteRow(page, invited)).toBeVisible();
  const [inviting, editing] = [inviteDialog(page), memberDialog(page)];
  const context = page.context();

  await inviting.open();
  await inviting.number.fill(afterPrefix(phoneNumber));
  await inviting.role.selectOption('Member');
  await context.setOffline(true);
  await expect(inviting.invite).toBeDisabled();
  await expect(inviting.invite).toHaveAccessibleDescription(/^This needs a connection\./);
  await expect(inviting.number).toHaveValue(afterPrefix(phoneNumber));
  await expect(inviting.role).toHaveValue('Member');
  await context.setOffline(false);
  await inviting.invite.click();
  await expect(inviting.dialog).toBeHidden();
  await expect(inviteRow(page, phoneNumber)).toBeVisible();

  await editing.open(person.fullName);
  await editing.role.selectOption('Admin');
  await context.setOffline(true);
  await expect(editing.update).toBeDisabled();
  await editing.remove.click();
  await expect(editing.confirm).toBeDisabled();
  await expect(editing.role).toHaveValue('Admin');
  await context.setOffline(false);
  await editing.update.click();
  await expect(editing.dialog).toBeHidden();
  await expect(memberRow(page, person.fullName)).toContainText('Admin');

  const row = inviteRow(page, invited);
  await context.setOffline(true);
  for (const name of ['Invite Member', /^Edit /, /^Resend/, /^Share/, /^Delete/])
    await expect(page.getByRole('button', { name }).first()).toBeDisabled();
  await context.setOffline(false);
  await row.getByRole('button', { name: 'Delete' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete this invitation?' });
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(deletion).toBeHidden();
  await expect(row).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('a lost answer is looked for, and what was done is told', async ({
  adminPage: page,
  join,
  newNumber,
}) => {
  const { person } = await join('Member');
  const phoneNumber = newNumber();
  const [inviting, editing] = [inviteDialog(page), memberDialog(page)];
  await inviting.open();
  await inviting.number.fill(afterPrefix(phoneNumber));
  await loseAnswer(page, 'inviteTeamMember');
  await inviting.invite.click();
  await expect(inviteRow(page, phoneNumber)).toBeAttached();
  await expect(inviting.dialog).toBeHidden();
  await expect(inviteRow(page, phoneNumber)).toHaveCount(1);

  await editing.open(person.fullName);
  await editing.remove.click();
  await loseAnswer(page, 'deleteMember');
  await editing.confirm.click();
  await expect(memberRow(page, person.fullName)).toHaveCount(0);
  await expect(editing.dialog).toBeHidden();
  await expect(heading(page)).toBeFocused();
});
