import type { Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { shellScript } from './shell-scripts';

/** All that is asked of Google; the stand-in for its script is in every page of the local cloud. */
const GOOGLE = /\/\/maps\.g/;

/** How often a page asks from now on for addresses like this, and for this one. */
export function countRequests(page: Page, address: RegExp, besides?: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (address.test(request.url()) || request.url() === besides) count += 1;
  });
  return () => count;
}

/** How often a page asks from now on for what draws maps. */
export async function countMaps(page: Page, { origin }: Cloud): Promise<() => number> {
  return countRequests(page, GOOGLE, await shellScript(page, origin, 'drawn-map'));
}

/** *Save data* in the account block: On, Off or by itself. */
export const saveDataChoice = (page: Page) => page.getByLabel('Save data', { exact: true });
/** What says on a page that data is saved, with Refresh. */
export const saveDataBar = (page: Page) => page.getByRole('group', { name: 'Data is saved' });
