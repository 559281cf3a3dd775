// Plain JavaScript: webpack's configuration reads it before anything is compiled.

/**
 * @typedef {'host' | 'remote'} Side
 * @typedef {{ react: string, 'react-dom': string, 'styled-components': string, zustand: string, shared: string }} Versions
 *   exact versions; `shared` is the version of this package
 * @typedef {{ singleton: true, requiredVersion: string, version?: string, eager?: boolean, import?: false, strictVersion?: true }} Share
 */

/** Libraries by module request, each with the package that versions it. */
const LIBRARIES = /** @type {const} */ ({
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'styled-components': 'styled-components',
  zustand: 'zustand',
});

/** Doors that the shell needs for its own first paint. */
export const EAGER_DOORS = ['contract', 'session', 'remote', 'ui', 'domain'];

/** Doors that carry an SDK and load when the first remote asks for them. */
export const LAZY_DOORS = ['firebase', 'maps', 'payments'];

/**
 * The one table of shared modules: the shell owns every copy, remotes only consume. A remote therefore never
 * depends on another remote's server, and a version it was not built for is refused instead of half working.
 * @param {Side} side which end of the federation the table is for
 * @param {Versions} versions
 * @returns {Record<string, Share>} the `shared` option of ModuleFederationPlugin
 */
export function shareTable(side, versions) {
  /** @type {Record<string, Share>} */
  const table = {};
  for (const name of [...Object.values(LIBRARIES), 'shared']) {
    if (!versions[name]) throw new Error(`shareTable() needs the version of ${name}.`);
  }
  /** @param {string} version @param {boolean} eager @returns {Share} */
  function share(version, eager) {
    const common = /** @type {const} */ ({ singleton: true, requiredVersion: `^${version}` });
    return side === 'host' ? { ...common, eager } : { ...common, import: false, strictVersion: true };
  }
  for (const [request, name] of Object.entries(LIBRARIES)) table[request] = share(versions[name], true);
  for (const door of [...EAGER_DOORS, ...LAZY_DOORS]) {
    // The doors have no package.json of their own, so webpack cannot find their version.
    const version = side === 'host' ? { version: versions.shared } : {};
    table[`@fleetfoot/shared/${door}`] = {
      ...share(versions.shared, EAGER_DOORS.includes(door)),
      ...version,
    };
  }
  return table;
}
