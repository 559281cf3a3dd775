import type { Page } from '@playwright/test';

/** A request of a page as the browser's debugger saw it. */
export interface LoggedRequest {
  readonly url: string;
  readonly type: string;
  /** 1 for the page, 2 for what its HTML asks for, 3 for what those ask for. */
  readonly depth: number;
}

export interface NetworkLog {
  /** Every address once, in the order of the first request for it. */
  requests(): readonly LoggedRequest[];
}

interface StackTrace {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: StackTrace | undefined;
}

interface Initiator {
  readonly type: string;
  readonly url?: string | undefined;
  readonly stack?: StackTrace | undefined;
}

/** The script behind a request; of an asynchronous one, the innermost frame that has an address. */
function initiatingScript(stack: StackTrace | undefined): string | undefined {
  if (stack === undefined) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? initiatingScript(stack.parent);
}

/** Logs the requests of a page from now on, with who asked for each. */
export async function logNetwork(page: Page): Promise<NetworkLog> {
  const client = await page.context().newCDPSession(page);
  const byUrl = new Map<string, LoggedRequest>();

  function depthOf({ url, stack }: Initiator): number {
    const source = initiatingScript(stack) ?? url;
    const known = source === undefined ? undefined : byUrl.get(source);
    return known === undefined ? 1 : known.depth;
  }

  client.on('Network.requestWillBeSent', ({ request, initiator, type = 'Other', documentURL }) => {
    if (!request.url.startsWith('http')) return;
    if (byUrl.has(request.url)) return;
    const isPage = type === 'Document' && request.url === documentURL;
    const depth = isPage ? 1 : depthOf(initiator) + 1;
    byUrl.set(request.url, { url: request.url, type, depth });
  });
  await client.send('Network.enable');
  return { requests: () => [...byUrl.values()] };
}
