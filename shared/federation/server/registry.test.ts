import { registryLine } from './registry';

const build = {
  id: 'mf-a',
  title: 'A',
  contract: 1,
  routes: [],
  nav: [],
  version: '1a2b',
  entry: 'remoteEntry.js',
  preload: [],
  pages: {},
  requires: { react: '^19.3.1' },
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  enabled: true,
};

const text = JSON.stringify(build);

it('a line of the registry has its scripts below the id and version of the remote', () => {
  const line = registryLine('mf-a', text);
  expect(line.entry).toBe('/remotes/mf-a/1a2b/remoteEntry.js');
  expect(Object.keys(line.integrity)).toEqual([line.entry]);
});

it('a line of the registry, which is part of every page, leaves out what only a release asks for', () => {
  expect(JSON.stringify(registryLine('mf-a', text))).not.toContain('react');
});

it('a line of the registry is none without a hash of each script', () => {
  expect(() => registryLine('mf-a', JSON.stringify({ ...build, integrity: {} }))).toThrow('remoteEntry.js');
});
