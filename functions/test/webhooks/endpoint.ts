import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a webhook of a test got it. */
export interface Received {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answers = (response: ServerResponse, received: Received) => void;

/** A developer's own system on this machine. */
export interface Endpoint {
  readonly url: string;
  /** Every request that came, also those that were answered badly. */
  readonly received: readonly Received[];
  /** What it did for whoever honours `webhook-id`: what came a second time, or was refused, is not in it. */
  readonly handled: readonly Received[];
  /** How it answers from now on. */
  answerBy(answers: Answers): void;
  /** It takes everything. */
  heal(): void;
}

/** How an endpoint may answer. */
export const ANSWERS = {
  taken: (response) => response.writeHead(204).end(),
  broken: (response) => response.writeHead(500).end('no'),
  gone: (response) => response.writeHead(410).end(),
  /** It keeps the connection, and says nothing. */
  hanging: () => {},
  /** It hangs up. */
  dropped: (response) => response.destroy(),
  /** It begins an answer that never ends. */
  endless: (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'.repeat(65_536)), 1);
    response.on('close', () => clearInterval(timer));
  },
} as const satisfies Record<string, Answers>;

/** Starts an endpoint for the tests of a file. */
export function useEndpoint(): Endpoint {
  const received: Received[] = [];
  const handled = new Map<string, Received>();
  let answers: Answers = ANSWERS.taken;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const got = { id: String(request.headers['webhook-id']), headers: request.headers, body };
    received.push(got);
    answers(response, got);
    if (response.statusCode < 300 && response.writableEnded && !handled.has(got.id)) handled.set(got.id, got);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env['FUNCTIONS_EMULATOR'] = 'true';
    process.env['FLEETFOOT_WEBHOOKS_LOOPBACK'] = 'on';
  });
  beforeEach(() => {
    received.length = 0;
    handled.clear();
    answers = ANSWERS.taken;
  });
  afterAll(() => {
    delete process.env['FUNCTIONS_EMULATOR'];
    delete process.env['FLEETFOOT_WEBHOOKS_LOOPBACK'];
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
    },
    get handled() {
      return [...handled.values()];
    },
    answerBy(next) {
      answers = next;
    },
    heal() {
      answers = ANSWERS.taken;
    },
  };
}
