import { expect, test } from '../support/fixtures';
import { inviteToTeam } from '../support/invitations';
import { completeProfile } from '../support/onboarding';
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
