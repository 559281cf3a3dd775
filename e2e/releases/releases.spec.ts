import { takeStep, untilInPages } from '@fleetfoot/functions/releases/release-client';
import { releases } from '@fleetfoot/shared/model/release/release';
import { drawOf } from '@fleetfoot/shared/release/choose';
import { EMPTY, VICTIM } from '../support/failure-card';
import { expect, test } from '../support/fixtures';
import { countLoads } from '../support/load-count';
import { createOrganization } from '../support/organizations';
import { createPerson } from '../support/people';
import { readLine } from '../support/registry-faults';
import {
  builtEntry,
  lookAgain,
  OTHER,
  openReleases,
  releaseBuilt,
  uploadChanged,
  uploadOther,
} from '../support/releases';
import { followSidebar } from '../support/sidebar';

test.beforeEach(releaseBuilt);

test('a release is on new pages at once, and on an open tab when the remote is next opened', async ({
  openAsAdmin,
}) => {
  const environment = await openReleases();
  const page = await openAsAdmin('about:blank');
  await page.clock.install();
  const loads = countLoads(page);
  await page.goto('/restaurants');
  await expect(page.getByText(EMPTY)).toBeVisible();

  const entry = await uploadOther('next');
  const statement = await takeStep(environment, VICTIM, { kind: 'release', entry, percent: 100 });
  const ms = await untilInPages(environment, statement);
  console.log(`  new pages come with a release after ${Math.round(ms)} ms`);
  const fresh = await openAsAdmin('/restaurants');
  await expect(fresh.getByText(OTHER)).toBeVisible();

  await lookAgain(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  // The page asks for the second time only once it has taken the first answer.
  await lookAgain(page);
  await followSidebar(page, 'Team');
  await followSidebar(page, 'Restaurants');
  await expect(page.getByText(OTHER)).toBeVisible();
  expect(loads()).toBe(1);
});

test('a rollback is on new pages at once, and open tabs leave the version without a reload', async ({
  openAsAdmin,
}) => {
  const environment = await openReleases();
  const entry = await uploadOther('bad');
  const released = await takeStep(environment, VICTIM, { kind: 'release', entry, percent: 100 });
  await untilInPages(environment, released);
  const page = await openAsAdmin('about:blank');
  await page.clock.install();
  const loads = countLoads(page);
  await page.goto('/restaurants');
  await expect(page.getByText(OTHER)).toBeVisible();

  const statement = await takeStep(environment, VICTIM, { kind: 'rollback' });
  const ms = await untilInPages(environment, statement);
  console.log(`  new pages come without a version that was rolled back after ${Math.round(ms)} ms`);
  await lookAgain(page);
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(loads()).toBe(1);
});

test('a canary is given to the same organisations at every stage, and to all in the end', async ({
  cloud,
  openAs,
  newNumber,
}) => {
  const environment = await openReleases();
  const kitchens = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const admin = await createPerson(cloud, newNumber(), 'Lerato Khumalo');
      return { admin, organization: await createOrganization(cloud, `Kitchen ${index}`, admin) };
    }),
  );
  const at = (version: string) =>
    kitchens.toSorted(
      (one, other) => drawOf(one.organization.id, version) - drawOf(other.organization.id, version),
    );
  // A version that some of these organisations get at 25 % and some do not.
  const version = Array.from({ length: 500 }, (_, index) => `canary-${index}`).find((name) => {
    const draws = at(name).map(({ organization }) => drawOf(organization.id, name));
    return (draws[0] ?? 100) < 4 && (draws[1] ?? 0) > 6 && (draws[1] ?? 100) < 24 && (draws.at(-1) ?? 0) > 26;
  });
  const [first, second, last] = [at(version ?? '')[0], at(version ?? '')[1], at(version ?? '').at(-1)];
  if (!version || !first || !second || !last) throw new Error('No version divides these organisations.');
  const entry = await uploadOther(version);
  const shows = async ({ admin, organization }: typeof first) => {
    const page = await openAs({ account: admin, person: admin, organization }, '/restaurants');
    await expect(page.getByText(EMPTY).or(page.getByText(OTHER))).toBeVisible();
    const isOther = await page.getByText(OTHER).isVisible();
    await page.context().close();
    return isOther;
  };
  const rollout = async (step: Parameters<typeof takeStep>[2]) => {
    await untilInPages(environment, await takeStep(environment, VICTIM, step));
    return [await shows(first), await shows(second), await shows(last)];
  };
  expect(await rollout({ kind: 'release', entry, percent: 5 })).toEqual([true, false, false]);
  expect(await rollout({ kind: 'promote' })).toEqual([true, true, false]);
  expect(await rollout({ kind: 'promote' })).toEqual([true, true, true]);
  expect(await rollout({ kind: 'rollback' })).toEqual([false, false, false]);
});

test('a release that breaks is halted and taken off open pages without anybody', async ({ openAsAdmin }) => {
  const environment = await openReleases();
  const version = `broken-${Date.now()}`;
  const id = 'mf-advertising';
  const before = builtEntry(id);
  const entry = await uploadChanged(environment, {
    ...{ id, version, chunk: 'remoteEntry' },
    change: (script) => `throw new Error('broken on purpose');${script}`,
  });
  await untilInPages(environment, await takeStep(environment, id, { kind: 'release', entry, percent: 100 }));
  const first = await openAsAdmin('about:blank');
  await first.clock.install();
  await first.goto('/advertising');
  await expect(first.getByRole('button', { name: 'Retry' })).toBeVisible();
  let tabs = 1;
  while ((await readLine(first, environment.origin, id)).version !== before.version && tabs < 15) {
    const page = await openAsAdmin('/advertising');
    // The halt may come between the look and the page.
    const isHalted = page.getByRole('link', { name: 'Create Campaign' });
    await expect(page.getByRole('button', { name: 'Retry' }).or(isHalted)).toBeVisible();
    tabs += 1;
  }
  await expect.poll(async () => (await readLine(first, environment.origin, id)).version).toBe(before.version);
  console.log(`  a release that always fails is halted after ${tabs} tabs`);
  await lookAgain(first);
  await expect(first.getByRole('link', { name: 'Create Campaign' })).toBeVisible();
});

test('a statement that was changed in the store is on no page', async ({ cloud, openAsAdmin }) => {
  const reference = cloud.firestore.doc(releases.document(VICTIM));
  const before = (await reference.get()).data() ?? {};
  try {
    const forged = String(before['statement']).replaceAll('/restaurants', '/team');
    await reference.update({ statement: forged });
    const page = await openAsAdmin('/restaurants');
    await expect(page.getByText(EMPTY)).toBeVisible();
    expect((await readLine(page, cloud.origin, VICTIM)).routes[0]?.path).toBe('/restaurants');
    await reference.update({ enabled: false });
    await expect.poll(async () => (await readLine(page, cloud.origin, VICTIM)).enabled).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This page is switched off for now' })).toBeVisible();
  } finally {
    await reference.set(before);
  }
});
