import type { Page } from '@playwright/test';

/** Makes a page's network one of a full cell at the edge of its reach: 400 kbit/s, and most of a second there and back. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}
