import { expect, test } from '../support/fixtures';
import { inviteToTeam } from '../support/invitations';
import { asShown } from '../support/numbers';
import { completeProfile } from '../support/onboarding';
import { createPerson } from '../support/people';
import { heading } from '../support/screens';
import { signIn } from '../support/sign-in';
import { SMOKE } from '../support/tags';

test(
  'an invited user joins the team and can work at once',
  SMOKE,
  async ({ page, cloud, company: { admin, organization }, phoneNumber }) => {
    await inviteToTeam(cloud, { phoneNumber, organization, invitedBy: admin, role: 'Member' });
    await signIn(page, cloud, phoneNumber);
    await completeProfile(page, 'Sipho Dlamini', 'sipho@example.co.za');

    const invitation = page.getByRole('listitem').filter({ hasText: organization.name });
    await expect(invitation).toContainText('Member');
    await invitation.getByRole('button', { name: 'Accept' }).click();

    await expect(page).toHaveURL(/\/deliveries$/);
    await expect(page.getByRole('link', { name: 'New Delivery' })).toBeVisible();
    await page.getByRole('link', { name: 'Team' }).click();
    const own = page.getByRole('row').filter({ hasText: 'Sipho Dlamini' });
    await expect(own).toContainText('You');
    await expect(own).toContainText('Member');
    await expect(page.getByText('Invite Pending')).toHaveCount(0);
  },
);

test('an invitation that arrives while the user waits appears by itself', async ({
  cloud,
  openAs,
  company: { admin, organization },
  newNumber,
}) => {
  const person = await createPerson(cloud, newNumber(), 'Ayanda Zulu');
  const page = await openAs({ account: person, person }, '/organizations');
  await expect(page.getByText('You have no invitations yet')).toBeVisible();
  await inviteToTeam(cloud, {
    phoneNumber: person.phoneNumber,
    organization,
    invitedBy: admin,
    role: 'Admin',
  });
  await expect(page.getByRole('listitem').filter({ hasText: organization.name })).toContainText('Admin');
});

test('a user without an invitation learns whom to ask', async ({ cloud, openAs, newNumber }) => {
  const person = await createPerson(cloud, newNumber(), 'Pieter Botha');
  const page = await openAs({ account: person, person }, '/organizations');
  await expect(heading(page)).toHaveText("You're Almost There!");
  await expect(page.getByText(/contact your company administrator/)).toBeVisible();
  await expect(page.getByText(asShown(person.phoneNumber)).first()).toBeVisible();
});
