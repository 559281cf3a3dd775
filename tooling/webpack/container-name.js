/**
 * The global under which a package's federation container is found.
 * @param {string} id package name without scope
 */
export function containerName(id) {
  return id.replaceAll('-', '_');
}
