import type { RegistryEntry, RemoteRoute } from '@fleetfoot/shared/contract';

/** A route and the remote it belongs to. */
export interface ShellRoute extends RemoteRoute {
  readonly remoteId: string;
}

export function shellRoutes(entries: readonly RegistryEntry[]): readonly ShellRoute[] {
  return entries.flatMap(({ id, routes }) => routes.map((route) => ({ ...route, remoteId: id })));
}
