import type { Page } from '@playwright/test';

export interface ReadCount {
  /** How many times a delivery has been sent to the page since the counting began. */
  reads(): number;
}

const SENT = /"name":\s*"[^"]*\/Deliveries\/[^"/]+"/g;

/** Counts the deliveries that the database sends to a page. Must begin before the page is opened. */
export async function countDeliveryReads(page: Page): Promise<ReadCount> {
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
    // What comes after this call comes as events; what came before is its answer. One that is over has nothing.
    const begun = client.send('Network.streamResourceContent', { requestId }).catch(() => undefined);
    add(requestId, (await begun)?.bufferedData ?? '');
  });
  client.on('Network.dataReceived', ({ requestId, data }) => {
    if (data && bodies.has(requestId)) add(requestId, data);
  });
  return {
    reads: () => [...bodies.values()].reduce((sum, body) => sum + (body.match(SENT)?.length ?? 0), 0),
  };
}
