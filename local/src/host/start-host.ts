import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LoopbackServer, serveLoopback } from '../serve-loopback';
import { type Answer, send, textAnswer } from './answer';
import { forwardToFunction } from './api-forward';
import type { Routes } from './routes';

/** A path with a bad escape stays as it is: it names no file, and the product says that there is no such page. */
function decodedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Another site's name that is made to point at this machine must not read what is served here. */
function isOurName(hostHeader: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(hostHeader ?? '');
}

async function answerTo(request: IncomingMessage, routes: Routes): Promise<Answer> {
  if (!isOurName(request.headers.host)) return textAnswer(421, 'Ask for 127.0.0.1 or localhost.\n');
  const pathname = decodedPath(request.url ?? '/');
  const posted = request.method === 'POST' ? await routes.post(pathname, () => buffer(request)) : undefined;
  if (posted) return posted;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...textAnswer(405, 'Only GET and HEAD are answered.\n'), headers: { allow: 'GET, HEAD' } };
  }
  return routes.answer(pathname);
}

async function handle(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  try {
    const target = routes.functionFor(decodedPath(request.url ?? '/'));
    if (isOurName(request.headers.host) && target !== undefined) {
      await forwardToFunction(request, response, target, routes.headers);
      return;
    }
    await send(request, response, await answerTo(request, routes), routes.headers);
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error);
    if (response.headersSent) return;
    await send(request, response, textAnswer(500, 'The local host failed.\n'), routes.headers);
  }
}

/**
 * Serves routes on the loopback interface.
 * @param port 0 for any free one
 */
export function startHost(routes: Routes, port: number): Promise<LoopbackServer> {
  return serveLoopback((request, response) => void handle(request, response, routes), port);
}
