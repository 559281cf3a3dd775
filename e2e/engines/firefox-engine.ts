import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import WebSocket from 'ws';
import { asExpression, type Engine, type Json, pressActions, typeActions } from './engine';
import { installed, startProgram, temporaryFolder, written } from './installed';

const PATIENCE_MS = 60_000;

/** No request leaves this machine, and no dialog covers the page. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
};

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
  readonly params?: {
    readonly level: string;
    readonly text: string | null;
    readonly source: { readonly realm: string };
  };
}

/** A connection that speaks WebDriver BiDi: commands are answered, log entries are collected. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const left = new Set<string>();
  const problems: string[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    if (message.method !== 'log.entryAdded' || !message.params) return;
    const { level, text, source } = message.params;
    const isProblem = (level === 'error' || level === 'warn') && !left.has(source.realm);
    if (isProblem) problems.push(`${level}: ${text}`);
  });
  return {
    problems,
    /** Hears no more of a page: what it was loading ends as an error there, a moment before the page itself does. */
    leave: (realm: string) => left.add(realm),
    send<Result>(method: string, params: Record<string, Json> = {}): Promise<Result> {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} is not answered.`)), PATIENCE_MS);
        answers.set(id, ({ type, result, message }) => {
          clearTimeout(timer);
          answers.delete(id);
          if (type === 'success') resolve(result as Result);
          else reject(new Error(`${method}: ${message}`));
        });
      });
    },
    close: () => socket.terminate(),
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly realm: string;
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox ESR, over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const file = installed(['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'firefox-esr');
  const { folder, remove } = temporaryFolder();
  const lines = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const program = startProgram(file, [
    ...['--headless', '--no-remote', '--profile', folder],
    ...['--width', '1280', '--height', '900', '--remote-debugging-port', '0', 'about:blank'],
  ]);
  const endpoint = await written(program, 2, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, problems, leave, close } = await connect(`${endpoint}/session`);
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The window that Firefox opens itself is in the background: its fields take keys without ever hearing of the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const evaluate = (expression: string) =>
    send<Evaluated>('script.evaluate', { expression, target: { context }, awaitPromise: false });
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      leave((await evaluate('null')).realm);
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(code, ...args) {
      const { type, result, exceptionDetails } = await evaluate(asExpression(code, args));
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    press: (point) => send('input.performActions', { context, actions: pressActions(point) }),
    type: (text) => send('input.performActions', { context, actions: typeActions(text) }),
    problems: async () => problems,
    async close() {
      close();
      program.stop();
      remove();
    },
  };
}
