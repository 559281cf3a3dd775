import type { BrowserContext } from '@playwright/test';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy';
import { test as base } from './fixtures';
import { sessionState } from './session-state';
import { tellFailure } from './told-failure';

export interface Proxied {
  readonly proxy: FaultyProxy;
  /** A browser with an empty cache, which reaches the dashboard through the proxy. */
  readonly context: BrowserContext;
}

interface ProxiedFixtures {
  /** Opens a browser as the Admin of the test's company, or as a visitor. */
  readonly openProxied: (as?: 'admin' | 'visitor') => Promise<Proxied>;
}

export const test = base.extend<ProxiedFixtures>({
  openProxied: async ({ browser, cloud, company: { admin, organization } }, use, test) => {
    const opened: Proxied[] = [];
    // One sign-in for all: two at the same time would spoil each other's codes.
    let signedIn: ReturnType<typeof sessionState> | undefined;
    async function stateAt(origin: string) {
      signedIn ??= sessionState(cloud, { account: admin, person: admin, organization });
      const { cookies, origins } = await signedIn;
      return { cookies, origins: origins.map((state) => ({ ...state, origin })) };
    }
    await use(async (as = 'admin') => {
      const proxy = await startFaultyProxy(cloud.origin);
      const { origin } = proxy;
      const context = await browser.newContext({
        baseURL: origin,
        ...(as === 'admin' && { storageState: await stateAt(origin) }),
      });
      opened.push({ proxy, context });
      return { proxy, context };
    });
    for (const { proxy, context } of opened) {
      await tellFailure([context], test);
      await context.close();
      await proxy.close();
    }
  },
});
