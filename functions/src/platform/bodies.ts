import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Request } from 'firebase-functions/v2/https';

type Env = Readonly<Record<string, string | undefined>>;

const REQUEST_STARTS = 'http.server.request.start';

/** Headers by which a framework knows that there is a body. */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const;

/** A path that no framework can decode leads nowhere: its percent signs then stand for themselves. */
export function decodableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

function leaveUnread(message: unknown): void {
  const { request } = message as { readonly request: IncomingMessage };
  for (const name of BODY_HEADERS) delete request.headers[name];
  request.url = decodableUrl(request.url ?? '/');
}

/**
 * Leaves the bodies of requests to the functions. Their framework would read them first: of any size, unpacked, and with a
 * page of HTML for what it cannot read. It serves HTTP functions alone; those of other kinds need it.
 * @returns a function that ends this
 */
export function leaveBodiesUnread(env: Env = process.env): () => void {
  const isHttp = env['FUNCTION_SIGNATURE_TYPE'] === 'http' || env['FUNCTIONS_EMULATOR'] === 'true';
  if (isHttp) subscribe(REQUEST_STARTS, leaveUnread);
  return () => void unsubscribe(REQUEST_STARTS, leaveUnread);
}

/**
 * The body of a request as it was sent, never unpacked. Of a body that is too long more than `most` bytes come back,
 * and the rest is not kept.
 * @param most bytes that the function takes
 * @throws Error when the connection ends before the body does
 */
export async function takeBody(request: Request, most: number): Promise<Buffer> {
  const { rawBody } = request as Partial<Request>;
  if (rawBody) return rawBody;
  const body = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => resolve(Buffer.concat(chunks));
    request.on('data', (chunk: Buffer) => {
      if (size <= most) chunks.push(chunk);
      size += chunk.length;
      if (size > most) end();
    });
    request.once('end', end);
    request.once('error', reject);
  });
  request.rawBody = body;
  return body;
}

/**
 * The JSON of a body; `undefined` for anything else.
 * @param judge sees each key and value, and throws for one that makes the whole no JSON
 */
export function jsonIn(body: Buffer, judge?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), judge) as unknown;
  } catch {
    return undefined;
  }
}

/** The query of an address, whatever its path is. */
export function queryOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start));
}
