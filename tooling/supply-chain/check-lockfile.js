import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { locate, readJson, registryPackages, workspacesOf } from './lock.js';
import { npmSettings } from './npm-settings.js';
import { verdict } from './verdict.js';

/** Days that a version must have been public. Nearly every hijacked package was noticed and withdrawn sooner. */
const RELEASE_AGE = 7;
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const OTHER_LOCKFILES = [
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
];

/**
 * Lockfiles beside the one at the top: two of them will disagree one day.
 * @param {string} root
 * @param {string[]} folders of the workspaces
 * @returns {string[]}
 */
export function otherLockfiles(root, folders) {
  const candidates = ['', ...folders].flatMap((folder) =>
    [...OTHER_LOCKFILES, ...(folder === '' ? [] : ['package-lock.json'])].map((name) =>
      path.join(folder, name),
    ),
  );
  return candidates
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => `${file}: package-lock.json is the only lockfile`);
}

/** The overrides as pairs, those inside another package's braces too. */
function overridePairs(overrides = {}) {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : overridePairs(value),
  );
}

/**
 * Specs that leave a choice: ranges, tags, addresses.
 * @param {string} file
 * @param {object} manifest its package.json
 * @returns {string[]}
 */
export function inexactSpecs(file, manifest) {
  const asked = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}));
  return [...asked, ...overridePairs(manifest.overrides)]
    .filter(([, spec]) => !EXACT.test(spec))
    .map(([name, spec]) => `${file}: '${name}' is '${spec}'; name one version`);
}

/**
 * Where the lock says something else than a package.json.
 * @param {import('./lock.js').LockedPackages} packages
 * @param {string} folder
 * @param {object} manifest its package.json
 * @returns {string[]}
 */
export function disagreements(packages, folder, manifest) {
  const file = path.posix.join(folder, 'package.json');
  const entry = packages[folder];
  if (!entry) return [`${file}: the lock does not know this workspace`];
  const differing = KINDS.filter((kind) => !isDeepStrictEqual(manifest[kind] ?? {}, entry[kind] ?? {}));
  const wrong = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {})).filter(([name, spec]) => {
    const location = locate(packages, folder, name);
    return location === undefined || packages[location].version !== spec;
  });
  const overridden = overridePairs(manifest.overrides).flatMap(([name, spec]) =>
    registryPackages(packages)
      .filter((found) => found.name === name && found.version !== spec)
      .map((found) => [`override ${found.location}`, spec]),
  );
  return [
    ...differing.map((kind) => `${file}: its ${kind} are not those of the lock`),
    ...[...wrong, ...overridden].map(
      ([name, spec]) => `${file}: the lock does not hold '${name}' at ${spec}`,
    ),
  ];
}

/**
 * Entries that cannot be held to their content, that name a host, or that npm left behind.
 * @param {import('./lock.js').LockedPackages} packages
 * @returns {string[]}
 */
export function unprovenEntries(packages) {
  return registryPackages(packages).flatMap(({ location, entry }) => [
    ...(entry.integrity?.startsWith('sha512-') ? [] : [`${location}: no sha512 integrity`]),
    ...(entry.extraneous
      ? [`${location}: nothing asks for it; run npm install --package-lock-only once more`]
      : []),
    ...(entry.resolved === undefined ? [] : [`${location}: 'resolved' names where it came from`]),
  ]);
}

/**
 * Dependencies without an entry of their own. The optional ones are the point: npm writes only those of the platform
 * it runs on into some locks, and every other platform then misses its binary.
 * @param {import('./lock.js').LockedPackages} packages
 * @returns {string[]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([location, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([name, spec]) => {
        const found = locate(packages, location, name);
        if (found === undefined) return true;
        return entry.optionalDependencies?.[name] && EXACT.test(spec) && packages[found].version !== spec;
      })
      .map(([name, spec]) => `${location || 'package.json'}: the lock holds no '${name}' at ${spec}`),
  );
}

/**
 * One lockfile, exact, complete and free of hosts, which npm installs with regard to the age of what it names.
 * @param {string} root
 * @returns {import('./verdict.js').Verdict}
 */
export function checkLockfile(root) {
  const { lockfileVersion, packages } = readJson(root, 'package-lock.json');
  const workspaces = workspacesOf(root);
  const manifests = ['', ...workspaces].map((folder) => ({
    folder,
    manifest: readJson(root, folder, 'package.json'),
  }));
  const known = registryPackages(packages);
  const forOnePlatform = known.filter(({ entry }) => entry.os ?? entry.cpu);
  const isOldEnough = Number(npmSettings(root)['min-release-age'] ?? 0) >= RELEASE_AGE;
  const problems = [
    ...(lockfileVersion === 3 ? [] : [`package-lock.json: version ${lockfileVersion}, not 3`]),
    ...(isOldEnough
      ? []
      : [`.npmrc: min-release-age=${RELEASE_AGE} is missing; npm would install what came out today`]),
    ...otherLockfiles(root, workspaces),
    ...manifests.flatMap(({ folder, manifest }) => [
      ...inexactSpecs(path.posix.join(folder, 'package.json'), manifest),
      ...disagreements(packages, folder, manifest),
    ]),
    ...unprovenEntries(packages),
    ...missingEntries(packages),
  ];
  const versions = new Set(known.map(({ name, version }) => `${name}@${version}`)).size;
  return verdict(
    `${versions} versions in ${known.length} places, ${forOnePlatform.length} for one platform only, ${manifests.length} package.json`,
    problems,
  );
}
