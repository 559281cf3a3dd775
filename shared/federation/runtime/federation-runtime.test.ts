import { createInstance, getInstance, init } from '@module-federation/runtime';
import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { containerName } from '../build/container.js';
import { admitScripts } from './admitted-scripts';
import { createFederationRuntime } from './federation-runtime';

const door = { mounts: 0 };
const loadDoor = jest.fn(async () => () => door);
const shared = { door: { version: '1.0.0', get: loadDoor, shareConfig: { requiredVersion: '^1.0.0' } } };
// As the shell's build starts it.
init({ name: 'shell', remotes: [], shared, shareStrategy: 'loaded-first' });
const runtime = createFederationRuntime();

const globals = globalThis as Record<string, unknown>;
const remote = { mount() {} };
let builds = 0;

/** A build of its own: what a page runs once stays in the runtime. */
function build(id = 'mf-deliveries') {
  builds += 1;
  const entry = `/remotes/${id}/${builds}/remoteEntry.js`;
  admitScripts(registryEntry({ id, entry, preload: [], pages: {} }));
  return { id, url: `http://localhost${entry}` };
}

const good = () => ({ init: jest.fn(async () => {}), get: jest.fn(async (_: string) => () => remote) });

type Answer = 'load' | 'error' | 'nothing';

/** What a container script leaves, and the scripts that were asked for; the last answer is for all that come after. */
function scene(left: unknown, ...answers: Answer[]) {
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    const script = node as unknown as HTMLScriptElement;
    const answer = answers[Math.min(scripts.length, answers.length - 1)] ?? 'load';
    scripts.push(script);
    if (answer === 'nothing') return node;
    const [, , id = ''] = new URL(script.src).pathname.split('/');
    if (answer === 'load') globals[containerName(id)] = left;
    queueMicrotask(() => script.dispatchEvent(new Event(answer)));
    return node;
  });
  return scripts;
}

