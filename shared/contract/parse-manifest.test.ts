import { parseManifest, parseRegistryEntry } from './parse-manifest';

const manifest = {
  id: 'mf-deliveries',
  title: 'Deliveries',
  contract: 1,
  routes: [{ path: '/deliveries/:deliveryId', access: 'set-up', title: 'Delivery', page: 'delivery-page' }],
  nav: [],
};

const entry = {
  ...manifest,
  version: '1a2b',
  entry: '/remotes/mf-deliveries/1a2b/remoteEntry.js',
  preload: ['/remotes/mf-deliveries/1a2b/936.js'],
  pages: { 'delivery-page': ['/remotes/mf-deliveries/1a2b/delivery-page.js'] },
  integrity: { '/remotes/mf-deliveries/1a2b/remoteEntry.js': 'sha384-x' },
  enabled: true,
};

it('accepts a manifest and drops what it does not know', () => {
  expect(parseManifest({ ...manifest, extra: 1 })).toEqual(manifest);
});

it.each([
  ['no object', 7, 'manifest must be an object.'],
  ['no id', { ...manifest, id: '' }, 'manifest.id must be a non-empty string.'],
  ['half a contract', { ...manifest, contract: 1.5 }, 'manifest.contract must be a whole number.'],
  ['no routes', { ...manifest, routes: {} }, 'manifest.routes must be a list.'],
  [
    'an access that nobody has',
    { ...manifest, routes: [{ ...manifest.routes[0], access: 'all' }] },
    'manifest.routes[0].access must be one of signed-out, no-profile, no-organization, set-up.',
  ],
  [
    'a route to elsewhere',
    { ...manifest, routes: [{ ...manifest.routes[0], path: 'https://x' }] },
    'manifest.routes[0].path must be a path such as /deliveries/:deliveryId.',
  ],
  [
    'navigation to nowhere',
    { ...manifest, nav: [{ label: 'X', path: '/x', icon: 'x', order: 1 }] },
    'manifest.nav points at /x, which is none of its routes.',
  ],
])('refuses %s and says what is wrong', (_, value, message) => {
  expect(() => parseManifest(value)).toThrow(message);
});

it('accepts a registry entry', () => {
  expect(parseRegistryEntry(entry)).toEqual(entry);
  const withDoors = { ...entry, doors: { 'delivery-page': ['maps'] } };
  expect(parseRegistryEntry(withDoors)).toEqual(withDoors);
  expect(parseRegistryEntry({ ...entry, enabled: false }).enabled).toBe(false);
});

it.each([
  ['entry', undefined],
  ['version', 3],
  ['preload', [1]],
  ['pages', { a: 'b' }],
  ['doors', ['maps']],
  ['integrity', { a: 1 }],
])('refuses a registry entry with a wrong %s', (field, value) => {
  expect(() => parseRegistryEntry({ ...entry, [field]: value }, 'remotes[3]')).toThrow(`remotes[3].${field}`);
});
