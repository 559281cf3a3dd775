import type { RegistryEntry, RemoteRoute } from '../contract';
import { findRoute } from '../session/resolve-route';

/** A script to preload, asked for exactly as it will be when it is used; else the browser fetches it twice. */
export interface PreloadedScript {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly crossOrigin: boolean;
}

function isAbsolute(url: string): boolean {
  return /^(?:[a-z]+:)?\/\//i.test(url);
}

/** Lists the scripts that the first paint of a page needs, container first. */
export function scriptsFor(
  { entry, preload, pages, integrity }: RegistryEntry,
  page: string,
): PreloadedScript[] {
  // The shell loads containers itself, always with CORS. Other chunks are loaded by webpack, which leaves requests to
  // the page's own origin as they are. Both ask with the registry's integrity.
  const chunks = [...new Set([...preload, ...(pages[page] ?? [])])].filter((url) => url !== entry);
  return [
    { url: entry, integrity: integrity[entry], crossOrigin: true },
    ...chunks.map((url) => ({ url, integrity: integrity[url], crossOrigin: isAbsolute(url) })),
  ];
}

export interface RemoteOfPath<Entry extends RegistryEntry> {
  readonly entry: Entry;
  readonly route: RemoteRoute;
}

/** Finds the remote that a path belongs to. */
export function remoteOfPath<Entry extends RegistryEntry>(
  path: string,
  registry: { readonly remotes: readonly Entry[] },
): RemoteOfPath<Entry> | undefined {
  const routes = registry.remotes
    .filter(({ enabled }) => enabled)
    .flatMap((entry) => entry.routes.map((route) => ({ ...route, entry })));
  const match = findRoute(path, routes);
  return match === undefined ? undefined : { entry: match.route.entry, route: match.route };
}
