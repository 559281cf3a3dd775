import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What happens to an answer on its way. `damaged` changes one byte; `hang` keeps it for ever. */
export type Fault = 'refused' | '404' | 'HTML' | 'hang' | 'damaged';

export interface FaultOptions {
  /** How many answers; all until `repair` without it. */
  readonly times?: number;
  /** The damage is in the first hash after this text; without it, in the middle. */
  readonly near?: string;
}

export interface FaultyProxy {
  /** Where the dashboard is reached through it. */
  readonly origin: string;
  /** Treats the answers to some paths so from now on. */
  fail(path: RegExp, fault: Fault, options?: FaultOptions): void;
  /** Answers some paths with a script from now on. */
  answer(path: RegExp, script: string): void;
  /** Changes the text of the answers to some paths from now on. */
  edit(path: RegExp, change: (text: string) => string): void;
  /** Ends every fault. What hangs goes on hanging: only another request is answered. */
  repair(): void;
  /** How many answers were treated since the last `repair`. */
  treated(): number;
  close(): Promise<void>;
}

interface Treatment {
  readonly fault?: Fault;
  readonly change?: (text: string) => string;
  readonly script?: string;
}

interface Rule extends Treatment {
  readonly path: RegExp;
  left: number;
}

/** Changes one bit of one letter. */
function damage(text: string, near: string | undefined): string {
  const at =
    near === undefined ? Math.floor(text.length / 2) : text.indexOf('sha384-', text.indexOf(near)) + 20;
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
}

function bodyOf(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    answer.on('error', reject);
  });
}

/** Answers as a host does that has no such file. */
const INSTEAD = {
  '404': [404, 'text/plain', 'There is no such file.'],
  HTML: [200, 'text/html; charset=utf-8', '<!doctype html><title>Start</title>'],
} as const;

function answerWith(response: ServerResponse, [status, type, body]: readonly [number, string, string]): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/**
 * A proxy in front of the local host, which the browser keeps answers of as of any host: tests that intercept requests in
 * the browser switch its cache off.
 * @param target origin of the local host
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  let rules: Rule[] = [];
  let treated = 0;

  function ruleFor(url: string): Rule | undefined {
    const rule = rules.find(({ path, left }) => left > 0 && path.test(url));
    if (rule !== undefined) {
      rule.left -= 1;
      treated += 1;
    }
    return rule;
  }

  function add(path: RegExp, treatment: Treatment, times = Number.POSITIVE_INFINITY): void {
    rules.push({ ...treatment, path, left: times });
  }

  function forward(incoming: IncomingMessage, response: ServerResponse, change: Treatment['change']): void {
    const { method, url, headers } = incoming;
    // What is to be changed must come as it is.
    const asked = change === undefined ? headers : { ...headers, 'accept-encoding': 'identity' };
    const outgoing = request({ hostname, port, method, path: url, headers: asked }, async (answer) => {
      const status = answer.statusCode ?? 502;
      if (change === undefined || status !== 200) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const changed = change(await bodyOf(answer));
      const isShort = String(headers['accept-encoding']).includes('gzip');
      const body = isShort ? gzipSync(changed) : Buffer.from(changed);
      response.writeHead(status, {
        ...answer.headers,
        ...(isShort && { 'content-encoding': 'gzip' }),
        'content-length': body.length,
      });
      response.end(body);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer((incoming, response) => {
    const { fault, change, script } = ruleFor(incoming.url ?? '/') ?? {};
    if (fault === 'hang') return;
    if (fault === 'refused') incoming.socket.destroy();
    else if (fault === '404' || fault === 'HTML') answerWith(response, INSTEAD[fault]);
    else if (script !== undefined) answerWith(response, [200, 'text/javascript', script]);
    else forward(incoming, response, change);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    fail(path, fault, { times, near } = {}) {
      add(path, fault === 'damaged' ? { change: (text) => damage(text, near) } : { fault }, times);
    },
    answer: (path, script) => add(path, { script }),
    edit: (path, change) => add(path, { change }),
    repair() {
      rules = [];
      treated = 0;
    },
    treated: () => treated,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
