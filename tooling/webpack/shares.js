/**
 * @typedef {Record<string, import('@fleetfoot/shared/federation/build/share-table.js').Share>} ShareTable
 *   the `shared` option of the build
 */

/**
 * The entries of the share table that modules take, as the federation plugin keeps them: under the names of the `shared` option.
 * Nobody promises that it keeps them; `federation.test.js` fails when it does not.
 * @param {Iterable<import('webpack').Module>} modules
 * @returns {{ shareKey: string, import: string | undefined }[]} `import` is the request of a build's own copy
 */
function takenBy(modules) {
  return [...modules].filter(({ type }) => type === 'consume-shared-module').map(({ options }) => options);
}

/**
 * The shared modules that some modules take.
 * @param {Iterable<import('webpack').Module>} modules
 * @returns {string[]} share keys, sorted
 */
export function shareKeysOf(modules) {
  return [...new Set(takenBy(modules).map(({ shareKey }) => shareKey))].sort();
}

/**
 * The shared modules that a build offers to others, with every version that it has of them.
 * @param {import('webpack').Compilation} compilation of the shell
 * @param {ShareTable} table
 * @returns {Record<string, string[]>} by share key
 */
export function providedShares({ modules }, table) {
  const requests = [...new Set(takenBy(modules).map((share) => share.import))].sort();
  const provided = {};
  for (const request of requests) {
    const { shareKey = request, requiredVersion, version = requiredVersion.slice(1) } = table[request];
    provided[shareKey] = [...(provided[shareKey] ?? []), version].sort();
  }
  return provided;
}

/**
 * The shared modules that a build takes of others, with the range of versions that it was built for.
 * @param {import('webpack').Compilation} compilation of a remote
 * @param {ShareTable} table
 * @returns {Record<string, string>} by share key
 */
export function requiredShares({ modules }, table) {
  return Object.fromEntries(shareKeysOf(modules).map((key) => [key, table[key].requiredVersion]));
}
