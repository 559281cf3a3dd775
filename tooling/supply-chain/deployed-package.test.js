import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/root.js';
import { checkDeployedPackage } from './check-deployed-package.js';
import { deployedLock, deployedManifest, deployedPackage } from './deployed-package.js';

const manifest = {
  version: '0.1.0',
  dependencies: { '@fleetfoot/shared': '0.1.0', admin: '1.0.0', stripe: '3.0.0' },
};

const packages = () => ({
  '': { workspaces: ['functions'] },
  functions: manifest,
  'node_modules/@fleetfoot/shared': { resolved: 'shared', link: true },
  'node_modules/admin': {
    version: '1.0.0',
    integrity: 'sha512-admin',
    dependencies: { deep: '^1.0.0' },
    optionalDependencies: { storage: '^2.0.0' },
    peerDependencies: { peer: '1', graph: '9' },
    peerDependenciesMeta: { graph: { optional: true } },
  },
  'node_modules/admin/node_modules/deep': { version: '1.2.0', integrity: 'sha512-deep-1' },
  'node_modules/deep': { version: '2.0.0', integrity: 'sha512-deep-2', dev: true },
  'node_modules/storage': { version: '2.0.0', integrity: 'sha512-storage', dependencies: { deep: '^2.0.0' } },
  'node_modules/peer': { version: '1.0.0', integrity: 'sha512-peer', peer: true },
  'node_modules/stripe': { version: '3.0.0', integrity: 'sha512-stripe' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
});

const lockOf = (change = {}) => deployedLock({ ...packages(), ...change }, deployedManifest(manifest));

test('the manifest names what is installed where the functions run, and nothing that is bundled', () => {
  expect(deployedManifest(manifest).dependencies).toEqual({ admin: '1.0.0' });
});

test('the lock holds what the functions reach, at the versions and with the hashes of the repository', () => {
  const { packages: own } = lockOf();
  expect(Object.keys(own)).toEqual([
    '',
    'node_modules/admin',
    'node_modules/admin/node_modules/deep',
    'node_modules/deep',
    'node_modules/peer',
    'node_modules/storage',
  ]);
  expect(own['node_modules/admin/node_modules/deep']).toEqual({
    version: '1.2.0',
    integrity: 'sha512-deep-1',
  });
  expect(own['node_modules/peer']).toEqual({ version: '1.0.0', integrity: 'sha512-peer' });
});

test('the lock marks what only an optional dependency brings in', () => {
  const { packages: own } = lockOf();
  const optional = Object.keys(own).filter((location) => own[location].optional);
  expect(optional).toEqual(['node_modules/deep', 'node_modules/storage']);
});

test('a package of the workspace itself moves to the top of the deployed tree', () => {
  const nested = { version: '1.0.0', integrity: 'sha512-own' };
  const { packages: own } = lockOf({ 'functions/node_modules/admin': nested });
  expect(own['node_modules/admin']).toEqual(nested);
});

test('two places that would become one are refused', () => {
  const user = { version: '1.0.0', integrity: 'sha512-u', dependencies: { deep: '^2.0.0' } };
  const nested = { version: '1.0.0', integrity: 'sha512-own', dependencies: { user: '1', deep: '^1.0.0' } };
  const change = {
    'functions/node_modules/admin': nested,
    'functions/node_modules/deep': { version: '1.2.0', integrity: 'sha512-deep-1' },
    'node_modules/user': user,
  };
  expect(() => lockOf(change)).toThrow('would be one in the deployed tree');
});

test('a dependency that the lock does not hold is refused', () => {
  expect(() => lockOf({ 'node_modules/admin': undefined })).toThrow('holds no admin');
});

describe('of this repository', () => {
  test('the files are the same each time, with the settings that make an install harmless', () => {
    const files = deployedPackage(root);
    expect(deployedPackage(root)).toEqual(files);
    expect(files['.npmrc']).toBe('ignore-scripts=true\nmin-release-age=7\n');
    expect(files['package-lock.json']).not.toMatch(/"resolved"|https?:\/\/registry/);
  });

  test('npm takes them', async () => {
    expect(await checkDeployedPackage(root)).toMatchObject({ status: 'ok', problems: [] });
  });

  test.each([
    [
      'a lock of another version',
      (lock) => Object.assign(lock.packages['node_modules/firebase-admin'], { version: '13.9.0' }),
    ],
    ['a lock without hashes', (lock) => delete lock.packages['node_modules/express'].integrity],
    ['a lock that lacks a package', (lock) => delete lock.packages['node_modules/cors']],
  ])('%s is refused', async (_, spoil) => {
    const copy = mkdtempSync(path.join(tmpdir(), 'deployed-'));
    mkdirSync(path.join(copy, 'functions'));
    const read = (name) => readFileSync(path.join(root, name), 'utf8');
    const lock = JSON.parse(read('package-lock.json'));
    spoil(lock);
    writeFileSync(path.join(copy, 'package-lock.json'), JSON.stringify(lock));
    for (const name of ['functions/package.json', '.npmrc']) writeFileSync(path.join(copy, name), read(name));
    const { status, problems } = await checkDeployedPackage(copy);
    rmSync(copy, { recursive: true });
    expect(status).toBe('failed');
    expect(problems.length).toBeGreaterThan(0);
  });
});
