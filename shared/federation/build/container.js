// Plain JavaScript: webpack's configuration reads it before anything is compiled.

/**
 * The global under which the container script of a remote puts its container.
 * @param {string} remoteID package name without scope
 */
export function containerName(remoteID) {
  return remoteID.replaceAll('-', '_');
}

/**
 * The form of the container scripts that are built now: they take shared modules of the page, and need no runtime in it. Those
 * from before have none in their registry line, and need that of the federation's plugin.
 */
export const CONTAINER = 2;
