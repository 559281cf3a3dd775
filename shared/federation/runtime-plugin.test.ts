import { registryEntry } from '../testing/registry-entry';
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
  expect(script).toMatchObject({ src: url, integrity: 'sha384-abc', crossOrigin: 'anonymous' });
  expect(timeout).toBe(8_000);
});

it('tells remotes the integrity of their chunks', () => {
  admitScripts(registryEntry());
  runtimePlugin();
  const { fleetfootIntegrity } = globalThis as unknown as Record<string, (href: string) => unknown>;
  expect(fleetfootIntegrity?.(url)).toBe('sha384-abc');
  expect(fleetfootIntegrity?.('http://localhost/other.js')).toBeUndefined();
});
