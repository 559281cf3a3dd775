// This module belongs to the shell and lives as long as the page does, so it remembers across a remote's reload.
const recovering = new Set<string>();

/**
 * Whether a chunk that did not load is worth throwing the remote away for: once, until a page has loaded again,
 * and not while there is no network.
 * @param remoteId the remote whose chunk is gone
 */
export function mayRecover(remoteId: string): boolean {
  if (!navigator.onLine || recovering.has(remoteId)) return false;
  recovering.add(remoteId);
  return true;
}

/** Notes that the remote's chunks load. */
export function recovered(remoteId: string): void {
  recovering.delete(remoteId);
}
