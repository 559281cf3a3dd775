import { expectAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { inviteToTeam } from '../support/invitations';
import { afterPrefix, asShown } from '../support/numbers';
import { addMember } from '../support/organizations';
import { idTokenOf, requestsWith } from '../support/own-token';
import { createPerson } from '../support/people';
import { heading } from '../support/screens';
import { GATE } from '../support/tags';
import { inviteDialog, inviteRow, memberDialog, memberRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

const DAY_MS = 86_400_000;
const ONLY_ADMIN = 'You are the only Admin. Make somebody else an Admin before you leave.';
const QUESTION = 'Are you sure you would like to remove this team member, this action cannot be undone.';

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

test('a member removed by an Admin is shown out at once', async ({ adminPage, join }) => {
  const { open, person } = await join('Member');
  const page = await open('/team');
  await expect(memberRow(page, person.fullName)).toBeVisible();
  const { dialog, remove, confirm, open: edit } = memberDialog(adminPage);
  await edit(person.fullName);
  await remove.click();
  await expect(dialog.getByText(QUESTION)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel removal' }).click();
  await expect(dialog.getByText(QUESTION)).toBeHidden();
  await remove.click();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(memberRow(adminPage, person.fullName)).toHaveCount(0);
  await expect(heading(adminPage)).toBeFocused();
  await expectAnnouncements(adminPage, ['Sipho Dlamini is removed from the team.']);
  await expect(page).toHaveURL(/\/organizations$/);
});

test('a Member sees the whole team and cannot change it', async ({
  cloud,
  company: { admin, organization },
  join,
  newNumber,
}) => {
  const phoneNumber = newNumber();
  await inviteToTeam(cloud, {
    ...{ phoneNumber, organization, invitedBy: admin, role: 'Admin' },
    expiresAt: new Date(Date.now() - DAY_MS),
  });
  const { open, person } = await join('Member');
  const page = await open('/team');
  await expect(memberRow(page, 'Lerato Khumalo')).toContainText(asShown(admin.phoneNumber));
  await expect(memberRow(page, person.fullName)).toContainText('You');
  await expect(inviteRow(page, phoneNumber)).toContainText('Expired');
  await expect(inviteRow(page, phoneNumber)).toContainText('Admin');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectAccessible(page, '/team of a Member');

  const own = requestsWith(cloud, await idTokenOf(page));
  const orgID = organization.id;
  const { docs } = await cloud.firestore.collection(`Organizations/${orgID}/TeamInvites`).get();
  const inviteID = docs[0]?.id ?? '';
  for (const [name, data] of [
    ['inviteTeamMember', { orgID, phoneNumber: newNumber(), role: 'Member' }],
    ['resendInvite', { orgID, inviteID }],
    ['makeInviteLink', { orgID, inviteID }],
    ['deleteInvite', { orgID, inviteID }],
    ['deleteMember', { orgID, memberID: admin.uid }],
    ['changeRole', { orgID, memberID: person.uid, role: 'Admin' }],
  ] as const) {
    expect(await own.call(name, data), name).toBe(403);
  }
});

test('a long list is searched by name, number and email', async ({
  adminPage: page,
  cloud,
  company: { organization },
  join,
}) => {
  const { person } = await join('Member', 'Zoë Naidoo');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  for (let index = 0; index < 8; index += 1) {
    const uid = `colleague-${index}`;
    const colleague = { ...person, uid, fullName: `Colleague ${index}`, email: `c${index}@example.co.za` };
    await addMember(cloud, organization.id, { ...colleague, phoneNumber: `+2781000000${index}` }, 'Member');
  }
  const field = page.getByRole('searchbox', { name: 'Search members' });
  const names = page.getByRole('table', { name: 'Team members' }).getByRole('rowheader');
  await expect(names).toHaveCount(10);
  for (const [search, found] of [
    ['zoe', 'Zoë Naidoo'],
    ['081 000 0003', 'Colleague 3'],
    ['C5@EXAMPLE', 'Colleague 5'],
  ] as const) {
    await field.fill(search);
    await expect(names).toHaveText([found]);
    await expect(page.getByText('1 of 10 members')).toHaveRole('status');
  }
  await field.fill('nobody at all');
  await expect(page.getByText('Nobody matches “nobody at all”')).toBeVisible();
  await expectAccessible(page, '/team with a search that finds nobody');
});
