import type { Organization } from '@fleetfoot/shared/model/team/organization';
import { type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test';
import { type Cloud, openCloud } from './cloud';
import { endLeftListeners } from './left-listeners';
import { numberSource } from './numbers';
import { createOrganization } from './organizations';
import { createPerson, type Person } from './people';
import { type Standing, sessionState } from './session-state';
import { tellFailure } from './told-failure';

/** An organisation of one test alone. */
export interface Company {
  readonly organization: Organization;
  readonly admin: Person;
}

export interface WindowOptions {
  /** Of the window from the beginning: a page hears of another one a frame later, when what is pressed may be replaced. */
  readonly viewport?: ViewportSize;
}

export interface TestFixtures {
  /** The browser contexts that are open. A failed test reports their pages. */
  readonly openContexts: ReadonlySet<BrowserContext>;
  /** A number that nobody has. */
  readonly phoneNumber: string;
  readonly company: Company;
  /** Opens a path in a browser of its own, in which this person signed in before. */
  readonly openAs: (standing: Standing, path: string, options?: WindowOptions) => Promise<Page>;
  /** Opens a path as the Admin of the test's company. */
  readonly openAsAdmin: (path: string, how?: Pick<Standing, 'signedInAt'> & WindowOptions) => Promise<Page>;
}

export interface WorkerFixtures {
  readonly cloud: Cloud;
  readonly newNumber: () => string;
  readonly leftListeners: undefined;
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
  leftListeners: [
    async ({ browser }, use) => {
      endLeftListeners(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  // Set up before and torn down after all others: pages that a test or a fixture opened are still open here.
  openContexts: [
    async ({ browser }, use, test) => {
      const contexts = new Set<BrowserContext>();
      const add = (context: BrowserContext) => {
        contexts.add(context);
        context.once('close', () => contexts.delete(context));
      };
      browser.on('context', add);
      await use(contexts);
      browser.off('context', add);
      await tellFailure([...contexts], test);
      for (const context of contexts) await context.close();
    },
    { auto: true },
  ],
  // Playwright closes its own context before that.
  context: async ({ context }, use, test) => {
    await use(context);
    await tellFailure([context], test);
  },
  phoneNumber: async ({ newNumber }, use) => {
    await use(newNumber());
  },
  company: async ({ cloud, newNumber }, use) => {
    const admin = await createPerson(cloud, newNumber(), 'Lerato Khumalo');
    await use({ admin, organization: await createOrganization(cloud, 'Karoo Kitchen', admin) });
  },
  openAs: async ({ browser, cloud }, use) => {
    await use(async (standing, path, options) => {
      const storageState = await sessionState(cloud, standing);
      const context = await browser.newContext({ storageState, ...options });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
  },
  openAsAdmin: async ({ openAs, company }, use) => {
    const { admin, organization } = company;
    await use((path, { viewport, ...how } = {}) =>
      openAs({ ...how, account: admin, person: admin, organization }, path, viewport && { viewport }),
    );
  },
});

export { expect };
