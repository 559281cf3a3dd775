import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { asExpression, type Engine, type Json, pressActions, typeActions } from './engine';
import { installed, startProgram, temporaryFolder, written } from './installed';

const PATIENCE_MS = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A session of WebDriver, whose driver may still be starting. */
async function openSession(driver: string, capabilities: Json) {
  async function send<Result>(method: string, path: string, body?: Json): Promise<Result> {
    const response = await fetch(`${driver}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  async function begin(
    patience: number,
  ): Promise<{ sessionId: string; capabilities: { browserVersion: string } }> {
    try {
      return await send('POST', '/session', { capabilities });
    } catch (error) {
      if (!(error instanceof TypeError) || patience <= 0) throw error;
      await pause(100);
      return begin(patience - 100);
    }
  }
  const { sessionId, capabilities: given } = await begin(PATIENCE_MS);
  return {
    version: given.browserVersion,
    send: <Result>(method: string, path: string, body?: Json) =>
      send<Result>(method, `/session/${sessionId}${path}`, body),
  };
}

/** Runs in the page. Collects, once in each document, what goes wrong in it. */
function watchDocument(): string[] {
  const scope = globalThis as unknown as { engineProblems?: string[] };
  if (scope.engineProblems) return scope.engineProblems;
  const found: string[] = [];
  scope.engineProblems = found;
  addEventListener('error', ({ message }) => found.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => found.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', (violation) =>
    found.push(`violation: ${violation.violatedDirective} ${violation.blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      found.push(`${level}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
  return found;
}

/**
 * WebKitGTK in its own small browser, over WebDriver, on a screen that nobody sees. Its driver tells of no console, so
 * that a document is watched from within, from as soon as it is there.
 */
export async function startWebKit(): Promise<Engine> {
  const driver = installed(['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver');
  const screen = installed(['/usr/bin/Xvfb'], 'xvfb');
  const browser = installed(
    ['4.1', '4.0'].map((api) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    'webkit2gtk-driver',
  );
  const { folder, remove } = temporaryFolder();
  const server = startProgram(screen, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1400x1100x24',
    '-nolisten',
    'tcp',
  ]);
  const display = await written(server, 3, /(\d+)\n/);
  const port = await freePort();
  const program = startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    ...{ DISPLAY: `:${display}`, HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder },
    ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  // WebKit keeps a page for Back together with what it was writing to IndexedDB when it was left. Firebase looks there for the
  // session of the next page, and waits for that write without an end: in one of some hundred pages opened by their address.
  // It keeps none that came over HTTPS with `no-store`, as all of a deployment do; here they come over HTTP.
  const args = ['--automation', '--enable-page-cache=false'];
  const { version, send } = await openSession(`http://127.0.0.1:${port}`, {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } },
  });
  await send('POST', '/window/rect', { x: 0, y: 0, width: 1300, height: 1000 });
  const earlier: string[] = [];
  async function run<Args extends readonly Json[], Result extends Json>(
    code: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return ${asExpression(code, args)}`;
    return JSON.parse(await send<string>('POST', '/execute/sync', { script, args: [] })) as Result;
  }
  async function problems(): Promise<readonly string[]> {
    const here = await run(watchDocument);
    return [...earlier, ...here];
  }
  return {
    version: `WebKitGTK ${version}`,
    async open(url) {
      earlier.push(...(await run(watchDocument)));
      await send('POST', '/url', { url });
      await run(watchDocument);
    },
    run,
    press: (point) => send('POST', '/actions', { actions: pressActions(point) }),
    type: (text) => send('POST', '/actions', { actions: typeActions(text) }),
    problems,
    async close() {
      await send('DELETE', '').catch(() => {});
      program.stop();
      server.stop();
      remove();
    },
  };
}
