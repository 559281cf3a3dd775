import { EAGER_DOORS, LAZY_DOORS, shareTable } from './share-table.js';

const versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'styled-components': '6.6.0',
  zustand: '5.1.0',
  shared: '0.1.0',
};

it('lets the shell provide everything and a remote nothing, under the same names', () => {
  const host = shareTable('host', versions);
  const remote = shareTable('remote', versions);
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  for (const share of Object.values(remote)) {
    expect(share).toMatchObject({ singleton: true, import: false, strictVersion: true });
  }
  for (const share of Object.values(host)) expect(share).not.toHaveProperty('import');
});

it('loads a door with an SDK only when it is asked for', () => {
  const host = shareTable('host', versions);
  for (const door of EAGER_DOORS) expect(host[`@fleetfoot/shared/${door}`]).toMatchObject({ eager: true });
  for (const door of LAZY_DOORS) expect(host[`@fleetfoot/shared/${door}`]).toMatchObject({ eager: false });
});

it('refuses to guess a version', () => {
  expect(() => shareTable('host', { ...versions, shared: '' })).toThrow('the version of shared');
});
