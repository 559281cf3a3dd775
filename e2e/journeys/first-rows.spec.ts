import type { Page, Request } from '@playwright/test';
import { watchConsole } from '../support/console-watch';
import { storeDelivery } from '../support/deliveries';
import { stall } from '../support/faults';
import { expect, test } from '../support/fixtures';
import { storeManyDeliveries } from '../support/many-deliveries';
import { LISTENING } from '../support/network';
import { databaseScript } from '../support/shell-scripts';
import { GATE } from '../support/tags';

const rowOf = (page: Page, reference: string) => page.getByRole('row').filter({ hasText: reference });

/** The addresses that a page asks ahead of the SDK, and the texts with which its listeners begin. */
function watchReads(page: Page) {
  const ahead: string[] = [];
  const listeners: string[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST') return;
    if (request.url().includes(':runQuery')) ahead.push(request.url());
    if (LISTENING.test(request.url())) {
      listeners.push(...new URLSearchParams(request.postData() ?? '').values());
    }
  });
  return { ahead, listeners };
}

test(
  'the first rows stand before the SDK is there, and stay where they are when it takes over',
  GATE,
  async ({ openAsAdmin, cloud, company: { organization } }) => {
    await storeManyDeliveries(cloud, organization.id, 60);
    const page = await openAsAdmin('about:blank');
    const problems = await watchConsole(page);
    const { ahead, listeners } = watchReads(page);
    const release = await stall(page, await databaseScript(page, cloud.origin));
    await page.goto('/deliveries', { waitUntil: 'commit' });
    const row = rowOf(page, 'MANY-00001');
    await expect(row).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
    expect(ahead).toHaveLength(1);
    expect(listeners).toEqual([]);
    const shown = await row.elementHandle();
    const place = await row.boundingBox();
    await release();
    // The list asks for what came after, and nothing of what it shows is read again.
    await expect.poll(() => listeners.filter((text) => text.includes('"readTime"'))).toHaveLength(1);
    expect(await row.boundingBox()).toEqual(place);
    await storeDelivery(cloud, organization.id, { external_id: 'AFTER-1' });
    await expect(rowOf(page, 'AFTER-1')).toBeVisible();
    expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
    // What is behind the first page can be had, too.
    await page.getByRole('searchbox').fill('MANY-00060');
    await expect(rowOf(page, 'MANY-00060')).toBeVisible();
    expect(problems).toEqual([]);
  },
);
