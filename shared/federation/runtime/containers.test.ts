import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { admitScripts } from './admitted-scripts';
import { createContainers } from './containers';

const container = { name: 'mf_deliveries', url: 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js' };
const shares = { door: { '1.0.0': { get: () => () => 'door' } } };
const globals = globalThis as Record<string, unknown>;

/** What a script leaves, and the scripts that were asked for. */
function scene(left: unknown, answer: 'load' | 'error' | 'nothing' = 'load') {
  const scripts: HTMLScriptElement[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement);
    if (answer === 'nothing') return;
    if (answer === 'load') globals['mf_deliveries'] = left;
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(answer)));
  });
  return { scripts, runtime: createContainers(shares) };
}

const remote = { mount() {} };
const good = () => ({ init: jest.fn(async () => {}), get: jest.fn(async () => () => remote) });

beforeEach(() => admitScripts(registryEntry()));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('runs the script with integrity and without credentials, hands it the shared modules and returns its module', async () => {
  const left = good();
  const { runtime, scripts } = scene(left);
  expect(await runtime.load(container)).toBe(remote);
  expect(left.init).toHaveBeenCalledWith(shares);
  expect(left.get).toHaveBeenCalledWith('./remote');
  expect(scripts).toEqual([
    expect.objectContaining({ src: container.url, integrity: SCRIPT_HASH, crossOrigin: 'anonymous' }),
  ]);
});

it('runs a script once for those who ask at the same time and later, and anew once it is forgotten', async () => {
  const { runtime, scripts } = scene(good());
  await Promise.all([runtime.load(container), runtime.load(container)]);
  await runtime.load(container);
  expect(scripts).toHaveLength(1);
  runtime.forget(container);
  await runtime.load(container);
  expect(scripts).toHaveLength(2);
});

it('loads only scripts of remotes that the registry names', async () => {
  const { runtime } = scene(good());
  const other = { ...container, url: 'http://localhost/other.js' };
  await expect(runtime.load(other)).rejects.toThrow('not a script that may run');
});

it.each([
  ['does not load', undefined, 'error', 'did not load'],
  ['leaves nothing', undefined, 'load', 'left no mf_deliveries'],
] as const)('names the script that %s, and keeps nothing of it', async (_, left, answer, message) => {
  const { runtime, scripts } = scene(left, answer);
  const failure = {
    name: 'ChunkLoadError',
    request: container.url,
    message: expect.stringContaining(message),
  };
  await expect(runtime.load(container)).rejects.toMatchObject(failure);
  await expect(runtime.load(container)).rejects.toMatchObject(failure);
  expect(scripts).toHaveLength(2);
});

it('takes what an earlier script left for nothing of this one', async () => {
  globals['mf_deliveries'] = good();
  const { runtime } = scene(undefined, 'error');
  await expect(runtime.load(container)).rejects.toThrow('did not load');
});

it('waits eight seconds for a script', async () => {
  jest.useFakeTimers();
  const { runtime } = scene(undefined, 'nothing');
  const outcome = runtime.load(container).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(7_999);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toContain('did not load in time');
});

it('keeps nothing of a container that cannot start', async () => {
  const left = good();
  left.init.mockRejectedValueOnce(new Error('broken'));
  const { runtime } = scene(left);
  await expect(runtime.load(container)).rejects.toThrow('broken');
  expect(await runtime.load(container)).toBe(remote);
});
