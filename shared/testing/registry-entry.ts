import type { RegistryEntry } from '../contract';

/** A registry entry for tests. */
export function registryEntry(change: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    id: 'mf-deliveries',
    title: 'Deliveries',
    contract: 1,
    routes: [
      { path: '/deliveries', access: 'set-up', title: 'Deliveries', page: 'delivery-list-page' },
      { path: '/deliveries/:deliveryId', access: 'set-up', title: 'Delivery', page: 'delivery-detail-page' },
    ],
    nav: [{ label: 'Deliveries', path: '/deliveries', icon: 'deliveries', order: 10 }],
    version: 'v1',
    entry: '/remotes/mf-deliveries/v1/remoteEntry.js',
    preload: ['/remotes/mf-deliveries/v1/936.js'],
    pages: {
      'delivery-list-page': ['/remotes/mf-deliveries/v1/delivery-list-page.js'],
      'delivery-detail-page': ['/remotes/mf-deliveries/v1/delivery-detail-page.js'],
    },
    integrity: { '/remotes/mf-deliveries/v1/remoteEntry.js': 'sha384-abc' },
    enabled: true,
    ...change,
  };
}
