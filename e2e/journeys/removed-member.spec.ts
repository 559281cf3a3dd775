import type { Role } from '@fleetfoot/shared/contract';
import type { Page } from '@playwright/test';
import { expectAnnouncements, recordAnnouncements, takeAnnouncements } from '../support/announcements';
import { expectAccessible } from '../support/axe';
import { storeDelivery } from '../support/deliveries';
import { createButton, fillDelivery, untilPrepared } from '../support/delivery-form';
import { test as base, type Company, expect } from '../support/fixtures';
import { inviteToTeam } from '../support/invitations';
import { notice, recordNotices, toldNotices } from '../support/notice';
import { addMember, removeMember } from '../support/organizations';
import { idTokenOf, requestsWith } from '../support/own-token';
import { createPerson, type Person } from '../support/people';
import { heading } from '../support/screens';
import { signIn, signOut } from '../support/sign-in';
import { readStorage } from '../support/storage';
import { GATE } from '../support/tags';

const TITLE = 'You were removed from Karoo Kitchen';
const TEXT =
  'You can no longer see its deliveries or data. If this is a mistake, ask one of its Admins to invite you again.';

interface Colleague extends Company {
  readonly person: Person;
  /** Opens a path in a browser where the member is signed in. */
  readonly open: (path: string) => Promise<Page>;
  /** An Admin removes the member. */
  readonly remove: () => Promise<void>;
}

const test = base.extend<{ readonly join: (role: Role) => Promise<Colleague> }>({
  join: async ({ cloud, newNumber, company, openAs }, use) => {
    await use(async (role) => {
      const { organization } = company;
      const person = await createPerson(cloud, newNumber(), 'Sipho Dlamini');
      await addMember(cloud, organization.id, person, role);
      return {
        ...company,
        person,
        async open(path) {
          const page = await openAs({ account: person, person, organization, role }, 'about:blank');
          await recordAnnouncements(page);
          await recordNotices(page);
          await page.goto(path);
          return page;
        },
        remove: () => removeMember(cloud, organization.id, person.uid),
      };
    });
  },
});

async function expectRemoved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(notice(page).getByRole('heading', { level: 2 })).toHaveText(TITLE);
  await expect(notice(page)).toContainText(TEXT);
  await expect(heading(page)).toHaveText("You're Almost There!");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('You have no invitations yet')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect.poll(() => toldNotices(page)).toEqual([TITLE]);
}

test(
  'an open list closes with the reason, and the organisation can no longer be read, written or called',
  GATE,
  async ({ cloud, join, openAsAdmin, newNumber }) => {
    const colleague = await join('Admin');
    const { organization } = colleague;
    const ids = await Promise.all(
      ['ONE', 'TWO'].map((external_id) => storeDelivery(cloud, organization.id, { external_id })),
    );
    const [one, two] = ids.map((id) => `Organizations/${organization.id}/Deliveries/${id}`) as [
      string,
      string,
    ];
    const adminPage = await openAsAdmin('/deliveries');
    const page = await colleague.open('/deliveries');
    await expect(page.getByRole('link', { name: 'TWO' })).toBeVisible();

    const own = requestsWith(cloud, await idTokenOf(page));
    const view = `Organizations/${organization.id}/Team/${colleague.person.uid}/Views/0`;
    const invitation = () => ({ orgID: organization.id, phoneNumber: newNumber(), role: 'Member' });
    expect(await own.read(one)).toBe(200);
    expect(await own.remove(view)).toBe(200);
    expect(await own.call('inviteTeamMember', invitation())).toBe(200);
    await takeAnnouncements(page);

    await colleague.remove();
    expect(await own.read(two)).toBe(403);
    expect(await own.remove(view)).toBe(403);
    expect(await own.call('inviteTeamMember', invitation())).toBe(403);
    await expectRemoved(page);
    await expectAnnouncements(page, ['Your invitations']);
    const kept = JSON.stringify(await readStorage(page));
    expect(kept).not.toContain(organization.id);
    expect(kept).not.toContain(organization.name);
    await expect(adminPage.getByRole('link', { name: 'TWO' })).toBeVisible();
    await expectAccessible(page, 'removed from an organisation');
  },
);

