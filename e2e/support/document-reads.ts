import type { Page } from '@playwright/test';
import { LISTENING } from './network';

export interface ReadCount {
  /** How many documents the page has read since the counting began, of all collections or of one. */
  reads(collection?: string): number;
  /** How many documents of a collection the listeners have brought, also those that were read ahead. */
  listened(collection: string): number;
  /** How often documents were counted, each of which is billed as one that is read. */
  counts(): number;
}

/** A document with the time of its last change, as the server writes it. */
const SENT =
  /"name":\s*"(?<name>[^"]*\/(?<collection>\w+)\/[^"/]+)"(?:(?!"name":\s*").)*?"updateTime":\s*"(?<updateTime>[^"]*)"/gs;

const AHEAD = /:runQuery/;
const COUNTING = /:runAggregationQuery/;

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
  const answers = new Map<string, { readonly isAhead: boolean; body: string }>();
  let counts = 0;
  const decoded = (data: string) => Buffer.from(data, 'base64').toString('utf8');
  /** What a response has brought until now; what is still to come arrives as events. */
  async function soFar(requestId: string): Promise<string> {
    try {
      return decoded((await client.send('Network.streamResourceContent', { requestId })).bufferedData);
    } catch {
      // It has ended before it was asked for, and is kept whole.
      const whole = await client.send('Network.getResponseBody', { requestId }).catch(() => undefined);
      return whole?.base64Encoded ? decoded(whole.body) : (whole?.body ?? '');
    }
  }
  client.on('Network.responseReceived', async ({ requestId, response }) => {
    if (COUNTING.test(response.url)) counts += 1;
    const isAhead = AHEAD.test(response.url);
    if (!isAhead && !LISTENING.test(response.url)) return;
    const answer = { isAhead, body: '' };
    answers.set(requestId, answer);
    const earlier = await soFar(requestId);
    answer.body = earlier + answer.body;
  });
  client.on('Network.dataReceived', ({ requestId, data }) => {
    const answer = answers.get(requestId);
    if (answer !== undefined && data) answer.body += decoded(data);
  });
  const sent = (isAhead: boolean) =>
    [...answers.values()].flatMap((answer) => (answer.isAhead === isAhead ? documentsIn(answer.body) : []));
  return {
    counts: () => counts,
    listened: (collection) => sent(false).filter((document) => document.collection === collection).length,
    reads(collection) {
      const read = readOf(sent(true), sent(false));
      return read.filter((document) => (collection ?? document.collection) === document.collection).length;
    },
  };
}
