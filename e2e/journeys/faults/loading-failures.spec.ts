import {
  EMPTY,
  ENTRY,
  expectCard,
  expectRecovery,
  expectRetryToAsk,
  VICTIM,
} from '../../support/failure-card';
import { repair } from '../../support/faults';
import { expect, test } from '../../support/fixtures';
import { countLoads } from '../../support/load-count';
import { answerRegistry, editStoredLine } from '../../support/registry-faults';
import { heading } from '../../support/screens';
import { followSidebar } from '../../support/sidebar';
import { GATE } from '../../support/tags';

const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Start</title>' };

for (const [name, status, contentType, body] of [
  ['is missing', 404, 'text/plain', 'There is no such file.'],
  ['is the start page', 200, 'text/html', HTML.body],
] as const) {
  test(`a registry that ${name} shows a card that recovers`, async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    const loads = countLoads(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/remotes.json')) asked += 1;
    });
    await answerRegistry(page, status, contentType, body);
    await page.goto('/restaurants');
    await expect(heading(page)).toHaveText('The dashboard could not be loaded');
    await expect(page.getByRole('banner')).toContainText('Lerato Khumalo');
    const before = asked;
    await page.getByRole('button', { name: 'Retry' }).click();
    // Three attempts and no more.
    await expect.poll(() => asked).toBe(before + 3);
    await expect(heading(page)).toHaveText('The dashboard could not be loaded');
    await repair(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(page.getByRole('navigation')).toContainText('Restaurants');
    expect(loads()).toBe(1);
  });
}

test('a store that tells nonsense takes nothing from an open page', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/team');
  const loads = countLoads(page);
  await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
  await editStoredLine(page, VICTIM, () => ({ id: VICTIM, routes: 'none' }));
  await page.route(ENTRY, (route) => route.abort());
  await followSidebar(page, 'Restaurants');
  await expectCard(page, 'This page is not available right now');
  await expectRetryToAsk(page, '**/remotes.json', 'This page is not available right now');
  await expectRecovery(page);
  expect(loads()).toBe(0);
});

for (const [name, message, fault] of [
  ['is refused', 'This page is not available right now', 'abort'],
  ['is gone', 'This page has moved on', { status: 404, contentType: 'text/plain', body: 'gone' }],
  ['is the start page', 'This page has moved on', HTML],
] as const) {
  test(`a container that ${name} shows a card that recovers`, async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    const loads = countLoads(page);
    await page.route(ENTRY, (route) => (fault === 'abort' ? route.abort() : route.fulfill(fault)));
    await page.goto('/restaurants');
    await expectCard(page, message);
    await expectRetryToAsk(page, ENTRY, message);
    await expectRecovery(page);
    expect(loads()).toBe(1);
  });
}

test('a container changed in transit is not run', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('about:blank');
  await page.route(ENTRY, async (route) => {
    const response = await route.fetch({ timeout: 0 });
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
  await page.goto('/restaurants');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expectRecovery(page);
});

test(
  'a container that never arrives blocks no other page and ends in a card',
  GATE,
  async ({ openAsAdmin }) => {
    const page = await openAsAdmin('about:blank');
    const loads = countLoads(page);
    await page.route(ENTRY, () => {});
    // The page requests the container itself, so its load event never fires.
    await page.goto('/restaurants', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading Restaurants' })).toBeVisible();
    await followSidebar(page, 'Team');
    await expect(page.getByRole('row').filter({ hasText: 'Lerato Khumalo' })).toBeVisible();
    await followSidebar(page, 'Restaurants');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 30_000 });
    await expectRecovery(page);
    expect(loads()).toBe(1);
  },
);
