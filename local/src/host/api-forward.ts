import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { API_BASE } from '@fleetfoot/shared/api';

/** Belong to one connection, or to what is behind it. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'x-powered-by',
]);

/** Whether a path is the API's, as firebase.json rewrites it. */
export function isApiPath(pathname: string): boolean {
  return pathname === API_BASE || pathname.startsWith(`${API_BASE}/`);
}

/**
 * Passes a request on to a function, and its answer back, as Hosting does.
 * @param target origin and path of the function
 * @param standing the headers of every answer; those of the function win
 */
export function forwardToFunction(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  standing: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const { host: _, ...headers } = incoming.headers;
    const url = `${target}${incoming.url ?? ''}`;
    const forwarded = httpRequest(url, { method: incoming.method, headers }, (answer) => {
      for (const [name, value] of Object.entries(standing)) outgoing.setHeader(name, value);
      for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && !OF_THE_CONNECTION.has(name)) outgoing.setHeader(name, value);
      }
      outgoing.writeHead(answer.statusCode ?? 502);
      answer.pipe(outgoing);
      answer.on('error', reject);
      outgoing.on('close', resolve);
    });
    forwarded.on('error', reject);
    incoming.on('error', reject);
    incoming.pipe(forwarded);
  });
}
