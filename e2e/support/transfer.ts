import type { Page } from '@playwright/test';

export interface Transfer {
  /** What the page has received, in bytes as they were sent, headers included. */
  bytes(): number;
}

/** Counts what a page receives from now on, wherever it comes from. */
export async function measureTransfer(page: Page): Promise<Transfer> {
  const client = await page.context().newCDPSession(page);
  let sum = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength;
  });
  await client.send('Network.enable');
  return { bytes: () => sum };
}
