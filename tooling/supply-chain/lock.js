import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesIn } from '../build/root.js';

/**
 * @typedef {{ name?: string, version: string, license?: string, integrity?: string, resolved?: string, link?: boolean, extraneous?: boolean,
 *   hasInstallScript?: boolean, os?: string[], cpu?: string[], workspaces?: string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockedPackages by location, '' being the repository itself
 * @typedef {{ location: string, name: string, version: string, entry: LockEntry }} RegistryPackage
 */

/**
 * Reads a JSON file of the repository.
 * @param {...string} segments
 */
export function readJson(...segments) {
  return JSON.parse(readFileSync(path.join(...segments), 'utf8'));
}

/**
 * The folders of the workspaces.
 * @param {string} root
 * @returns {string[]}
 */
export function workspacesOf(root) {
  const { workspaces } = readJson(root, 'package.json');
  return workspaces.flatMap((folder) => (folder === 'mf-*' ? remotesIn(root) : folder));
}

/**
 * The entries that come from a registry, one per location: a version can be there twice.
 * @param {LockedPackages} packages
 * @returns {RegistryPackage[]}
 */
export function registryPackages(packages) {
  return Object.entries(packages)
    .filter(([location, entry]) => location.includes('node_modules/') && !entry.link)
    .map(([location, entry]) => {
      const name =
        entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { location, name, version: entry.version, entry };
    });
}

/** The folder that holds the node_modules a location is in. */
function folderAbove(location) {
  const end = location.lastIndexOf('node_modules/');
  return end > 0 ? location.slice(0, end - 1) : '';
}

/**
 * Where Node finds a package, the way it looks: in the nearest node_modules first.
 * @param {LockedPackages} packages
 * @param {string} from location of the package that asks
 * @param {string} name
 * @returns {string | undefined} location, of the folder itself for a workspace
 */
export function locate(packages, from, name) {
  for (let folder = from; ; folder = folderAbove(folder)) {
    const location = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[location];
    if (entry) return entry.link ? entry.resolved : location;
    if (folder === '') return undefined;
  }
}

/**
 * What a package needs to run, with the spec it asks for. Optional peers are left out: they come with whoever wants them.
 * @param {LockEntry} entry
 * @returns {[name: string, spec: string][]}
 */
function runtimeDependencies(entry) {
  const peers = Object.entries(entry.peerDependencies ?? {}).filter(
    ([name]) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.entries({ ...entry.dependencies, ...entry.optionalDependencies }), ...peers];
}

/**
 * Everything that some packages need to run, themselves included.
 * @param {LockedPackages} packages
 * @param {string[]} roots locations
 * @returns {Set<string>} locations
 */
export function reachable(packages, roots) {
  const found = new Set(roots);
  for (const from of found) {
    for (const [name] of runtimeDependencies(packages[from])) {
      const to = locate(packages, from, name);
      if (to !== undefined) found.add(to);
    }
  }
  return found;
}
