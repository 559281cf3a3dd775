import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import type { Page } from '@playwright/test';
import type { Cloud } from '../support/cloud';
import { expect, test } from '../support/fixtures';
import { readLine } from '../support/registry-faults';
import { heading } from '../support/screens';
import { shellScript } from '../support/shell-scripts';

/** Sessions of the deployed version of a remote; other journeys open pages of the remote, too. */
async function sessionsOf(page: Page, cloud: Cloud, id: string): Promise<number> {
  const { version } = await readLine(page, cloud.origin, id);
  const document = await cloud.firestore.doc(releaseHealth.document(`${id}@${version}`)).get();
  return Number(document.get('sessions') ?? 0);
}

/** Calls the function once, so that its process is there. */
async function wake(page: Page): Promise<void> {
  const answer = await page.request.post('/vitals', { data: { entries: [] } });
  expect(answer.status()).toBe(204);
}

test('a tab is one session, told when it is left, and what tells it comes after the page', async ({
  openAsAdmin,
  cloud,
}) => {
  const page = await openAsAdmin('about:blank');
  await wake(page);
  const before = await sessionsOf(page, cloud, 'mf-api-keys');
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
  await expect.poll(() => sessionsOf(page, cloud, 'mf-api-keys')).toBeGreaterThan(before);
});
