import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a developer's system got it. */
interface Received {
  readonly id: string;
  readonly path: string;
  readonly type: string;
  /** Whether one of its signatures was made with a secret, as https://www.standardwebhooks.com says. */
  isSignedWith(secret: string): boolean;
}

/** A developer's system, on this machine. */
export interface WebhookEndpoint {
  readonly url: string;
  readonly received: readonly Received[];
  /** How it answers from now on: a status, or a redirect. */
  answerWith(status: number, location?: string): void;
  close(): Promise<void>;
}

export async function openEndpoint(): Promise<WebhookEndpoint> {
  const received: Received[] = [];
  let answer: { readonly status: number; readonly location?: string } = { status: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const [id = '', timestamp = '', signatures = ''] = ['id', 'timestamp', 'signature'].map((name) =>
      String(request.headers[`webhook-${name}`]),
    );
    received.push({
      ...{ id, path: request.url ?? '', type: (JSON.parse(body) as { type: string }).type },
      isSignedWith(secret) {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
        return signatures.split(' ').includes(`v1,${expected}`);
      },
    });
    const { status, location } = answer;
    response.writeHead(status, location === undefined ? {} : { location }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    answerWith(status, location) {
      answer = { status, ...(location !== undefined && { location }) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
