import { createApiKey, revokeApiKey } from '@fleetfoot/shared/api';
import { acceptTeamInvite, createOrganization, createSetupIntent } from '@fleetfoot/shared/operations';
import { callApi } from '../../support/api';
import { CARD_NUMBERS, cardDialog, cards, openCardDialog, submitCard } from '../../support/cards';
import { stall } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { inviteToCreate, inviteToTeam } from '../../support/invitations';
import { loseAnswer, swallowAnswer } from '../../support/lost-answers';
import { describeOrganization } from '../../support/onboarding';
import { createPerson } from '../../support/people';
import { heading, section } from '../../support/screens';

test('a key whose answer never comes is in doubt, then shown with a secret that opens, and revoked though that answer is lost', async ({
  cloud,
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/api');
  const more = section(page, 'More keys');
  await more.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByLabel('Name').fill('Reporting');
  await swallowAnswer(page, createApiKey.name);
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByRole('alert')).toContainText('We do not know yet whether the key was created.');
  await expect(form.getByRole('button', { name: 'Create key' })).toBeDisabled();

  const shown = page.getByRole('dialog', { name: 'Copy this key now' });
  const key = /ff_live_[\w-]{43}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(more.getByRole('row').filter({ hasText: 'Reporting' })).toHaveCount(1);
  expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(200);

  await more.getByRole('button', { name: 'Revoke Reporting' }).click();
  const revoking = page.getByRole('dialog', { name: 'Revoke “Reporting”?' });
  const wasLost = await loseAnswer(page, revokeApiKey.name);
  await revoking.getByRole('button', { name: 'Revoke key' }).click();
  await expect(revoking).toHaveCount(0);
  await expect(more.getByRole('row').filter({ hasText: 'Reporting' })).toContainText('Revoked');
  expect(wasLost()).toBe(true);
  expect(await callApi(cloud, key, 'GET', '/deliveries')).toBe(401);
});

test('a card whose answers are lost on the way is in doubt, and is saved once', async ({
  cloud,
  company: { organization },
  openAsAdmin,
}) => {
  const page = await openAsAdmin('/billing');
  await expect(page.getByText('No payment methods yet')).toBeVisible();
  const wasLost = await loseAnswer(page, createSetupIntent.name);
  await openCardDialog(page);
  expect(wasLost()).toBe(true);
  const counted = await cloud.firestore.collection(`Organizations/${organization.id}/CardAttempts`).get();
  expect(counted.docs.map((day) => Object.keys(day.get('setups') as object).length)).toEqual([1]);

  await loseAnswer(page, 'confirm');
  const release = await stall(page, '**/v1/setup_intents/*');
  await submitCard(page, CARD_NUMBERS.visa);
  const dialog = cardDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('We do not know yet whether the card was saved.');
  await release();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Visa ending in 4242 was added.').first()).toBeVisible();
});

test('an invitation whose acceptance got no answer leads into the team', async ({
  cloud,
  company: { admin, organization },
  newNumber,
  openAs,
}) => {
  const person = await createPerson(cloud, newNumber(), 'Ayanda Zulu');
  const { phoneNumber } = person;
  await inviteToTeam(cloud, { phoneNumber, organization, invitedBy: admin, role: 'Member' });
  const page = await openAs({ account: person, person }, '/organizations');
  const row = page.getByRole('listitem').filter({ hasText: organization.name });
  await swallowAnswer(page, acceptTeamInvite.name);
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(row.getByRole('alert')).toContainText(
    `We do not know yet whether you have joined ${organization.name}.`,
  );
  await expect(page).toHaveURL(/\/deliveries$/);
});

test('an organisation whose founding got no answer is there, once', async ({ cloud, newNumber, openAs }) => {
  const person = await createPerson(cloud, newNumber(), 'Thandi Nkosi');
  await inviteToCreate(cloud, person.phoneNumber, 'Karoo Kitchen');
  const page = await openAs({ account: person, person }, '/organizations');
  await page.getByRole('button', { name: 'Create Karoo Kitchen' }).click();
  const wasLost = await loseAnswer(page, createOrganization.name);
  await describeOrganization(page);
  await expect(page).toHaveURL(/\/billing$/);
  await expect(heading(page)).toHaveText('Billing Settings');
  expect(wasLost()).toBe(true);
  const founded = await cloud.firestore.collectionGroup('Team').where('id', '==', person.uid).get();
  expect(founded.docs.map((member) => String(member.get('role')))).toEqual(['Admin']);
});
