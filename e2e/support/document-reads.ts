import type { Page } from '@playwright/test';

export interface ReadCount {
  /** How many documents have been sent to the page since the counting began, of all collections or of one. */
  reads(collection?: string): number;
}

const SENT = /"name":\s*"[^"]*\/(?<collection>\w+)\/[^"/]+"/g;

/** Counts the documents that the database sends to a page. Must begin before the page is opened. */
export async function countReads(page: Page): Promise<ReadCount> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const bodies = new Map<string, string>();
  function add(requestId: string, data: string): void {
    const text = Buffer.from(data, 'base64').toString('utf8');
    bodies.set(requestId, `${bodies.get(requestId) ?? ''}${text}`);
  }
  client.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!response.url.includes('google.firestore.v1.Firestore/Listen/channel')) return;
    bodies.set(requestId, '');
    // Later data comes as events, earlier data is the answer of this call. A finished request has none.
    const begun = client.send('Network.streamResourceContent', { requestId }).catch(() => undefined);
    add(requestId, (await begun)?.bufferedData ?? '');
  });
  client.on('Network.dataReceived', ({ requestId, data }) => {
    if (data && bodies.has(requestId)) add(requestId, data);
  });
  return {
    reads(collection) {
      const sent = [...bodies.values()].flatMap((body) => [...body.matchAll(SENT)]);
      return sent.filter(({ groups }) => (collection ?? groups?.['collection']) === groups?.['collection'])
        .length;
    },
  };
}
