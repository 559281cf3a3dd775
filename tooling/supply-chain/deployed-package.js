import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locate, reachable, readJson } from './lock.js';

/** Bundled into the one file that is deployed, so that nothing installs it. */
const BUNDLED = ['@fleetfoot/shared', 'stripe'];

/** What npm derives anew for each tree. */
const OF_ITS_TREE = ['dev', 'devOptional', 'extraneous', 'optional', 'peer'];

/** Settings of the repository that hold where the functions are installed too; all but how a lock is written. */
const SETTINGS = /^(?:ignore-scripts|min-release-age(?:-exclude\[\])?)=/;

/**
 * The package.json that is deployed with the functions: of the workspace's, what is installed where they run.
 * @param {{ version: string, dependencies: Record<string, string> }} manifest of the workspace `functions`
 */
export function deployedManifest({ version, dependencies }) {
  return {
    name: 'fleetfoot-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => !BUNDLED.includes(name)),
    ),
  };
}

/** Where a package of the workspace lies in a tree of its own. */
function ownLocation(location) {
  return location.replace(/^functions\//, '');
}

/** Which of the packages only optional dependencies bring in; npm may leave those out. */
function optionalOnly(packages, locations) {
  const needed = new Set(['']);
  for (const from of needed) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[from];
    const names = [
      ...Object.keys(dependencies ?? {}).filter((name) => optionalDependencies?.[name] === undefined),
      ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
    ];
    for (const name of names) {
      const to = locate(packages, from, name);
      if (to !== undefined) needed.add(to);
    }
  }
  return new Set(locations.filter((location) => !needed.has(location)));
}

/**
 * The lock that is deployed with the functions: the repository's own, of what they install and nothing else. Versions and
 * hashes are copied, so that no registry is asked and the same source gives the same bytes.
 * @param {import('./lock.js').LockedPackages} packages of the repository's lock
 * @param {ReturnType<typeof deployedManifest>} manifest
 * @throws {Error} when two places of the repository's tree would become one
 */
export function deployedLock(packages, manifest) {
  const { name, version, engines, dependencies } = manifest;
  const asked = Object.keys(dependencies).map((wanted) => {
    const location = locate(packages, 'functions', wanted);
    if (location === undefined) throw new Error(`package-lock.json holds no ${wanted} for functions.`);
    return location;
  });
  /** @type {import('./lock.js').LockedPackages} */
  const own = {};
  for (const from of [...reachable(packages, asked)].sort()) {
    const to = ownLocation(from);
    if (own[to]) throw new Error(`${to} and ${from} of package-lock.json would be one in the deployed tree.`);
    own[to] = Object.fromEntries(
      Object.entries(packages[from]).filter(([key]) => !OF_ITS_TREE.includes(key)),
    );
  }
  const top = { name, version, dependencies, engines };
  const optional = optionalOnly({ '': top, ...own }, Object.keys(own));
  for (const location of optional) own[location] = { ...own[location], optional: true };
  return { name, version, lockfileVersion: 3, requires: true, packages: { '': top, ...own } };
}

/**
 * The files that make an install of the functions the one that was locked here.
 * @param {string} root
 * @returns {Record<'package.json' | 'package-lock.json' | '.npmrc', string>} content by name
 */
export function deployedPackage(root) {
  const manifest = deployedManifest(readJson(root, 'functions/package.json'));
  const lock = deployedLock(readJson(root, 'package-lock.json').packages, manifest);
  const settings = readFileSync(path.join(root, '.npmrc'), 'utf8').split(/\r?\n/);
  const text = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
  return {
    'package.json': text(manifest),
    'package-lock.json': text(lock),
    '.npmrc': `${settings.filter((line) => SETTINGS.test(line)).join('\n')}\n`,
  };
}
