import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** Requests of the database's REST interface; the channels of its listeners are left as they are. */
const OF_REST = /^\/v1\//;

/**
 * Stands before the emulator of the database and compresses what its REST interface answers, as the database does.
 * @param target host and port of the emulator
 */
export async function startCompressingProxy(
  target: string,
): Promise<{ readonly host: string; close(): void }> {
  const [hostname, port] = target.split(':');

  function forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = '/' } = asked;
    const on = request({ hostname, port, path: url, method, headers }, (got) => {
      if (!OF_REST.test(url) || method === 'OPTIONS') {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { 'content-length': _, ...told } = got.headers;
      answer.writeHead(got.statusCode ?? 502, { ...told, 'content-encoding': 'gzip' });
      got.pipe(createGzip()).pipe(answer);
    });
    on.on('error', () => answer.destroy());
    answer.on('close', () => on.destroy());
    asked.pipe(on);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
