import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What service and fleet sign with in these tests. */
export const SECRET = `whsec_${Buffer.from('local').toString('base64')}`;

/** An event as the service heard it. */
export interface Told {
  readonly id: string;
  readonly isSigned: boolean;
  readonly event: Readonly<Record<string, unknown>>;
}

/** The signature of a request between service and fleet. */
export function signatureOf(id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', 'local').update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** A service that hears events, and answers each as the test says: a status, or what it asks for beside 422. */
export async function startService(answerTo: (told: Told) => number | object) {
  const heard: Told[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const told = {
        id: header('id'),
        isSigned: header('signature') === signatureOf(header('id'), header('timestamp'), body),
        event: JSON.parse(body) as Told['event'],
      };
      heard.push(told);
      const answer = answerTo(told);
      if (typeof answer === 'number') response.writeHead(answer).end('{}');
      else response.writeHead(422).end(JSON.stringify(answer));
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    until: (isThere: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => isThere() && resolve();
        waiting.push(look);
        look();
      }),
    close: () => server.close(),
  };
}
