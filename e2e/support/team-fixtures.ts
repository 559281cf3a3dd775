import type { Role } from '@fleetfoot/shared/contract';
import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements';
import { test as base, expect } from './fixtures';
import { addMember } from './organizations';
import { createPerson, type Person } from './people';

interface Colleague {
  readonly person: Person;
  /** Opens a path in the colleague's own browser. */
  readonly open: (path: string) => Promise<Page>;
}

interface Team {
  /** Puts somebody into the team of the test's company. */
  readonly join: (role: Role, fullName?: string) => Promise<Colleague>;
  /** An Admin's browser on /team, whose announcements are recorded. */
  readonly adminPage: Page;
}

export const test = base.extend<Team>({
  join: async ({ cloud, newNumber, company: { organization }, openAs }, use) => {
    await use(async (role, fullName = 'Sipho Dlamini') => {
      const person = await createPerson(cloud, newNumber(), fullName);
      await addMember(cloud, organization.id, person, role);
      return { person, open: (path) => openAs({ account: person, person, organization, role }, path) };
    });
  },
  adminPage: async ({ openAsAdmin }, use) => {
    const page = await openAsAdmin('about:blank');
    await recordAnnouncements(page);
    await page.goto('/team');
    await expect(page.getByText('No pending invitations')).toBeVisible();
    await use(page);
  },
});

export { expect };
