import { setTimeout as pause } from 'node:timers/promises';
import { takeStep, untilInPages } from '@fleetfoot/functions/releases/release-client';
import type { Page } from '@playwright/test';
import { EMPTY } from '../support/failure-card';
import { expect, test } from '../support/fixtures';
import { countLoads } from '../support/load-count';
import { createOrganization } from '../support/organizations';
import { createPerson } from '../support/people';
import { openReleases, uploadChanged } from '../support/releases';
import { releaseShell, restoreShell } from '../support/shell-builds';
import { followSidebar } from '../support/sidebar';

/** All of it alone, less of it in the deep run. */
const { releases, minutes, tabs } =
  process.env['FLEETFOOT_DEPTH'] === undefined
    ? { releases: 100, minutes: 10, tabs: 10 }
    : { releases: 24, minutes: 1.5, tabs: 4 };

const REMOTES = [
  'mf-deliveries',
  'mf-advertising',
  'mf-restaurants',
  'mf-team-billing',
  'mf-api-keys',
  'mf-auth',
];

/** What the sidebar leads to, with what a new organisation finds there once the page works. */
const PAGES = [
  ['Deliveries', 'No deliveries yet'],
  ['Address Book', 'No addresses are saved yet'],
  ['Advertising', 'Create Campaign'],
  ['Restaurants', EMPTY],
  ['API', 'Your API requests will show up here after your first use'],
  ['Team', 'Lerato Khumalo'],
] as const;

/** What happened in all tabs together. */
interface Log {
  /** How long each press took until its page was there, in milliseconds. */
  readonly presses: number[];
  readonly failures: string[];
  drafts: number;
  readonly loads: (() => number)[];
}

async function press(page: Page, log: Log, link: string, shows: string): Promise<void> {
  const began = performance.now();
  await followSidebar(page, link);
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  log.presses.push(performance.now() - began);
}

/** Goes back to what was typed, finds it whole, and types something else. */
async function typeOn(page: Page, log: Log, before: string, after: string): Promise<void> {
  await press(page, log, 'Deliveries', 'No deliveries yet');
  await page.getByRole('link', { name: 'New Delivery' }).click();
  const field = page.getByLabel('External ID');
  await expect(field).toHaveValue(before);
  await field.fill(after);
  log.drafts += 1;
}

/** A person who clicks through the dashboard until the storm is over, and types between. */
async function work(page: Page, name: string, isOver: () => boolean, log: Log): Promise<void> {
  page.on('pageerror', (error) => log.failures.push(`${name}: ${error.message}`));
  let typed = '';
  for (let round = 0; !isOver(); round += 1) {
    const next = `${name}-${round}`;
    try {
      await typeOn(page, log, typed, next);
      for (const [link, shows] of PAGES) await press(page, log, link, shows);
    } catch (error) {
      const says = (await page.getByRole('main').allInnerTexts()).join(' ').slice(0, 300);
      log.failures.push(`${name}, round ${round}: ${(error as Error).message}\n${says}`);
      return;
    }
    typed = next;
  }
}

/** The value below which a part of them lie. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}

const spread = (values: readonly number[]) =>
  `${quantile(values, 0.5)} ms, 95 % ${quantile(values, 0.95)} ms, worst ${quantile(values, 1)} ms`;

test.afterAll(restoreShell);

test('releases of every remote and of the shell disturb nobody who works', async ({
  cloud,
  newNumber,
  openAs,
}) => {
  test.setTimeout((minutes + 5) * 60_000);
  const environment = await openReleases();
  const log: Log = { presses: [], failures: [], drafts: 0, loads: [] };
  let isOver = false;

  const people = await Promise.all(
    Array.from({ length: tabs }, async (_, index) => {
      const admin = await createPerson(cloud, newNumber(), 'Lerato Khumalo');
      return { admin, organization: await createOrganization(cloud, `Storm ${index}`, admin) };
    }),
  );
  const working: Promise<void>[] = [];
  for (const [index, { admin, organization }] of people.entries()) {
    const page = await openAs({ account: admin, person: admin, organization }, '/deliveries');
    log.loads.push(countLoads(page));
    working.push(work(page, `TAB${index}`, () => isOver, log));
  }

  async function release(index: number): Promise<number> {
    if (index % 10 === 9) return (await releaseShell(environment.origin, `storm-${index}`)).took;
    const id = REMOTES[index % REMOTES.length] ?? '';
    const change = (script: string) => `${script}\n// ${index}`;
    const entry = await uploadChanged(environment, {
      ...{ id, version: `storm-${index}`, chunk: 'remoteEntry', change },
    });
    const percent = index % 3 === 0 ? 25 : 100;
    let statement = await takeStep(environment, id, { kind: 'release', entry, percent });
    const took = await untilInPages(environment, statement);
    if (index % 5 === 0) statement = await takeStep(environment, id, { kind: 'rollback' });
    await untilInPages(environment, statement);
    return took;
  }
  const releasing: Promise<number>[] = [];
  for (let index = 0; index < releases; index += 1) {
    releasing.push(release(index));
    // The storm has its own pace: nothing is waited for here.
    await pause((minutes * 60_000) / releases);
  }
  const took = await Promise.all(releasing);
  isOver = true;
  await Promise.all(working);

  const reloads = log.loads.reduce((sum, loads) => sum + loads(), 0);
  console.log(
    [
      `  ${releases} releases in ${minutes} min; in new pages after ${spread(took)}`,
      `  ${tabs} tabs, ${log.presses.length} pages opened; each there after ${spread(log.presses)}`,
      `  ${log.drafts} drafts found as they were left; ${reloads} reloads; ${log.failures.length} failures`,
    ].join('\n'),
  );
  expect(log.failures).toEqual([]);
  expect(reloads).toBe(0);
});
