import { createHmac } from 'node:crypto';
import { serveLoopback } from '../../serve-loopback';

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
  const server = await serveLoopback((request, response) => {
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
  return {
    heard,
    url: server.origin,
    until: (isThere: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => isThere() && resolve();
        waiting.push(look);
        look();
      }),
    close: server.close,
  };
}
