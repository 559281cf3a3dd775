import type { CDPSession, Page } from '@playwright/test';

/** The channel on which Firestore tells of changes. */
export const LISTENING = /google\.firestore\.v1\.Firestore\/Listen\/channel/;

/** Slow 4G, and a processor of a quarter of this one's speed: a phone at the edge of a city. */
export async function beSlowPhone(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * Loads a page without a connection.
 * @param load what loads it: current Chromium forgets then that `navigator.onLine` is to be false
 * @returns brings the connection back
 */
export async function withoutNetwork(page: Page, load: () => Promise<unknown>): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  await load();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });
  return async () => {
    await session.detach();
    await page.context().setOffline(false);
  };
}

/**
 * Makes a page's network one that hands on only answers that have ended, as some proxies do: what listens to the database then
 * asks again and again.
 */
export async function holdStreams(page: Page): Promise<void> {
  // Who asks for an answer that ends says so with CI=1.
  await page.route(
    ({ href, searchParams }) =>
      LISTENING.test(href) && searchParams.get('RID') === 'rpc' && searchParams.get('CI') !== '1',
    () => undefined,
  );
}
