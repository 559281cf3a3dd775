import { locate, reachable, registryPackages } from './lock.js';

const packages = {
  '': { version: '0.1.0', devDependencies: { tool: '1.0.0' } },
  shell: { version: '0.1.0', dependencies: { outer: '1.0.0', '@own/shared': '0.1.0' } },
  shared: { version: '0.1.0', peerDependencies: { peer: '1.0.0' } },
  'node_modules/@own/shared': { resolved: 'shared', link: true },
  'node_modules/outer': { version: '1.0.0', dependencies: { inner: '^2.0.0', alias: 'npm:real@1' } },
  'node_modules/outer/node_modules/inner': { version: '2.0.0', optionalDependencies: { outer: '1.0.0' } },
  'node_modules/inner': { version: '1.0.0' },
  'node_modules/alias': { name: 'real', version: '1.0.0' },
  'node_modules/peer': {
    version: '1.0.0',
    peerDependencies: { tool: '*' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/tool': { version: '1.0.0' },
};

test('a package is found in the nearest node_modules, a workspace in its own folder', () => {
  expect(locate(packages, 'node_modules/outer', 'inner')).toBe('node_modules/outer/node_modules/inner');
  expect(locate(packages, 'node_modules/outer/node_modules/inner', 'outer')).toBe('node_modules/outer');
  expect(locate(packages, 'shell', 'inner')).toBe('node_modules/inner');
  expect(locate(packages, 'shell', '@own/shared')).toBe('shared');
  expect(locate(packages, 'shell', 'nowhere')).toBeUndefined();
});

test('an alias has the name of the package behind it', () => {
  expect(registryPackages(packages)).toContainEqual(
    expect.objectContaining({ name: 'real', version: '1.0.0' }),
  );
});

test('reachable follows dependencies that are needed to run, and no others', () => {
  expect([...reachable(packages, ['shell'])]).toEqual([
    'shell',
    'node_modules/outer',
    'shared',
    'node_modules/outer/node_modules/inner',
    'node_modules/alias',
    'node_modules/peer',
  ]);
  expect(reachable(packages, ['']).has('node_modules/tool')).toBe(false);
});