/** What the server says of a script. */
function serverAnswers(status: number, text = 'var good;') {
  globalThis.fetch = jest.fn(async () => ({
    status,
    ok: status < 400,
    headers: new Headers({ 'content-type': 'text/javascript' }),
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  })) as never;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  serverAnswers(404);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A container whose module takes the shared door, as a build's own runtime does. */
function taking() {
  const own = createInstance({ name: 'mf_deliveries', remotes: [] });
  const customShareInfo = { shareConfig: { requiredVersion: '^1.0.0' }, scope: ['default'] };
  return {
    async init(scope: Parameters<typeof own.initShareScopeMap>[1]) {
      own.initShareScopeMap('default', scope);
    },
    async get() {
      const factory = await own.loadShare('door', { customShareInfo });
      return () => factory && { door: factory() };
    },
  };
}

it('gives a remote a shared module that did not load at first, and the one copy of it after it was forgotten', async () => {
  const container = build();
  loadDoor.mockRejectedValueOnce(new Error('offline'));
  scene(taking());
  await expect(runtime.load(container)).rejects.toThrow('offline');
  expect(await runtime.load(container)).toEqual({ door });
  runtime.forget(container);
  expect(await runtime.load(container)).toEqual({ door });
  expect(loadDoor).toHaveBeenCalledTimes(2);
});

it('runs the script with integrity and without credentials, hands it the shared modules and returns its module', async () => {
  const container = build();
  const left = good();
  const scripts = scene(left);
  expect(await runtime.load(container)).toBe(remote);
  const [scope] = left.init.mock.calls[0] as unknown as [Record<string, unknown>];
  expect(Object.keys(scope)).toEqual(['door']);
  expect(left.get).toHaveBeenCalledWith('./remote');
  expect(scripts).toEqual([
    expect.objectContaining({ src: container.url, integrity: SCRIPT_HASH, crossOrigin: 'anonymous' }),
  ]);
});

it('runs a script once for those who ask at the same time and later, and anew once it is forgotten', async () => {
  const container = build();
  const scripts = scene(good());
  await Promise.all([runtime.load(container), runtime.load(container)]);
  await runtime.load(container);
  expect(scripts).toHaveLength(1);
  runtime.forget(container);
  await runtime.load(container);
  expect(scripts).toHaveLength(2);
});

it('runs the script of another version, and forgets the chunks of the one before', async () => {
  const scripts = scene(good());
  await runtime.load(build());
  Object.assign(globalThis, { webpackChunkmf_deliveries: [] });
  const next = build();
  await runtime.load(next);
  expect(scripts.map(({ src }) => src).at(-1)).toBe(next.url);
  expect('webpackChunkmf_deliveries' in globalThis).toBe(false);
});

it('loads only scripts of remotes that the registry names', async () => {
  const scripts = scene(good());
  const other = { id: 'mf-deliveries', url: 'http://localhost/other.js' };
  await expect(runtime.load(other)).rejects.toMatchObject({ kind: 'stale' });
  expect(scripts).toHaveLength(0);
});

it.each([
  ['gone', 404, 'stale', 1],
  ['failing', 503, 'unreachable', 1],
  ['damaged again and again', 200, 'damaged', 3],
])(
  'tells why a script that is %s does not load, and keeps nothing of it',
  async (_, status, kind, requests) => {
    const container = build();
    serverAnswers(status);
    const scripts = scene(undefined, 'error');
    await expect(runtime.load(container)).rejects.toMatchObject({ name: 'RemoteError', kind });
    expect(scripts).toHaveLength(requests);
    scripts.length = 0;
    await expect(runtime.load(container)).rejects.toMatchObject({ kind });
    expect(scripts).toHaveLength(requests);
  },
);

it.each([1, 2])('loads a script that failed %i times and that the server has', async (times) => {
  serverAnswers(200);
  const failures = Array.from({ length: times }, () => 'error' as const);
  const scripts = scene(good(), ...failures, 'load');
  expect(await runtime.load(build())).toBe(remote);
  expect(scripts).toHaveLength(times + 1);
});

it('names the script that leaves no container', async () => {
  const container = build();
  globals['mf_deliveries'] = undefined;
  scene(undefined);
  await expect(runtime.load(container)).rejects.toThrow('RUNTIME-001');
});

it('takes what an earlier script left for nothing of this one', async () => {
  scene(good());
  await runtime.load(build());
  scene(undefined, 'error');
  await expect(runtime.load(build())).rejects.toMatchObject({ kind: 'stale' });
});

it('takes an element of the page for no container', async () => {
  document.body.innerHTML = '<p id="mf_team"></p>';
  scene(good());
  expect(await runtime.load(build('mf-team'))).toBe(remote);
  document.body.innerHTML = '';
});

it('waits eight seconds for a script', async () => {
  jest.useFakeTimers();
  scene(undefined, 'nothing');
  const ended = jest.fn();
  void runtime.load(build()).catch(ended);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'stale' }));
});

it('keeps nothing of a container that cannot start, or whose chunk does not load', async () => {
  const container = build();
  const chunkError = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
  const left = good();
  left.init.mockRejectedValueOnce(new Error('broken'));
  left.get.mockRejectedValueOnce(chunkError);
  scene(left);
  await expect(runtime.load(container)).rejects.toThrow('broken');
  await expect(runtime.load(container)).rejects.toBe(chunkError);
  expect(await runtime.load(container)).toBe(remote);
});

it("tells the developer tools of the browser each remote that is loaded, without asking for a remote's manifest", async () => {
  const container = build();
  scene(good());
  await runtime.load(container);
  expect(fetch).not.toHaveBeenCalled();
  const tools = globals['__FEDERATION__'] as Record<string, Record<string, unknown>>;
  expect(globals['__VMOK__']).toBe(tools);
  const manifest = container.url.replace('remoteEntry.js', 'mf-manifest.json');
  expect(tools['moduleInfo']).toMatchObject({
    shell: { remotesInfo: { 'mf-deliveries': { matchedVersion: manifest } } },
    [`mf-deliveries:${manifest}`]: {
      remoteEntry: 'remoteEntry.js',
      version: manifest,
      modules: [expect.objectContaining({ moduleName: 'remote' })],
    },
  });
  expect(tools['__INSTANCES__']).toContain(getInstance());
  expect(Object.values(tools['__SHARE__'] ?? {})).toContainEqual(
    expect.objectContaining({ default: { door: { '1.0.0': expect.anything() } } }),
  );
});
