import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Cloud, openCloud } from './cloud';
import { numberSource } from './numbers';
import { createOrganization, type Organization } from './organizations';
import { createPerson, type Person } from './people';
import { type Standing, sessionState } from './session-state';

/** An organisation of one test alone. */
export interface Company {
  readonly organization: Organization;
  readonly admin: Person;
}

export interface TestFixtures {
  /** A number that nobody has. */
  readonly phoneNumber: string;
  readonly company: Company;
  /** Opens a path in a browser of its own, in which this person signed in before. */
  readonly openAs: (standing: Standing, path: string) => Promise<Page>;
  /** Opens a path as the Admin of the test's company. */
  readonly openAsAdmin: (path: string) => Promise<Page>;
}

export interface WorkerFixtures {
  readonly cloud: Cloud;
  readonly newNumber: () => string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cloud: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use, { project }) => {
      await use(await openCloud(project.use.baseURL ?? ''));
    },
    { scope: 'worker' },
  ],
  newNumber: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { workerIndex }) => {
      await use(numberSource(workerIndex));
    },
    { scope: 'worker' },
  ],
  phoneNumber: async ({ newNumber }, use) => {
    await use(newNumber());
  },
  company: async ({ cloud, newNumber }, use) => {
    const admin = await createPerson(cloud, newNumber(), 'Lerato Khumalo');
    await use({ admin, organization: await createOrganization(cloud, 'Karoo Kitchen', admin) });
  },
  openAs: async ({ browser, cloud }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (standing, path) => {
      const context = await browser.newContext({ storageState: await sessionState(cloud, standing) });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  openAsAdmin: async ({ openAs, company }, use) => {
    const { admin, organization } = company;
    await use((path) => openAs({ account: admin, person: admin, organization }, path));
  },
});

export { expect };
