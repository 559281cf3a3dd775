// Plain JavaScript: webpack's configuration reads it before anything is compiled.

/**
 * The global under which the container script of a remote puts its container.
 * @param {string} remoteID package name without scope
 */
export function containerName(remoteID) {
  return remoteID.replaceAll('-', '_');
}
