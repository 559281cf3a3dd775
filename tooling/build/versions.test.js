import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkLockfile } from '../supply-chain/check-lockfile.js';
import { readJson, workspacesOf } from '../supply-chain/lock.js';
import { root } from './root.js';

const PATIENCE_MS = 120_000;
const LERNA = path.join(root, 'node_modules/.bin/lerna');
const folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const packages = workspacesOf(root);
const tagsAtHead = () => git('tag', '--points-at', 'HEAD').split('\n');
const changed = () => git('diff', '--name-only', 'HEAD^').split('\n');
const manifestOf = (name) => readJson(folder, name, 'package.json');

function change(file, subject) {
  appendFileSync(path.join(folder, file), '\n');
  git('commit', '--all', '--message', subject);
}

/** What `npm run versions` runs; nothing is asked of a registry. */
function writeVersions() {
  const [command, ...args] = readJson(root, 'package.json').scripts.versions.split(' ');
  expect(command).toBe('lerna');
  execFileSync(LERNA, [...args, '--yes', '--loglevel', 'error'], {
    cwd: folder,
    env: { ...process.env, npm_config_offline: 'true', NX_NO_CLOUD: 'true' },
    stdio: 'pipe',
  });
}

beforeAll(() => {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], { cwd: root });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Fleetfoot');
  git('config', 'user.email', 'fleetfoot@example.co.za');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'chore: begin');
  for (const name of packages) {
    const { version } = manifestOf(name);
    git('tag', '--annotate', `@fleetfoot/${name}@${version}`, '--message', version);
  }
}, PATIENCE_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a feature of one remote is the next minor version of that remote, with its changelog; who changed tests alone has none',
  () => {
    change('mf-auth/src/remote.test.ts', 'test(auth): one more');
    change('mf-restaurants/src/manifest.ts', 'feat(mf-restaurants): copy a menu');
    writeVersions();
    const { version } = manifestOf('mf-restaurants');
    expect(version).toMatch(/^\d+\.[1-9]\d*\.0$/);
    expect(tagsAtHead()).toEqual([`@fleetfoot/mf-restaurants@${version}`]);
    const files = ['mf-restaurants/CHANGELOG.md', 'mf-restaurants/package.json', 'package-lock.json'];
    expect(changed()).toEqual(files);
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): publish');
    const log = readFileSync(path.join(folder, 'mf-restaurants/CHANGELOG.md'), 'utf8');
    expect(log).toContain('**mf-restaurants:** copy a menu');
    expect(checkLockfile(folder).problems).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a feature of shared is a new version of all that are built with it, and whoever names shared names the new one',
  () => {
    change('shared/domain/index.ts', 'feat(domain): name a weekday');
    writeVersions();
    expect(tagsAtHead()).toHaveLength(packages.length);
    const { version } = manifestOf('shared');
    expect(version).toMatch(/^\d+\.[1-9]\d*\.0$/);
    for (const name of packages.filter((one) => one !== 'shared')) {
      // A client that customers install takes shared in at its build.
      const { devDependencies, dependencies, peerDependencies } = manifestOf(name);
      const named = { ...devDependencies, ...dependencies, ...peerDependencies };
      expect([name, named['@fleetfoot/shared']]).toEqual([name, version]);
    }
    expect(checkLockfile(folder).problems).toEqual([]);
    // The versions of the federated doors are their own, so that no live remote has to move.
    expect(changed()).not.toContain('shared/doors/versions.json');
    expect(git('status', '--porcelain')).toBe('');
  },
  PATIENCE_MS,
);
