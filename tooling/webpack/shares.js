import { createRequire } from 'node:module';

const { rangeToString } = createRequire(import.meta.url)('webpack/lib/util/semver');

/** webpack keeps a range as it was written until it has parsed it. */
const rangeOf = (range) => (typeof range === 'string' ? range : rangeToString(range));

function modulesOf({ modules }, type) {
  // Sorted, so that the same source says the same in every build.
  return [...modules]
    .filter((module) => module.type === type)
    .sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
}

/**
 * The shared modules that a build offers to others, with every version that it has of them.
 * @param {import('webpack').Compilation} compilation of the shell
 * @returns {Record<string, string[]>} by share key
 */
export function providedShares(compilation) {
  const provided = {};
  for (const { _name: key, _version: version } of modulesOf(compilation, 'provide-module')) {
    provided[key] = [...new Set([...(provided[key] ?? []), version])];
  }
  return provided;
}

/**
 * The shared modules that a build takes of others, with the range of versions that it was built for.
 * @param {import('webpack').Compilation} compilation of a remote
 * @returns {Record<string, string>} by share key
 */
export function requiredShares(compilation) {
  const consumed = modulesOf(compilation, 'consume-shared-module');
  return Object.fromEntries(
    consumed.map(({ options }) => [options.shareKey, rangeOf(options.requiredVersion)]),
  );
}
