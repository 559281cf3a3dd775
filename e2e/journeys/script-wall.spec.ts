import { containerName } from '@fleetfoot/shared/federation';
import type { Page } from '@playwright/test';
import { stripPolicies } from '../support/bare-page';
import { changeLetter } from '../support/changed-file';
import { EMPTY, ENTRY, expectCard, expectRecovery, VICTIM } from '../support/failure-card';
import { expect, test } from '../support/fixtures';
import { type HostileUrl, hostileUrls } from '../support/hostile-urls';
import { tryInline } from '../support/inline-attempts';
import { editLine, readLine } from '../support/registry-faults';
import { heading } from '../support/screens';
import {
  type Attempt,
  answerWithMark,
  lastingWorkers,
  MARK,
  marksOn,
  tryScripts,
  WAYS,
} from '../support/script-attempts';
import { followSidebar } from '../support/sidebar';

const REFUSED = 'This page did not load properly';

/** Tries every address in every way that is open to it. */
async function tryAll(page: Page, urls: readonly HostileUrl[]): Promise<readonly Attempt[]> {
  const everywhere = await tryScripts(
    page,
    urls.map(({ url }) => url),
    WAYS,
  );
  const strangers = urls.filter(({ isStranger }) => isStranger).map(({ url }) => url);
  return [...everywhere, ...(await tryScripts(page, strangers, ['import']))];
}

test('no hostile address brings a script in, however it is put to use', async ({ page, cloud }) => {
  test.setTimeout(300_000);
  const urls = hostileUrls(cloud.origin, await readLine(page, cloud.origin, VICTIM), MARK);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await answerWithMark(page);
  const attempts = await tryAll(page, urls);
  expect(attempts.filter(({ ran }) => ran)).toEqual([]);
  expect(await marksOn(page)).toBe(0);
  const refusal = 'TypeError: /evil.js is not a script that may run here.';
  expect(await lastingWorkers(page)).toEqual([refusal, refusal]);

  const bare = await page.context().newPage();
  const taken = await stripPolicies(bare);
  await bare.goto('/login', { waitUntil: 'networkidle' });
  expect(taken.join()).toContain("require-trusted-types-for 'script'");
  await answerWithMark(bare);
  const running = (await tryAll(bare, urls)).filter(({ ran }) => ran);
  const biting = new Set(running.map(({ url }) => url));
  console.log(`  ${urls.length} hostile addresses: 0 of ${attempts.length} attempts ran a script.`);
  console.log(`  Without the headers ${running.length} did, with ${biting.size} of the addresses.`);
  expect(biting.size).toBeGreaterThanOrEqual(50);
  expect(new Set(running.map(({ way }) => way))).toEqual(new Set(attempts.map(({ way }) => way)));
});

test('a line of the registry with a hostile address gets the card and runs nothing', async ({
  openAsAdmin,
  cloud,
}) => {
  test.setTimeout(180_000);
  const page = await openAsAdmin('about:blank');
  const real = await readLine(page, cloud.origin, VICTIM);
  const hostile = hostileUrls(cloud.origin, real, MARK).filter(({ asEntry }) => asEntry);
  const [own = ''] = real.preload;
  const lines = [
    ...hostile.map(({ url }) => ({ ...real, entry: url })),
    { ...real, preload: [own, 'https://evil.example/x.js'] },
    { ...real, pages: { ...real.pages, 'menu-page': ['/remotes/mf-restaurants/../../evil.js'] } },
    { ...real, integrity: { ...real.integrity, '//evil.example/x.js': 'sha384-x' } },
  ];
  let current: object | undefined;
  await page.route(
    (url) => !url.href.startsWith(cloud.origin) && url.port === '',
    (route) => route.fulfill({ contentType: 'text/javascript', body: MARK }),
  );
  await editLine(page, VICTIM, (line) => current ?? line);
  [current] = lines;
  await page.goto('/restaurants');
  for (const line of lines) {
    current = line;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('status', { name: 'Loading Restaurants' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: REFUSED }), JSON.stringify(line.entry)).toBeVisible();
  }
  await expectCard(page, REFUSED);
  expect(await marksOn(page)).toBe(0);
  expect(await page.evaluate((name) => name in globalThis, containerName(VICTIM))).toBe(false);
  console.log(`  ${lines.length} hostile lines: no script ran.`);
  await expectRecovery(page);
});

test('no code that is in the page itself runs', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const ways = await tryInline(page);
  expect(Object.keys(ways).filter((way) => ways[way])).toEqual([]);
  expect(await marksOn(page)).toBe(0);

  const bare = await page.context().newPage();
  await stripPolicies(bare);
  await bare.goto('/login', { waitUntil: 'networkidle' });
  const without = await tryInline(bare);
  const running = Object.keys(without).filter((way) => without[way]);
  console.log(`  ${Object.keys(ways).length} ways: none ran code; without the headers ${running.length} do.`);
  expect(Object.keys(without).filter((way) => !without[way])).toEqual([]);
});

for (const [name, pattern] of [
  ['container', ENTRY],
  ['first chunk', `**/remotes/${VICTIM}/**/936.*.js`],
] as const) {
  test(`a ${name} with one changed letter is not run`, async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    await changeLetter(page, pattern, name === 'container' ? 'Loading chunk' : 'Restaurants');
    await page.goto('/restaurants');
    await expectCard(page, REFUSED);
    await expectRecovery(page);
  });
}

test('a page with one changed letter is not run, and would be without its integrity', async ({
  openAsAdmin,
}) => {
  const page = await openAsAdmin('about:blank');
  const changed = await changeLetter(page, `**/remotes/${VICTIM}/**/restaurant-list-page.*.js`, EMPTY);
  await page.goto('/restaurants');
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(heading(page)).toHaveText('Restaurants');
  await followSidebar(page, 'Team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();

  await editLine(page, VICTIM, (line) => ({ ...line, integrity: {} }));
  await page.goto('/restaurants');
  await expect(page.getByText(changed)).toBeVisible();
});

test('scripts with integrity are fetched once, by the page or by who uses them', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/restaurants');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await followSidebar(page, 'Team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/remotes/')).length).toBeGreaterThanOrEqual(6);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('scripts of a remote that is switched off are not let in', async ({ openAsAdmin, cloud }) => {
  const page = await openAsAdmin('about:blank');
  const { entry, preload } = await readLine(page, cloud.origin, VICTIM);
  await editLine(page, VICTIM, (line) => ({ ...line, enabled: false }));
  await page.goto('/restaurants');
  await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
  await page.route(`**/remotes/${VICTIM}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: MARK }),
  );
  const attempts = await tryScripts(page, [entry, ...preload], WAYS);
  expect(attempts.filter(({ ran }) => ran)).toEqual([]);
});

test('an element that poses as the running script leads no chunk astray', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await page.evaluate(() => {
    const image = document.body.appendChild(document.createElement('img'));
    image.name = 'currentScript';
    image.src = 'https://evil.example/remotes/mf-restaurants/1/x.js';
  });
  expect(await page.evaluate(() => document.currentScript?.tagName)).toBe('IMG');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example') && request.resourceType() === 'script')
      foreign.push(request.url());
  });
  await followSidebar(page, 'Restaurants');
  await expect(page.getByText(EMPTY)).toBeVisible();
  expect(foreign).toEqual([]);
});
