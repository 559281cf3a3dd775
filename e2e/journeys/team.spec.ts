import { expectAnnouncements } from '../support/announcements';
import { afterPrefix, asShown } from '../support/numbers';
import { createPerson } from '../support/people';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';
import { inviteDialog, inviteRow, memberDialog, memberRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

const ONLY_ADMIN = 'You are the only Admin. Make somebody else an Admin before you leave.';

test(
  'an Admin invites, the invited user accepts, and each sees it at once',
  GATE,
  async ({ adminPage, cloud, openAs, newNumber, company: { organization } }) => {
    const person = await createPerson(cloud, newNumber(), 'Ayanda Zulu');
    const { phoneNumber } = person;
    const guestPage = await openAs({ account: person, person }, '/organizations');
    await expect(guestPage.getByText('You have no invitations yet')).toBeVisible();

    const { dialog, number, role, invite, open } = inviteDialog(adminPage);
    await open();
    await expect(number).toBeFocused();
    await expect(role).toHaveValue('Admin');
    await expect(invite).toBeDisabled();
    await number.pressSequentially(afterPrefix(phoneNumber).slice(0, 8));
    await expect(invite).toBeDisabled();
    await number.pressSequentially(`${afterPrefix(phoneNumber).slice(8)}0`);
    await expect(invite).toBeDisabled();
    await number.fill(asShown(phoneNumber));
    await expect(number).toHaveValue(afterPrefix(phoneNumber));
    await role.selectOption('Member');
    await invite.click();
    await expect(dialog).toBeHidden();
    await expect(adminPage.getByRole('button', { name: 'Invite Member' })).toBeFocused();
    await expectAnnouncements(adminPage, [
      `${asShown(phoneNumber)} is invited as a Member. A message with the link is on its way.`,
    ]);
    const row = inviteRow(adminPage, phoneNumber);
    await expect(row).toContainText('Invite Pending');
    await expect(row).toContainText(/Expires \d{2} [A-Z][a-z]{2} \d{4}/);
    await expect(row).toContainText('Member');
    await open();
    await expect(number).toHaveValue('');
    await expect(role).toHaveValue('Admin');
    await adminPage.keyboard.press('Escape');

    await guestPage.getByRole('button', { name: `Accept ${organization.name}` }).click();
    await expect(guestPage).toHaveURL(/\/deliveries$/);
    await expect(memberRow(adminPage, 'Ayanda Zulu')).toContainText(asShown(phoneNumber));
    await expect(adminPage.getByText('No pending invitations')).toBeVisible();
    await open();
    await number.fill(afterPrefix(phoneNumber));
    await invite.click();
    await expect(dialog.getByRole('alert')).toHaveText('This number is in your team already.');
    await expect(number).toHaveValue(afterPrefix(phoneNumber));
  },
);

test(
  'a role changed by an Admin shows in the open dashboard of the member',
  GATE,
  async ({ adminPage, join }) => {
    const { open, person } = await join('Member');
    const page = await open('/team');
    const mine = memberRow(page, person.fullName);
    await expect(mine).toContainText('You');
    await expect(page.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
    await expect(memberRow(adminPage, 'Lerato Khumalo')).toContainText(ONLY_ADMIN);

    const { dialog, role, update, open: edit } = memberDialog(adminPage);
    await edit(person.fullName);
    await expect(dialog).toContainText(person.email);
    await expect(update).toBeDisabled();
    await role.selectOption('Admin');
    await update.click();
    await expect(dialog).toBeHidden();
    await expect(memberRow(adminPage, person.fullName)).toContainText('Admin');
    await expect(adminPage.getByText(ONLY_ADMIN)).toHaveCount(0);
    await expectAnnouncements(adminPage, ['Sipho Dlamini is now an Admin.']);
    await expect(page.getByRole('button', { name: 'Invite Member' })).toBeVisible();
    await expect(memberRow(page, 'Lerato Khumalo').getByRole('button', { name: 'Edit' })).toBeVisible();

    // An open dialog closes for a user who is no longer an Admin.
    await memberDialog(page).open('Lerato Khumalo');
    await edit(person.fullName);
    await role.selectOption('Member');
    await update.click();
    await expect(memberDialog(page).dialog).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
    await expect(mine).toContainText('Member');
  },
);
