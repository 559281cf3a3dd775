// Plain JavaScript: webpack's configuration reads it before anything is compiled.

/**
 * @typedef {'host' | 'remote'} Side
 * @typedef {{ react: string, 'react-dom': string, 'styled-components': string, zustand: string, doors: Readonly<Record<string, string>> }} Versions
 *   exact versions; `doors` is the content of `shared/doors/versions.json`
 * @typedef {{ singleton: boolean, requiredVersion: string, shareKey?: string, version?: string, eager?: boolean, import?: false, strictVersion?: true }} Share
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
export const EAGER_DOORS = ['contract', 'session', 'remote', 'ui', 'domain', 'schema'];

/** Doors that carry an SDK and load when the first remote asks for them. */
export const LAZY_DOORS = ['firebase', 'maps', 'payments'];

/** @param {string} door */
const keyOf = (door) => `@fleetfoot/shared/${door}`;

/**
 * The one table of shared modules: the shell owns every copy, remotes only consume. A remote therefore never
 * depends on another remote's server, and a version it was not built for is refused instead of half working.
 *
 * A door has a version of its own, and the shell may keep an old major of it, `ui/v1`, beside the present one: both under
 * the present one's key, of which each remote gets the version that it was built for. With `singleton` every remote would
 * get the newest. As remotes bring none, a door is still there once for each of its majors.
 * @param {Side} side which end of the federation the table is for
 * @param {Versions} versions
 * @returns {Record<string, Share>} the `shared` option of ModuleFederationPlugin
 */
export function shareTable(side, versions) {
  /** @param {string} of @param {string | undefined} version */
  function known(of, version) {
    if (!version) throw new Error(`shareTable() needs the version of ${of}.`);
    return version;
  }
  /** @param {string} version @param {boolean} singleton @param {boolean} eager @returns {Share} */
  function share(version, singleton, eager) {
    const common = { singleton, requiredVersion: `^${version}` };
    return side === 'host' ? { ...common, eager } : { ...common, import: false, strictVersion: true };
  }
  const libraries = Object.entries(LIBRARIES).map(([request, name]) => [
    request,
    share(known(name, versions[name]), true, true),
  ]);
  const doors = [...EAGER_DOORS, ...LAZY_DOORS].map((door) => {
    const version = known(`the door ${door}`, versions.doors[door]);
    // The doors have no package.json of their own, so webpack cannot find their version.
    const provided = side === 'host' ? { version } : {};
    return [keyOf(door), { ...share(version, false, EAGER_DOORS.includes(door)), ...provided }];
  });
  // A remote is built for the present doors only.
  const kept = Object.entries(versions.doors).filter(([door]) => side === 'host' && door.includes('/'));
  const old = kept.map(([door, version]) => {
    const shareKey = keyOf(door.slice(0, door.indexOf('/')));
    return [keyOf(door), { ...share(version, false, false), shareKey, version }];
  });
  return Object.fromEntries([...libraries, ...doors, ...old]);
}
