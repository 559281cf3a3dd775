import type { RegistryEntry } from '../../contract';
import { registryEntry } from '../../testing/registry-entry';
import { isAdmitted } from './admitted-scripts';
import type { Container } from './federation-plugin';
import { createRemoteLoader } from './load-remote';
import { RemoteError } from './remote-error';

const lifecycle = async () => {};
const remote = { bootstrap: lifecycle, mount: [lifecycle], unmount: lifecycle };
const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  name: 'ChunkLoadError',
  request: '/remotes/mf-deliveries/v1/936.js',
});

const FAILED = new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001');

function scene(loaded: unknown) {
  const runtime = {
    load: jest.fn(async (_: Container) => {
      if (loaded instanceof Error) throw loaded;
      return loaded;
    }),
    forget: jest.fn(),
  };
  return { runtime, loader: createRemoteLoader(runtime) };
}

function serverAnswers(answer: () => Promise<Partial<Response>>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as never);
}

function kindOf(loaded: unknown, change: Partial<RegistryEntry> = {}): Promise<string> {
  return scene(loaded)
    .loader.load(registryEntry(change))
    .then(
      () => 'loaded',
      (error) => error.kind,
    );
}

afterEach(() => jest.restoreAllMocks());

const container = { id: 'mf-deliveries', url: 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js' };

it('loads the container by its URL', async () => {
  const { runtime, loader } = scene(remote);
  await expect(loader.load(registryEntry())).resolves.toBe(remote);
  expect(runtime.load).toHaveBeenCalledWith(container);
});

it.each([
  [1, 'loaded'],
  [0, 'loaded'],
  [2, 'incompatible'],
  [-1, 'incompatible'],
])('takes a remote of contract %i as %s', async (contract, kind) => {
  expect(await kindOf(remote, { contract })).toBe(kind);
});

it('refuses to load a remote that is switched off', async () => {
  expect(await kindOf(remote, { enabled: false })).toBe('disabled');
});

it.each([
  ['its container on an origin that serves no remotes', { entry: 'https://evil.example/remoteEntry.js' }],
  ['a chunk on such an origin', { preload: ['https://evil.example/936.js'] }],
  ['a container that is no address', { entry: 'https://' }],
  ['no hash of its scripts', { integrity: {} }],
])('leaves the federation runtime unused when a registry line has %s', async (_, change) => {
  const { runtime, loader } = scene(remote);
  await expect(loader.load(registryEntry(change))).rejects.toMatchObject({ kind: 'malformed' });
  expect(runtime.load).not.toHaveBeenCalled();
});

it('admits no script of a remote that is switched off', async () => {
  const entry = '/remotes/mf-deliveries/off/remoteEntry.js';
  await expect(scene(remote).loader.load(registryEntry({ entry, enabled: false }))).rejects.toThrow();
  expect(isAdmitted(`http://localhost${entry}`)).toBe(false);
});

it('can forget a remote whose container has an invalid address', () => {
  const { loader } = scene(remote);
  expect(() => loader.forget(registryEntry({ entry: 'https://' }))).not.toThrow();
});

it.each([
  ['nothing', null],
  ['no lifecycles', { default: {} }],
  ['half the lifecycles', { bootstrap: lifecycle, mount: lifecycle }],
])('refuses a module with %s', async (_, module) => {
  expect(await kindOf(module)).toBe('malformed');
});

it('reports an unfitting version of a shared module as incompatible', async () => {
  expect(await kindOf(new Error('Version 18 of shared singleton module react does not satisfy ^19'))).toBe(
    'incompatible',
  );
});

it('reports an error of the code of a remote as a crash', async () => {
  expect(await kindOf(new ReferenceError('x is not defined'))).toBe('crashed');
});

const javascript = new Headers({ 'content-type': 'text/javascript' });
const arrayBuffer = async () => new TextEncoder().encode('var good;').buffer;

/** The hash of what the server answers, for every script. */
async function intact(): Promise<Partial<RegistryEntry>> {
  const digest = await crypto.subtle.digest('SHA-384', await arrayBuffer());
  const hash = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  const files = Object.keys(registryEntry().integrity);
  return { integrity: Object.fromEntries(files.map((file) => [file, hash])) };
}

it.each([
  ['gone', 404, new Headers(), 'stale'],
  ['failing', 503, new Headers(), 'unreachable'],
  ['a start page instead', 200, new Headers({ 'content-type': 'text/html' }), 'stale'],
  ['there but refused', 200, javascript, 'malformed'],
])('asks the server why a script failed: %s', async (_, status, headers, kind) => {
  serverAnswers(async () => ({ status, ok: status < 400, headers, arrayBuffer }));
  expect(await kindOf(FAILED, await intact())).toBe(kind);
  expect(await kindOf(chunkError, await intact())).toBe(kind);
});

it('reports a script that arrives damaged', async () => {
  serverAnswers(async () => ({ status: 200, ok: true, headers: javascript, arrayBuffer }));
  expect(await kindOf(FAILED)).toBe('damaged');
});

it("passes on what the runtime has found out about a container's failure", async () => {
  serverAnswers(async () => ({ status: 404 }));
  expect(await kindOf(new RemoteError('unreachable', 'remoteEntry.js did not load.'))).toBe('unreachable');
  expect(fetch).not.toHaveBeenCalled();
});

it('reports a server without an answer as unreachable', async () => {
  serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await kindOf(chunkError)).toBe('unreachable');
});

it('forgets a remote by its container', () => {
  const { runtime, loader } = scene(remote);
  loader.forget(registryEntry());
  expect(runtime.forget).toHaveBeenCalledWith(container);
});
