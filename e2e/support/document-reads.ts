import type { Page } from '@playwright/test';

export interface ReadCount {
  /** How many documents the page has read since the counting began, of all collections or of one. */
  reads(collection?: string): number;
  /** How often documents were counted, each of which is billed as one that is read. */
  counts(): number;
}

/** A document with the time of its last change, as the server writes it. */
const SENT =
  /"name":\s*"(?<name>[^"]*\/(?<collection>\w+)\/[^"/]+)"(?:(?!"name":\s*").)*?"updateTime":\s*"(?<updateTime>[^"]*)"/gs;

const AHEAD = ':runQuery';
const COUNTING = ':runAggregationQuery';
const LISTENING = 'google.firestore.v1.Firestore/Listen/channel';

interface Sent {
  readonly collection: string | undefined;
  readonly version: string;
}

function documentsIn(body: string): readonly Sent[] {
  return [...body.matchAll(SENT)].map(({ groups = {} }) => ({
    collection: groups['collection'],
    version: `${groups['name']} ${groups['updateTime']}`,
  }));
}

/**
 * What was read: all that was read ahead, and all that the listeners brought, but for what they were told is known already. The
 * database leaves that out; the emulator sends it again.
 */
function readOf(ahead: readonly Sent[], listened: readonly Sent[]): readonly Sent[] {
  const known = new Set(ahead.map(({ version }) => version));
  return [...ahead, ...listened.filter(({ version }) => !known.delete(version))];
}

/** Counts the documents that a page reads from the database. Must begin before the page is opened. */
export async function countReads(page: Page): Promise<ReadCount> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const bodies = { [AHEAD]: new Map<string, string>(), [LISTENING]: new Map<string, string>() };
  const all = Object.values(bodies);
  let counts = 0;
  const decoded = (data: string) => Buffer.from(data, 'base64').toString('utf8');
  function add(requestId: string, data: string): void {
    const text = decoded(data);
    for (const kind of all) {
      const body = kind.get(requestId);
      if (body !== undefined) kind.set(requestId, body + text);
    }
  }
  client.on('Network.responseReceived', async ({ requestId, response }) => {
    if (response.url.includes(COUNTING)) counts += 1;
    const kind = ([AHEAD, LISTENING] as const).find((part) => response.url.includes(part));
    if (kind === undefined) return;
    bodies[kind].set(requestId, '');
    // Later data comes as events, earlier data is the answer of this call. A finished request has none.
    const begun = client.send('Network.streamResourceContent', { requestId }).catch(() => undefined);
    const earlier = decoded((await begun)?.bufferedData ?? '');
    bodies[kind].set(requestId, earlier + bodies[kind].get(requestId));
  });
  client.on('Network.dataReceived', ({ requestId, data }) => {
    if (data) add(requestId, data);
  });
  return {
    counts: () => counts,
    reads(collection) {
      const [ahead = [], listened = []] = all.map((kind) => [...kind.values()].flatMap(documentsIn));
      const read = readOf(ahead, listened);
      return read.filter((document) => (collection ?? document.collection) === document.collection).length;
    },
  };
}
