import { type ReleaseHealth, releaseHealth } from '@fleetfoot/shared/model';
import type { Page } from '@playwright/test';
import type { Cloud } from '../support/cloud';
import { deployBroken } from '../support/fake-remote';
import { expect, test } from '../support/fixtures';
import { readLine } from '../support/registry-faults';
import { heading } from '../support/screens';
import { shellScript } from '../support/shell-scripts';

/** Each test counts in a remote of its own. */
const CRASHING = 'mf-advertising';
const LEFT = 'mf-api-keys';

type Figure = 'sessions' | 'failing' | 'crashes';

/** The figures of the deployed version of a remote. */
async function figuresOf(page: Page, cloud: Cloud, id: string): Promise<Readonly<Record<Figure, number>>> {
  const { version } = await readLine(page, cloud.origin, id);
  const document = await cloud.firestore.doc(releaseHealth.document(`${id}@${version}`)).get();
  const { sessions = 0, failing = 0, crashes = 0 } = (document.data() ?? {}) as Partial<ReleaseHealth>;
  return { sessions, failing, crashes };
}

/** The same figures, and whether there are more sessions: other tests open pages with the remote, too. */
async function figuresSince(
  page: Page,
  { cloud, id, sessions }: { readonly cloud: Cloud; readonly id: string; readonly sessions: number },
) {
  const figures = await figuresOf(page, cloud, id);
  return { ...figures, sessions: figures.sessions > sessions };
}

/** Calls the function once, so that its process is there. */
async function wake(page: Page): Promise<void> {
  const answer = await page.request.post('/vitals', { data: { entries: [] } });
  expect(answer.status()).toBe(204);
}

test('a remote whose mount rejects is told and counted while its card is there', async ({
  openAsAdmin,
  cloud,
}) => {
  const page = await openAsAdmin('about:blank');
  await wake(page);
  const before = await figuresOf(page, cloud, CRASHING);
  const { version } = await readLine(page, cloud.origin, CRASHING);
  await deployBroken(page, CRASHING, { mount: 'rejects', unmount: 'resolves' }, { version });
  const told = page.waitForRequest('**/vitals', { timeout: 0 });
  await page.goto('/advertising');
  await expect(page.getByRole('heading', { name: 'This page has stopped working' })).toBeVisible();
  await told;
  await expect
    .poll(() => figuresSince(page, { cloud, id: CRASHING, sessions: before.sessions }))
    .toEqual({ sessions: true, failing: before.failing + 1, crashes: before.crashes + 1 });
});

test('a tab is one session, told when it is left, and what tells it comes after the page', async ({
  openAsAdmin,
  cloud,
}) => {
  const page = await openAsAdmin('about:blank');
  await wake(page);
  const before = await figuresOf(page, cloud, LEFT);
  const script = await shellScript(page, cloud.origin, 'vitals');
  const code = page.waitForResponse(script);
  await page.goto('/api');
  await expect(heading(page)).toHaveText('API');
  await code;
  const times = await page.evaluate(async (url) => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const resources = performance.getEntriesByType('resource');
    const asked = resources.find(({ name }) => name === url);
    return {
      painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
      asked: asked?.startTime ?? 0,
      beacons: resources.filter(({ name }) => name.endsWith('/vitals')).length,
    };
  }, script);
  expect(times.asked).toBeGreaterThan(times.painted);
  expect(times.beacons).toBe(0);
  await page.goto('about:blank');
  await expect
    .poll(() => figuresSince(page, { cloud, id: LEFT, sessions: before.sessions }))
    .toEqual({ ...before, sessions: true });
});
