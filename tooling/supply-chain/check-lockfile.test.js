import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLockfile } from './check-lockfile.js';

const folder = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sound = () => ({
  settings: 'min-release-age=7',
  root: { workspaces: ['app'], overrides: { deep: '1.0.0' } },
  app: { dependencies: { tool: '1.0.0' } },
  lock: {
    lockfileVersion: 3,
    packages: {
      '': { workspaces: ['app'] },
      app: { dependencies: { tool: '1.0.0' } },
      'node_modules/app': { resolved: 'app', link: true },
      'node_modules/tool': {
        version: '1.0.0',
        integrity: 'sha512-aaaa',
        dependencies: { deep: '^1.0.0' },
        optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' },
      },
      'node_modules/deep': { version: '1.0.0', integrity: 'sha512-bbbb' },
      'node_modules/@tool/linux': { version: '1.0.0', integrity: 'sha512-cccc', os: ['linux'] },
      'node_modules/@tool/mac': { version: '1.0.0', integrity: 'sha512-dddd', os: ['darwin'] },
    },
  },
});

let cases = 0;
function check(spoil = () => {}) {
  const repository = sound();
  spoil(repository);
  cases += 1;
  const root = path.join(folder, String(cases));
  mkdirSync(path.join(root, 'app'), { recursive: true });
  writeFileSync(path.join(root, '.npmrc'), repository.settings);
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(repository.root));
  writeFileSync(path.join(root, 'app/package.json'), JSON.stringify(repository.app));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(repository.lock));
  for (const file of repository.files ?? []) writeFileSync(path.join(root, file), '');
  return checkLockfile(root);
}

test('a sound lockfile passes, with its figures', () => {
  expect(check()).toEqual({
    status: 'ok',
    summary: '4 versions in 4 places, 2 for one platform only, 2 package.json',
    problems: [],
  });
});

test.each([
  ['an old format', (r) => (r.lock.lockfileVersion = 2), 'version 2, not 3'],
  ['no age of releases', (r) => (r.settings = ''), 'min-release-age=7 is missing'],
  ['a low age of releases', (r) => (r.settings = 'min-release-age=6'), 'min-release-age=7 is missing'],
  ['another lockfile', (r) => (r.files = ['yarn.lock']), 'yarn.lock'],
  ['a lockfile in a workspace', (r) => (r.files = ['app/package-lock.json']), 'app/package-lock.json'],
  ['a range', (r) => (r.app.dependencies.tool = '^1.0.0'), "'tool' is '^1.0.0'; name one version"],
  ['a git address', (r) => (r.app.devDependencies = { x: 'github:x/x' }), "'x' is 'github:x/x'"],
  ['a range in an override', (r) => (r.root.overrides = { tool: { deep: '~1.0.0' } }), "'deep' is '~1.0.0'"],
  ['an override that the lock ignores', (r) => (r.root.overrides.deep = '1.0.1'), 'node_modules/deep'],
  [
    'a dependency that the lock does not know',
    (r) => (r.app.devDependencies = { x: '1.0.0' }),
    'its devDependencies are not those of the lock',
  ],
  [
    'another version than asked for',
    (r) => (r.lock.packages['node_modules/tool'].version = '1.0.1'),
    "does not hold 'tool' at 1.0.0",
  ],
  ['no integrity', (r) => delete r.lock.packages['node_modules/deep'].integrity, 'no sha512 integrity'],
  ['a weak hash', (r) => (r.lock.packages['node_modules/deep'].integrity = 'sha1-x'), 'no sha512 integrity'],
  [
    'a host',
    (r) => (r.lock.packages['node_modules/deep'].resolved = 'https://a.example/d.tgz'),
    "'resolved'",
  ],
  ['a leftover', (r) => (r.lock.packages['node_modules/deep'].extraneous = true), 'nothing asks for it'],
  [
    "another platform's binary missing",
    (r) => delete r.lock.packages['node_modules/@tool/mac'],
    "node_modules/tool: the lock holds no '@tool/mac' at 1.0.0",
  ],
  [
    'the binary of another version',
    (r) => (r.lock.packages['node_modules/@tool/mac'].version = '1.0.1'),
    "the lock holds no '@tool/mac' at 1.0.0",
  ],
  ['a missing dependency', (r) => delete r.lock.packages['node_modules/deep'], "no 'deep' at ^1.0.0"],
])('fails: %s', (_, spoil, message) => {
  const { status, problems } = check(spoil);
  expect(status).toBe('failed');
  expect(problems.join('\n')).toContain(message);
});
