import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, send, textAnswer } from './answer';
import { forwardToApi, isApiPath } from './api-forward';
import type { Routes } from './routes';

const HOST = '127.0.0.1';

export interface Host {
  readonly origin: string;
  close(): Promise<void>;
}

function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** Another site's name that is made to point at this machine must not read what is served here. */
function isOurName(hostHeader: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(hostHeader ?? '');
}

async function answerTo(request: IncomingMessage, routes: Routes): Promise<Answer> {
  if (!isOurName(request.headers.host)) return textAnswer(421, 'Ask for 127.0.0.1 or localhost.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...textAnswer(405, 'Only GET and HEAD are answered.\n'), headers: { allow: 'GET, HEAD' } };
  }
  const pathname = decodedPath(request.url ?? '/');
  return pathname === undefined ? textAnswer(400, 'The path cannot be read.\n') : routes.answer(pathname);
}

async function handle(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  try {
    if (isOurName(request.headers.host) && isApiPath(decodedPath(request.url ?? '/') ?? '')) {
      await forwardToApi(request, response, routes.api, routes.headers);
      return;
    }
    await send(request, response, await answerTo(request, routes), routes.headers);
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error);
    if (response.headersSent) return;
    await send(request, response, textAnswer(500, 'The local host failed.\n'), routes.headers);
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Serves routes on the loopback interface.
 * @param port 0 for any free one
 */
export async function startHost(routes: Routes, port: number): Promise<Host> {
  const server = createServer((request, response) => void handle(request, response, routes));
  server.keepAliveTimeout = 30_000;
  const actual = await listen(server, port);
  return {
    origin: `http://${HOST}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
