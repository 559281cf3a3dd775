import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root as repository } from '../build/root.js';
import { assertFree, namesOf, writeRemote } from './new-remote.js';

// A manifest is a module, which jest cannot import.
jest.mock('../webpack/load-manifest.js', () => ({
  loadManifest: async () => ({ id: 'mf-a', routes: [{ path: '/' }, { path: '/billing/:month' }] }),
}));

const root = mkdtempSync(path.join(tmpdir(), 'remotes-'));
const read = (file) => readFileSync(path.join(root, file), 'utf8');

beforeAll(() => {
  mkdirSync(path.join(root, 'mf-a'));
  for (const file of ['firebase.json', 'CODEOWNERS'])
    cpSync(path.join(repository, file), path.join(root, file));
  const like = {
    name: '@fleetfoot/mf-a',
    version: '1.4.0',
    dependencies: { x: '1.0.0' },
    peerDependencies: { y: '2.0.0' },
  };
  writeFileSync(path.join(root, 'mf-a/package.json'), JSON.stringify(like));
});
afterAll(() => rmSync(root, { recursive: true }));

test('the name of a remote names its parts', () => {
  expect(namesOf('mf-fuel-cards')).toEqual({
    id: 'mf-fuel-cards',
    slug: 'fuel-cards',
    words: 'fuel cards',
    title: 'Fuel cards',
    path: '/fuel-cards',
    page: 'fuel-cards-list-page',
    component: 'FuelCardsListPage',
  });
});

test.each([undefined, '', 'mf-', 'fuel-cards', 'mf-Fuel', 'mf-fuel2', 'mf-fuel-', 'mf-../x'])(
  'a name that no remote can have is refused: %s',
  (name) => expect(() => namesOf(name)).toThrow('is no name for a remote'),
);

test.each([
  ['mf-a', 'mf-a exists already.'],
  ['mf-billing', 'Its page would be /billing, which belongs to mf-a (/billing/:month).'],
  ['mf-vitals', 'Its page would be /vitals, which belongs to the site itself.'],
  ['mf-local', 'Its page would be /local, which belongs to the local cloud.'],
])('a name that is taken is refused: %s', async (id, message) => {
  await expect(assertFree(root, namesOf(id))).rejects.toThrow(message);
});

test('a new remote has a page, tests, a package and an owner', async () => {
  const names = namesOf('mf-fuel-cards');
  await assertFree(root, names);
  const files = writeRemote(root, names);
  expect(files.toSorted()).toEqual([
    'mf-fuel-cards/README.md',
    'mf-fuel-cards/package.json',
    'mf-fuel-cards/src/list/fuel-cards-list-page.test.tsx',
    'mf-fuel-cards/src/list/fuel-cards-list-page.tsx',
    'mf-fuel-cards/src/manifest.ts',
    'mf-fuel-cards/src/remote.test.ts',
    'mf-fuel-cards/src/remote.tsx',
    'mf-fuel-cards/webpack.config.js',
  ]);
  expect(readdirSync(path.join(root, 'mf-fuel-cards'))).toHaveLength(4);
  expect(files.map(read).join()).not.toMatch(/\{\{|undefined/);
  expect(JSON.parse(read('mf-fuel-cards/package.json'))).toEqual({
    name: '@fleetfoot/mf-fuel-cards',
    version: '0.1.0',
    dependencies: {},
    peerDependencies: { y: '2.0.0' },
  });
  expect(read('CODEOWNERS')).toMatch(
    /\n\/mf-team-billing\/.*\n(?:\/mf-.*\n)*\/mf-fuel-cards\/ {9}@fleetfoot\/fuel-cards\n\n/,
  );
});
