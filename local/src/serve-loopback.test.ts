import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:http';
import { serveLoopback } from './serve-loopback';

it('a client is not told when its connection ends, as it never does on this side', async () => {
  const server = await serveLoopback((_request, response) => response.end('Yes'));
  const agent = new Agent({ keepAlive: true });
  try {
    const [response] = (await once(get(server.origin, { agent }), 'response')) as [IncomingMessage];
    expect(response.headers.connection).toBe('keep-alive');
    expect(response.headers['keep-alive']).toBeUndefined();
    response.resume();
    await once(response, 'end');
  } finally {
    agent.destroy();
    await server.close();
  }
});

it('closing does not wait for clients that keep their connection', async () => {
  const server = await serveLoopback((_request, response) => response.end('Yes'));
  await fetch(server.origin);
  await server.close();
  await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
});
