import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the gateway of a test got it. */
export interface SentMessage {
  readonly to: string;
  readonly text: string;
}

/** A gateway of text messages. */
export interface Gateway {
  readonly messages: readonly SentMessage[];
  /** The token in the newest message to a number. */
  tokenTo(phoneNumber: string): string;
  /** What it answers from now on. */
  answerWith(status: number): void;
}

/** Sends the messages of this file's use cases to a gateway of its own, which takes every one unless it is told otherwise. */
export function useGateway(): Gateway {
  const messages: SentMessage[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (status === 200) messages.push(JSON.parse(body) as SentMessage);
    response.writeHead(status).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env['MESSAGE_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    process.env['FLEETFOOT_SITE_ORIGIN'] = 'https://app.example.co.za';
  });
  beforeEach(() => {
    status = 200;
    messages.length = 0;
  });
  afterAll(() => {
    delete process.env['MESSAGE_URL'];
    delete process.env['FLEETFOOT_SITE_ORIGIN'];
    server.close();
  });
  return {
    messages,
    tokenTo(phoneNumber) {
      const newest = messages.filter(({ to }) => to === phoneNumber).at(-1);
      const [, token] = /https:\/\/app\.example\.co\.za\/i\/([\w-]{22})$/.exec(newest?.text ?? '') ?? [];
      if (token === undefined) throw new Error(`No message with a link went to ${phoneNumber}.`);
      return token;
    },
    answerWith(next) {
      status = next;
    },
  };
}
