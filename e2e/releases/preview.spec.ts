import { takeStep, untilInPages } from '@fleetfoot/functions/releases/release-client';
import { signStep } from '@fleetfoot/functions/releases/release-step';
import { pastReleases, releases } from '@fleetfoot/shared/model/release/release';
import type { SignedStatement } from '@fleetfoot/shared/release';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { watchConsole } from '../support/console-watch';
import { EMPTY, VICTIM } from '../support/failure-card';
import { expect, test } from '../support/fixtures';
import { countLoads } from '../support/load-count';
import { lookAgain, OTHER, openReleases, releaseBuilt, uploadOther } from '../support/releases';
import { section } from '../support/screens';
import { followSidebar } from '../support/sidebar';
import { signIn, signOut } from '../support/sign-in';

test.beforeEach(releaseBuilt);

const asking = (version: string) => `/restaurants?preview=${VICTIM}@${version}`;
const banner = (page: Page) => section(page, 'Preview');

/** Publishes a version that nobody gets. */
async function publishPreview(version: string) {
  const environment = await openReleases();
  const entry = await uploadOther(version);
  const statement = await takeStep(environment, VICTIM, { kind: 'release', entry, percent: 0 });
  await untilInPages(environment, statement);
  return { environment, statement };
}

test('a version that nobody gets opens by its name, stays in the tab through links, a reload and a new sign-in, and is left in place', async ({
  openAsAdmin,
  cloud,
  company,
}) => {
  await publishPreview('preview');
  const page = await openAsAdmin('about:blank');
  const problems = await watchConsole(page);
  await page.goto(asking('preview'));
  await expect(page.getByText(OTHER)).toBeVisible();
  await expect(banner(page).getByRole('status')).toContainText(`Only this tab shows ${VICTIM}@preview.`);
  await expect(page).toHaveURL(/\/restaurants$/);
  await expectAccessible(page, 'preview');

  const loads = countLoads(page);
  await followSidebar(page, 'Team');
  await followSidebar(page, 'Restaurants');
  await expect(page.getByText(OTHER)).toBeVisible();
  expect(loads()).toBe(0);
  await page.reload();
  await expect(page.getByText(OTHER)).toBeVisible();
  await signOut(page);
  await expect(banner(page)).toBeVisible();
  await signIn(page, cloud, company.admin.phoneNumber);
  await followSidebar(page, 'Restaurants');
  await expect(page.getByText(OTHER)).toBeVisible();

  const other = await openAsAdmin('/restaurants');
  await expect(other.getByText(EMPTY)).toBeVisible();
  await expect(banner(other)).toHaveCount(0);

  expect(problems).toEqual([]);
  const left = loads();
  await banner(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(loads()).toBe(left);
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

test('a preview leaves an open tab when its version is taken back', async ({ openAsAdmin }) => {
  const { environment } = await publishPreview('taken-back');
  const page = await openAsAdmin('about:blank');
  await page.clock.install();
  await page.goto(asking('taken-back'));
  await expect(page.getByText(OTHER)).toBeVisible();
  await untilInPages(environment, await takeStep(environment, VICTIM, { kind: 'rollback' }));
  await lookAgain(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(banner(page)).toContainText(`${VICTIM}@taken-back was taken back. You see the current one.`);
  await page.goto(asking('taken-back'));
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(banner(page)).toContainText('was taken back');
});

test('a version is not opened whose statement was changed in the store, or signed by another team', async ({
  openAsAdmin,
  cloud,
}) => {
  const { environment, statement } = await publishPreview('genuine');
  const current = cloud.firestore.doc(releases.document(VICTIM));
  const past = cloud.firestore.doc(
    pastReleases.document(VICTIM, String(statement.sequence).padStart(8, '0')),
  );
  const before = (await current.get()).data() ?? {};
  const { keyID, signature } = before as SignedStatement;
  const foreign = await signStep({
    ...{ remote: VICTIM, trust: environment.trust, key: environment.keyOf('mf-auth'), now: new Date() },
    ...{ present: before as SignedStatement, step: { kind: 'enable' } },
  });
  const renamed = { statement: String(before['statement']).replaceAll('genuine', 'forged') };
  try {
    for (const [version, stored] of [
      ['forged', { ...renamed, keyID, signature }],
      ['genuine', foreign.signed],
    ] as const) {
      await Promise.all([current.update({ ...stored }), past.update({ ...stored })]);
      const page = await openAsAdmin(asking(version));
      await expect(page.getByText(EMPTY)).toBeVisible();
      await expect(banner(page)).toContainText(
        `${VICTIM}@${version} is not a version that can be previewed.`,
      );
    }
  } finally {
    const { sequence: _, enabled: __, halted: ___, ...signed } = before;
    await Promise.all([current.set(before), past.set(signed)]);
  }
});

test('a deployment that allows no previews shows the current version, and says nothing', async ({
  openAsAdmin,
}) => {
  await publishPreview('not-allowed');
  const page = await openAsAdmin('about:blank');
  await page.route('**/config.json', async (route) => {
    // The banner of offline devices asks whether there is one at all.
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch({ timeout: 0 });
    const { releases: trust, ...config } = (await response.json()) as { releases: object };
    return route.fulfill({ response, json: { ...config, releases: { ...trust, previews: false } } });
  });
  await page.goto(asking('not-allowed'));
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page).toHaveURL(/\/restaurants$/);
  await expect(banner(page)).toHaveCount(0);
});
