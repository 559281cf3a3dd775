import { PassThrough } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';

/** Documents read and written, as the database bills them. */
export interface DocumentCount {
  readonly reads: number;
  readonly writes: number;
}

/** What an answer of the database tells of one document. */
interface Told {
  readonly found?: object;
  readonly missing?: string;
  readonly document?: object;
}

/** Where every request of the server's SDK leaves it; not a part of its public types. */
interface Border {
  request(
    method: string,
    request: { readonly writes?: readonly object[] },
    ...rest: unknown[]
  ): Promise<unknown>;
  requestStream(method: string, ...rest: unknown[]): Promise<NodeJS.ReadableStream>;
}

const READS: readonly string[] = ['batchGetDocuments', 'runQuery'];

/**
 * Counts from now on what goes over the border between the server's SDK and the database, so that attempts of a
 * transaction count as often as they are made. A document that is not there, and a query that finds none, are a read.
 * What rules read is not seen here.
 * @returns what was counted until then
 */
export function countDocuments(database: Firestore): () => DocumentCount {
  const border = database as unknown as Border;
  const { request, requestStream } = border;
  let [reads, writes] = [0, 0];
  border.request = (method, content, ...rest) => {
    if (method === 'commit') writes += content.writes?.length ?? 0;
    return request.call(border, method, content, ...rest);
  };
  border.requestStream = async (method, ...rest) => {
    const stream = await requestStream.call(border, method, ...rest);
    if (!READS.includes(method)) throw new Error(`${method} is not counted yet.`);
    let found = 0;
    const counted = new PassThrough({
      objectMode: true,
      transform(answer: Told, _, done) {
        if (answer.found ?? answer.missing ?? answer.document) found += 1;
        done(undefined, answer);
      },
      flush(done) {
        reads += Math.max(found, method === 'runQuery' ? 1 : 0);
        done();
      },
    });
    stream.on('error', (error) => counted.destroy(error));
    return stream.pipe(counted);
  };
  return () => ({ reads, writes });
}
