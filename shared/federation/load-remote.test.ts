import type { RegistryEntry } from '../contract';
import { registryEntry } from '../testing/registry-entry';
import { isAdmitted } from './admitted-scripts';
import { createRemoteLoader } from './load-remote';

const lifecycle = async () => {};
const remote = { bootstrap: lifecycle, mount: [lifecycle], unmount: lifecycle };
const chunkError = Object.assign(new Error('Loading chunk 1 failed'), {
  name: 'ChunkLoadError',
  request: '/remotes/mf-deliveries/v1/936.js',
});

const shares = { door: { '1.0.0': { loading: Promise.resolve() as unknown, loaded: false } } };

function scene(loaded: unknown) {
  const runtime = {
    registerRemotes: jest.fn(),
    getInstance: () => ({ shareScopeMap: { default: shares } }),
    loadRemote: jest.fn(async () => {
      if (loaded instanceof Error) throw loaded;
      return loaded as never;
    }),
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

it('registers the container by its URL and asks for its one module', async () => {
  const { runtime, loader } = scene(remote);
  await expect(loader.load(registryEntry())).resolves.toBe(remote);
  expect(runtime.registerRemotes).toHaveBeenCalledWith([
    {
      name: 'mf_deliveries',
      entry: 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js',
      type: 'global',
      entryGlobalName: 'mf_deliveries',
    },
  ]);
  expect(runtime.loadRemote).toHaveBeenCalledWith('mf_deliveries/remote');
});

it.each([
  [1, 'loaded'],
  [0, 'loaded'],
  [2, 'incompatible'],
  [-1, 'incompatible'],
])('takes a remote of contract %i as %s', async (contract, kind) => {
  expect(await kindOf(remote, { contract })).toBe(kind);
});

it('does not load what is switched off', async () => {
  expect(await kindOf(remote, { enabled: false })).toBe('unreachable');
});

it.each([
  ['its container on an origin that serves no remotes', { entry: 'https://evil.example/remoteEntry.js' }],
  ['a chunk on such an origin', { preload: ['https://evil.example/936.js'] }],
  ['a container that is no address', { entry: 'https://' }],
])('asks the federation runtime for nothing when a line has %s', async (_, change) => {
  const { runtime, loader } = scene(remote);
  await expect(loader.load(registryEntry(change))).rejects.toMatchObject({ kind: 'malformed' });
  expect(runtime.registerRemotes).not.toHaveBeenCalled();
  expect(runtime.loadRemote).not.toHaveBeenCalled();
});

it('admits nothing of what is switched off', async () => {
  const entry = '/remotes/mf-deliveries/off/remoteEntry.js';
  await expect(scene(remote).loader.load(registryEntry({ entry, enabled: false }))).rejects.toThrow();
  expect(isAdmitted(`http://localhost${entry}`)).toBe(false);
});

it('can forget a remote whose container is no address', () => {
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

it('calls a version that does not fit incompatible', async () => {
  expect(await kindOf(new Error('Version 18 of shared singleton module react does not satisfy ^19'))).toBe(
    'incompatible',
  );
});

it('calls an error of its own code a crash', async () => {
  expect(await kindOf(new ReferenceError('x is not defined'))).toBe('crashed');
});

const javascript = new Headers({ 'content-type': 'text/javascript' });
it.each([
  ['gone', 404, new Headers(), 'stale'],
  ['failing', 503, new Headers(), 'unreachable'],
  ['a start page instead', 200, new Headers({ 'content-type': 'text/html' }), 'stale'],
  ['there but refused', 200, javascript, 'malformed'],
])('asks the server why a script failed: %s', async (_, status, headers, kind) => {
  serverAnswers(async () => ({ status, ok: status < 400, headers }));
  expect(await kindOf(new Error('[ Federation Runtime ]: RUNTIME-008'))).toBe(kind);
  expect(await kindOf(chunkError)).toBe(kind);
});

it('asks again for a script that the server does have, a few times', async () => {
  serverAnswers(async () => ({ status: 200, ok: true, headers: javascript }));
  const { runtime, loader } = scene(remote);
  runtime.loadRemote.mockRejectedValueOnce(new Error('RUNTIME-008')).mockRejectedValueOnce(chunkError);
  await expect(loader.load(registryEntry())).resolves.toBe(remote);
  runtime.loadRemote.mockClear().mockRejectedValue(chunkError);
  await expect(loader.load(registryEntry())).rejects.toMatchObject({ kind: 'malformed' });
  expect(runtime.loadRemote).toHaveBeenCalledTimes(3);
});

it('calls a server that does not answer unreachable', async () => {
  serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await kindOf(chunkError)).toBe('unreachable');
});

it('forgets a remote with what its chunks left behind', () => {
  const { runtime, loader } = scene(remote);
  Object.assign(globalThis, { webpackChunkmf_deliveries: [] });
  loader.forget(registryEntry());
  expect('webpackChunkmf_deliveries' in globalThis).toBe(false);
  expect(shares.door['1.0.0'].loading).toBeUndefined();
  expect(runtime.registerRemotes).toHaveBeenCalledWith([expect.anything()], { force: true });
});
