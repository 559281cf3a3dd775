import { EAGER_DOORS, LAZY_DOORS, shareTable } from './share-table.js';

const doors = Object.fromEntries([...EAGER_DOORS, ...LAZY_DOORS].map((door) => [door, '1.0.0']));

const versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
  zustand: '5.1.0',
  doors,
};

it('lets the shell provide everything and a remote nothing, under the same names', () => {
  const host = shareTable('host', versions);
  const remote = shareTable('remote', versions);
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  for (const share of Object.values(remote))
    expect(share).toMatchObject({ import: false, strictVersion: true });
  for (const share of Object.values(host)) expect(share).not.toHaveProperty('import');
});

it('loads a door with an SDK only when it is asked for', () => {
  const host = shareTable('host', versions);
  for (const door of EAGER_DOORS) expect(host[`@fleetfoot/shared/${door}`]).toMatchObject({ eager: true });
  for (const door of LAZY_DOORS) expect(host[`@fleetfoot/shared/${door}`]).toMatchObject({ eager: false });
});

it('gives each door its own version, and only libraries to everybody alike', () => {
  const own = { ...versions, doors: { ...doors, ui: '1.7.0' } };
  const host = shareTable('host', own);
  expect(host['@fleetfoot/shared/ui']).toMatchObject({ version: '1.7.0', singleton: false });
  expect(host['@fleetfoot/shared/session']).toMatchObject({ version: '1.0.0', singleton: false });
  expect(host['react']).toMatchObject({ requiredVersion: '^19.3.1', singleton: true });
  expect(shareTable('remote', own)['@fleetfoot/shared/ui']).toMatchObject({ requiredVersion: '^1.7.0' });
});

it('lets the shell keep an old major of a door, loaded when a remote asks for it', () => {
  const kept = { ...versions, doors: { ...doors, ui: '2.0.0', 'ui/v1': '1.7.0' } };
  const host = shareTable('host', kept);
  expect(host['@fleetfoot/shared/ui']).toMatchObject({ version: '2.0.0', eager: true });
  expect(host['@fleetfoot/shared/ui/v1']).toEqual({
    shareKey: '@fleetfoot/shared/ui',
    singleton: false,
    requiredVersion: '^1.7.0',
    version: '1.7.0',
    eager: false,
  });
  expect(shareTable('remote', kept)).not.toHaveProperty(['@fleetfoot/shared/ui/v1']);
});

it.each([
  ['react', { ...versions, react: '' }],
  ['the door ui', { ...versions, doors: { ...doors, ui: '' } }],
])('refuses to guess the version of %s', (name, incomplete) => {
  expect(() => shareTable('host', incomplete)).toThrow(`the version of ${name}.`);
});
