import { readFile } from 'node:fs/promises';
import { daysFrom, memberDrafts, teamMembers, users } from '@fleetfoot/shared/model';
import { expectAccessible } from '../support/axe';
import { idTokenOf, requestsWith } from '../support/own-token';
import { heading } from '../support/screens';
import { openSidebar } from '../support/sidebar';
import { GATE } from '../support/tags';
import { memberRow } from '../support/team';
import { expect, test } from '../support/team-fixtures';

/** A server function may need to start. */
const STARTED = { timeout: 60_000 };

test(
  'a member downloads what is held about them, deletes their profile and is signed out everywhere',
  GATE,
  async ({ cloud, join, company: { organization } }) => {
    const { person, open } = await join('Member');
    const draft = memberDrafts.document(organization.id, person.uid, 'new-delivery');
    await cloud.firestore
      .doc(draft)
      .set({ id: 'new-delivery', value: '{}', expiresAt: daysFrom(new Date(), 90) });
    const [page, otherDevice] = [await open('/deliveries'), await open('/team')];
    await expect(heading(otherDevice)).toHaveText('Team');
    await (await openSidebar(page)).getByRole('link', { name: person.fullName }).click();
    await expect(heading(page)).toHaveText('Your profile');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel('Full Name').fill('Sipho Dube');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect((await openSidebar(page)).getByRole('link', { name: 'Sipho Dube' })).toBeVisible(STARTED);
    await expect(memberRow(otherDevice, 'Sipho Dube')).toBeVisible();

    const downloading = page.waitForEvent('download', STARTED);
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const data = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as object;
    expect(data).toMatchObject({
      profile: { id: person.uid, email: person.email },
      memberships: [
        { organizationName: organization.name, role: 'Member', drafts: [{ id: 'new-delivery' }] },
      ],
    });

    const own = requestsWith(cloud, await idTokenOf(page));
    await page.getByRole('button', { name: 'Delete my profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your profile?' });
    const confirm = dialog.getByRole('button', { name: 'Delete my profile' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Type DELETE to confirm').fill('delete');
    await expectAccessible(page, 'deleting a profile');
    await confirm.click();
    await expect(page).toHaveURL(/\/login$/, STARTED);
    await expect(otherDevice).toHaveURL(/\/login$/, STARTED);
    await expect(otherDevice.getByRole('region', { name: 'Notice' })).toContainText('Your session has ended');
    // Here nothing needs an explanation.
    await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);

    for (const path of [
      users.document(person.uid),
      teamMembers.document(organization.id, person.uid),
      draft,
    ]) {
      expect((await cloud.firestore.doc(path).get()).exists).toBe(false);
    }
    // Both devices know of it before the server comes to the account, which is the last to go.
    await expect
      .poll(() => cloud.auth.getUser(person.uid).catch(({ code }: { code: string }) => code))
      .toBe('auth/user-not-found');
    expect(await own.read(`Organizations/${organization.id}`)).toBe(403);
  },
);
