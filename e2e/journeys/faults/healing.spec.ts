import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { EMPTY, VICTIM } from '../../support/failure-card';
import type { FaultyProxy } from '../../support/faulty-proxy';
import { expect } from '../../support/fixtures';
import { countLoads } from '../../support/load-count';
import { test } from '../../support/proxied';
import { withRegistry } from '../../support/registry-faults';
import { heading } from '../../support/screens';
import { shellScript } from '../../support/shell-scripts';
import { followSidebar } from '../../support/sidebar';
import { ownNumberField } from '../../support/sign-in';
import { gateIf } from '../../support/tags';

const scripts = (id: string, name: string) => new RegExp(`^/remotes/${id}/[^/]+/${name}\\.[^/]+\\.js$`);
const REGISTRY = /^\/remotes\.json$/;
const CONTAINER = scripts(VICTIM, 'remoteEntry');
const PAGE_CHUNK = scripts(VICTIM, 'restaurant-list-page');

async function ownChunk(page: Page, origin: string): Promise<RegExp> {
  const { pathname } = new URL(await shellScript(page, origin, 'signed-in'));
  return new RegExp(`^${pathname.replaceAll('.', '\\.')}$`);
}

for (const [name, file] of [
  ['container', CONTAINER],
  ['first chunk', scripts(VICTIM, '\\d+')],
  ['page chunk', PAGE_CHUNK],
  ["chunk of the shell's own", undefined],
] as const) {
  test(
    `a ${name} that was damaged once heals by itself`,
    gateIf(name === 'container'),
    async ({ openProxied }) => {
      const { proxy, context } = await openProxied();
      const page = await context.newPage();
      const loads = countLoads(page);
      proxy.fail(file ?? (await ownChunk(page, proxy.origin)), 'damaged', { times: 1 });
      await page.goto('/restaurants');
      await expect(page.getByText(EMPTY)).toBeVisible();
      await expect(page.getByRole('navigation')).toContainText('Restaurants');
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(proxy.treated()).toBe(1);
      expect(loads()).toBe(1);
    },
  );
}

test('a container that arrives damaged each time says so, and heals in another tab of the browser', async ({
  openProxied,
}) => {
  const { proxy, context } = await openProxied();
  const page = await context.newPage();
  proxy.fail(CONTAINER, 'damaged');
  await page.goto('/restaurants');
  await expect(page.getByRole('heading', { name: 'This page arrived damaged' })).toBeVisible();
  await expect(page.getByRole('alert')).not.toContainText('Check your connection');
  await expect(heading(page)).toHaveText('Restaurants');
  proxy.repair();
  const other = await context.newPage();
  await other.goto('/restaurants');
  await expect(other.getByText(EMPTY)).toBeVisible();
});

test('a page chunk that arrives damaged each time says so', async ({ openProxied }) => {
  const { proxy, context } = await openProxied();
  const page = await context.newPage();
  proxy.fail(PAGE_CHUNK, 'damaged');
  await page.goto('/team');
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await followSidebar(page, 'Restaurants');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.getByRole('alert')).not.toContainText('Check your connection');
  proxy.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
});

for (const [script, fault] of [
  ['main', 'damaged'],
  ['vendors', 'damaged'],
  ['main', 'refused'],
  ['vendors', '404'],
  ['main', 'HTML'],
  ['vendors', 'hang'],
] as const) {
  const once = `${script} that fails once (${fault})`;
  test(`the page offers Retry for ${once}, and starts`, async ({ openProxied }) => {
    const { proxy, context } = await openProxied('visitor');
    const page = await context.newPage();
    // A browser asks by itself again where a connection breaks off.
    proxy.fail(new RegExp(`^/${script}\\.[^/]+\\.js$`), fault, fault === 'refused' ? {} : { times: 1 });
    await page.goto('/login', { waitUntil: 'commit' });
    const retry = page.getByRole('link', { name: 'Retry' });
    await expect(retry).toBeInViewport();
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    if (fault === 'damaged') await expectAccessible(page, `${script} ${fault}`);
    proxy.repair();
    // A script that may still come leaves the form there to type into: field, address and button are reached first.
    for (let stops = fault === 'hang' ? 4 : 1; stops > 0; stops -= 1) await page.keyboard.press('Tab');
    await expect(retry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(ownNumberField(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a page without scripts offers what helps', async ({ browser, cloud }) => {
  const context = await browser.newContext({ baseURL: cloud.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  // Playwright looks for texts everywhere but in such an element.
  await expect(page.locator('body > noscript')).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
  await context.close();
});

/** Takes a remote's line out of the registry, of pages and of the store. */
function removeLine(proxy: FaultyProxy, id: string): void {
  proxy.edit(/^[^.]*$/, (html) =>
    withRegistry(html, ({ remotes }) => ({ remotes: remotes.filter((line) => line.id !== id) })),
  );
  proxy.edit(REGISTRY, (text) => {
    const { releases } = JSON.parse(text) as { releases: { remote: string }[] };
    return JSON.stringify({ releases: releases.filter(({ remote }) => remote !== id) });
  });
}

test('a page whose line is missing when it is opened cannot be reached, and opens when the line is back', async ({
  openProxied,
}) => {
  const { proxy, context } = await openProxied();
  const page = await context.newPage();
  const loads = countLoads(page);
  removeLine(proxy, VICTIM);
  await page.goto('/restaurants');
  await expect(heading(page)).toHaveText('This page cannot be reached right now');
  await expect(page.getByText('This page does not exist.')).toHaveCount(0);
  await expectAccessible(page, 'a missing page');
  proxy.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByRole('navigation')).toContainText('Restaurants');
  expect(loads()).toBe(1);
});
