/**
 * @typedef {Record<string, import('@fleetfoot/shared/federation/build/share-table.js').Share>} ShareTable
 *   the `shared` option of the build
 */

/**
 * The requests of the share table that modules make.
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<import('webpack').Module>} modules
 * @param {ShareTable} table
 * @returns {string[]} sorted
 */
function requestsOf({ moduleGraph }, modules, table) {
  const requests = new Set();
  for (const module of modules)
    for (const { dependency } of moduleGraph.getOutgoingConnections(module))
      if (dependency?.request in table) requests.add(dependency.request);
  return [...requests].sort();
}

/**
 * The shared modules that some modules take.
 * @param {import('webpack').Compilation} compilation
 * @param {Iterable<import('webpack').Module>} modules
 * @param {ShareTable} table
 * @returns {string[]} share keys, sorted
 */
export function shareKeysOf(compilation, modules, table) {
  const keys = requestsOf(compilation, modules, table).map((request) => table[request].shareKey ?? request);
  return [...new Set(keys)].sort();
}

/**
 * The shared modules that a build offers to others, with every version that it has of them.
 * @param {import('webpack').Compilation} compilation of the shell
 * @param {ShareTable} table
 * @returns {Record<string, string[]>} by share key
 */
export function providedShares(compilation, table) {
  const provided = {};
  for (const request of requestsOf(compilation, compilation.modules, table)) {
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
export function requiredShares(compilation, table) {
  const keys = shareKeysOf(compilation, compilation.modules, table);
  return Object.fromEntries(keys.map((key) => [key, table[key].requiredVersion]));
}
