import type { RegistryEntry } from '../contract';
import { remoteOfPath } from './preload-links';

/** How the addresses of test mode begin: it is on wherever a page of it is. */
export const TEST_PATHS = '/test/';

/** What is offered beside a page: that of its mode. */
export function navAt<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  path: string,
): readonly Entry[] {
  const isTest = path.startsWith(TEST_PATHS);
  return entries.filter((entry) => entry.path.startsWith(TEST_PATHS) === isTest);
}

/** Whether a page is an entry's own or below it. */
export function isBelow(path: string, entry: { readonly path: string }): boolean {
  return `${path}/`.startsWith(`${entry.path}/`);
}

/** The entry in whose area a page is: the nearest above it, or else the first one of its remote. */
export function entryAt<Entry extends { readonly path: string }>(
  entries: readonly Entry[],
  path: string,
  remotes: readonly RegistryEntry[],
): Entry | undefined {
  const above = entries.filter((entry) => isBelow(path, entry));
  const [nearest] = above.sort((one, other) => other.path.length - one.path.length);
  if (nearest !== undefined) return nearest;
  const own = remoteOfPath(path, { remotes })?.entry.routes;
  return entries.find((entry) => own?.some((route) => route.path === entry.path));
}