test('a half-filled form closes too, and is empty after joining again', async ({ cloud, join }) => {
  const colleague = await join('Member');
  const { admin: invitedBy, organization, person } = colleague;
  const page = await colleague.open('/newdelivery');
  await fillDelivery(page, 'HALF-1');
  const draft = `Organizations/${organization.id}/Team/${person.uid}/Drafts/new-delivery`;
  await expect
    .poll(async () => String((await cloud.firestore.doc(draft).get()).get('value')))
    .toContain('Gate code 4321');
  const own = requestsWith(cloud, await idTokenOf(page));
  expect(await own.read(draft)).toBe(200);
  await colleague.remove();
  // The draft may hold details from the organisation's address book.
  expect(await own.read(draft)).toBe(403);
  expect(await own.remove(draft)).toBe(403);
  await expectRemoved(page);
  await inviteToTeam(cloud, { phoneNumber: person.phoneNumber, organization, invitedBy, role: 'Member' });
  await page.getByRole('button', { name: 'Accept Karoo Kitchen' }).click();
  await expect(heading(page)).toHaveText('Deliveries');
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'New Delivery' }).click();
  await expect(page.getByLabel('External ID')).toHaveValue('');
  await expect(page.getByLabel('Drop-off name')).toHaveValue('');
});

test('waiting deliveries are deleted from the device of a removed member', async ({ cloud, join }) => {
  const { organization, open, remove } = await join('Member');
  const page = await open('/newdelivery');
  await fillDelivery(page, 'WAIT-1');
  await untilPrepared(page);
  await page.context().setOffline(true);
  await createButton(page).click();
  await expect(page.getByRole('region', { name: 'Outbox' })).toContainText('Saved on this device');
  expect(JSON.stringify(await readStorage(page))).toContain('WAIT-1');
  await remove();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/organizations$/);
  const kept = JSON.stringify(await readStorage(page));
  expect(kept).not.toContain('WAIT-1');
  expect(kept).not.toContain(organization.id);
  const { size } = await cloud.firestore.collection(`Organizations/${organization.id}/Deliveries`).get();
  expect(size).toBe(0);
});

test('every tab notices a removal and announces it once', GATE, async ({ join }) => {
  const { remove, open } = await join('Member');
  const first = await open('/deliveries');
  const second = await first.context().newPage();
  await recordNotices(second);
  await second.goto('/team');
  await expect(heading(second)).toHaveText('Team');
  await expect(first.getByText('No deliveries yet')).toBeVisible();
  await remove();
  await Promise.all([expectRemoved(first), expectRemoved(second)]);
});

test('a member without a connection is not treated as removed', async ({ join }) => {
  const { remove, open } = await join('Member');
  const page = await open('/deliveries');
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. This is what was last loaded')).toBeVisible();
  await remove();
  await page.getByRole('link', { name: 'Address Book' }).click();
  await expect(heading(page)).toHaveText('Address Book');
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/address$/);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/organizations$/);
  await expect(notice(page)).toContainText(TITLE);
});

test('a disabled account ends on the sign-in screen, with its drafts kept', async ({ cloud, join }) => {
  const { open, person } = await join('Member');
  const page = await open('about:blank');
  await page.clock.install();
  await page.goto('/newdelivery');
  await page.getByLabel('External ID').fill('KEPT-2');
  await expect
    .poll(async () => (await readStorage(page)).localStorage['fleetfoot.auth'])
    .toContain(person.uid);
  await cloud.auth.updateUser(person.uid, { disabled: true });
  // The SDK renews its token within the hour.
  await page.clock.fastForward('59:00');
  await expect(page).toHaveURL(/\/login$/);
  await expect(notice(page)).toContainText('Sign in again to go on. What you typed is still here for you.');
  await expectAccessible(page, 'session that has ended');
  await cloud.auth.updateUser(person.uid, { disabled: false });
  await signIn(page, cloud, person.phoneNumber);
  await expect(page).toHaveURL(/\/newdelivery$/);
  await expect(page.getByLabel('External ID')).toHaveValue('KEPT-2');
  await expect(notice(page)).toHaveCount(0);
  await signOut(page);
});
