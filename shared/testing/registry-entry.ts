import type { RegistryEntry } from '../contract';

/** A hash as a build writes it, of no script that there is. */
export const SCRIPT_HASH = `sha384-${'A'.repeat(64)}`;

/** A registry entry for tests, with a hash of each script that it names unless `change` has hashes of its own. */
export function registryEntry(change: Partial<RegistryEntry> = {}): RegistryEntry {
  const files = {
    entry: '/remotes/mf-deliveries/v1/remoteEntry.js',
    preload: ['/remotes/mf-deliveries/v1/936.js'],
    pages: {
      'delivery-list-page': ['/remotes/mf-deliveries/v1/delivery-list-page.js'],
      'delivery-detail-page': ['/remotes/mf-deliveries/v1/delivery-detail-page.js'],
    },
    ...change,
  };
  const scripts = [files.entry, ...files.preload, ...Object.values(files.pages).flat()];
  return {
    id: 'mf-deliveries',
    title: 'Deliveries',
    contract: 1,
    routes: [
      { path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'delivery-list-page' },
      { path: '/deliveries/:deliveryID', access: 'set-up', title: 'Delivery', page: 'delivery-detail-page' },
    ],
    nav: [{ label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 }],
    version: 'v1',
    enabled: true,
    integrity: Object.fromEntries(scripts.map((script) => [script, SCRIPT_HASH])),
    ...files,
  };
}
