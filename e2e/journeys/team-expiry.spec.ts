import { takeAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { setDeviceClock } from '../support/device-clock';
import { inviteToTeam } from '../support/invitations';
import { afterPrefix, asShown } from '../support/numbers';
import { createPerson } from '../support/people';
import { inviteDialog, inviteRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

const DAY_MS = 86_400_000;

test('an expired invitation waits until it is sent again', async ({
  adminPage,
  cloud,
  company: { admin: invitedBy, organization },
  newNumber,
  openAs,
}) => {
  const person = await createPerson(cloud, newNumber(), 'Pieter Botha');
  const { phoneNumber } = person;
  const expiresAt = new Date(Date.now() - DAY_MS);
  await inviteToTeam(cloud, { phoneNumber, organization, invitedBy, role: 'Member', expiresAt });
  const row = inviteRow(adminPage, phoneNumber);
  await expect(row).toContainText('Expired');
  const page = await openAs({ account: person, person }, '/organizations');
  const invitation = page.getByRole('listitem').filter({ hasText: organization.name });
  await expect(invitation).toContainText('Expired');
  await expect(invitation).toContainText(`Ask an Admin of ${organization.name} to send it again.`);
  await expect(invitation.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, '/organizations with an expired invitation');

  await row.getByRole('button', { name: 'Resend' }).click();
  await expect(row).toContainText(/Expires \d{2} /);
  await expect(row).not.toContainText('Expired');
  // The list hears of it before the message is sent.
  await expect
    .poll(() => takeAnnouncements(adminPage))
    .toEqual([`A message with a new link is on its way to ${asShown(phoneNumber)}.`]);
  await invitation.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL(/\/deliveries$/);
});

test('a repeated invitation of a number renews the expired one', async ({
  adminPage: page,
  cloud,
  company: { admin: invitedBy, organization },
  phoneNumber,
}) => {
  const expiresAt = new Date(Date.now() - DAY_MS);
  await inviteToTeam(cloud, { phoneNumber, organization, invitedBy, role: 'Admin', expiresAt });
  await expect(inviteRow(page, phoneNumber)).toContainText('Expired');
  const { dialog, number, invite, open } = inviteDialog(page);
  await open();
  await number.fill(afterPrefix(phoneNumber));
  await invite.click();
  await expect(dialog).toBeHidden();
  await expect(inviteRow(page, phoneNumber)).toContainText(/Expires \d{2} /);
  await expect(inviteRow(page, phoneNumber)).toHaveCount(1);
});

test('the expiry of an invitation follows the clock of the server, not of the device', async ({
  cloud,
  company: { admin, organization },
  openAs,
  phoneNumber,
}) => {
  const expiresAt = new Date(Date.now() + 3 * DAY_MS);
  await inviteToTeam(cloud, { phoneNumber, organization, invitedBy: admin, role: 'Member', expiresAt });
  const page = await openAs({ account: admin, person: admin, organization }, 'about:blank');
  await setDeviceClock(page.context(), 365 * DAY_MS);
  await page.goto('/team');
  await expect(inviteRow(page, phoneNumber)).toContainText(/Expires \d{2} /);
});
