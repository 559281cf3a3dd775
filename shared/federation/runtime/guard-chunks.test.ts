import { registryEntry, SCRIPT_HASH } from '../../testing/registry-entry';
import { admitScripts } from './admitted-scripts';
import { guardChunks } from './guard-chunks';

const url = 'http://localhost/remotes/mf-deliveries/v1/remoteEntry.js';

it('lets remotes ask for a chunk that failed past the cache', async () => {
  globalThis.fetch = jest.fn(async () => ({ status: 404 })) as never;
  guardChunks();
  const { fleetfootAskAgain } = globalThis as unknown as Record<string, (href: string) => Promise<unknown>>;
  expect(await fleetfootAskAgain?.(url)).toBe('stale');
});

it('tells remotes the integrity of their chunks', () => {
  admitScripts(registryEntry());
  guardChunks();
  const { fleetfootIntegrity } = globalThis as unknown as Record<string, (href: string) => unknown>;
  expect(fleetfootIntegrity?.(url)).toBe(SCRIPT_HASH);
  expect(fleetfootIntegrity?.('http://localhost/other.js')).toBe(`sha384-${'0'.repeat(64)}`);
});
