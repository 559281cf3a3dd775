import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compress';
import { type CachedFile, cacheFile } from './file-cache';

/** What a route answers with. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: CachedFile;
  readonly headers?: Readonly<Record<string, string>>;
}

export const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };
/** Kept, but asked for again each time; an unchanged body costs no bytes. */
const REVALIDATED = { 'cache-control': 'no-cache' };

export function textAnswer(status: number, text: string): Answer {
  return {
    status,
    type: 'text/plain; charset=utf-8',
    body: cacheFile(Buffer.from(text), true),
    headers: { 'cache-control': 'no-store' },
  };
}

/** A small text that is part of the site. */
export function plainAnswer(text: string): Answer {
  return { status: 200, type: 'text/plain; charset=utf-8', body: cacheFile(Buffer.from(text), true) };
}

export function jsonAnswer(value: unknown): Answer {
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: cacheFile(Buffer.from(JSON.stringify(value)), true),
  };
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * Sends an answer the way the client wants it: compressed, unchanged, or headers only.
 * @param standing the headers of every answer; those of the answer itself win
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  standing: Readonly<Record<string, string>>,
): Promise<void> {
  const { status, type, body, headers = {} } = answer;
  response.setHeader('content-type', type);
  for (const set of [REVALIDATED, standing, headers]) setHeaders(response, set);
  response.setHeader('vary', 'accept-encoding');
  if (status === 200 && headers['cache-control'] !== 'no-store') {
    response.setHeader('etag', body.etag);
    if (request.headers['if-none-match'] === body.etag) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const encoded = encoding && (await body.encoded(encoding));
  if (encoding && encoded) response.setHeader('content-encoding', encoding);
  const bytes = encoded ?? body.bytes;
  response.setHeader('content-length', bytes.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
