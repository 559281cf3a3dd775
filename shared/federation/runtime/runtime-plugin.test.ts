import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { admitScripts } from './admitted-scripts';
import { runtimePlugin } from './runtime-plugin';

const url = 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js';

it('loads only scripts of remotes that the registry names', () => {
  const plugin = runtimePlugin();
  expect(() => plugin.createScript({ url: 'http://localhost/other.js' })).toThrow(
    'not a script that may run',
  );
});

it('loads a container with integrity, credentials left out and a limit', () => {
  admitScripts(registryEntry());
  const { script, timeout } = runtimePlugin().createScript({ url });
  expect(script).toMatchObject({ src: url, integrity: SCRIPT_HASH, crossOrigin: 'anonymous' });
  expect(timeout).toBe(8_000);
});

it('lets remotes ask for a chunk that failed past the cache', async () => {
  globalThis.fetch = jest.fn(async () => ({ status: 404 })) as never;
  runtimePlugin();
  const { fleetfootAskAgain } = globalThis as unknown as Record<string, (href: string) => Promise<unknown>>;
  expect(await fleetfootAskAgain?.(url)).toBe('stale');
});

it('tells remotes the integrity of their chunks', () => {
  admitScripts(registryEntry());
  runtimePlugin();
  const { fleetfootIntegrity } = globalThis as unknown as Record<string, (href: string) => unknown>;
  expect(fleetfootIntegrity?.(url)).toBe(SCRIPT_HASH);
  expect(fleetfootIntegrity?.('http://localhost/other.js')).toBe(`sha384-${'0'.repeat(64)}`);
});
