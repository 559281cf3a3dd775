import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';

export interface LoopbackServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Answers on the loopback interface.
 * @param port 0 for any free one
 * @throws what the system says of a port that is taken
 */
export async function serveLoopback(answer: RequestListener, port = 0): Promise<LoopbackServer> {
  const server = createServer(answer);
  // A connection that waits is its client's to close. Were it closed here, a request might already be on its way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return {
    origin: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
