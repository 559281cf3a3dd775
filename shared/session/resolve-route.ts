import type { AuthState, RemoteRoute } from '../contract';
import { matchPath, type RouteParams } from './match-path';
import { homeFor, redirectFor } from './redirect-for';

export type RouteDecision<Route extends RemoteRoute = RemoteRoute> =
  | { readonly kind: 'page'; readonly route: Route; readonly params: RouteParams }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

export interface RouteMatch<Route extends RemoteRoute> {
  readonly route: Route;
  readonly params: RouteParams;
}

/**
 * Finds the route of a path; of several, the one with the fewest parameters.
 * @returns `undefined` when no route has this path
 */
export function findRoute<Route extends RemoteRoute>(
  path: string,
  routes: readonly Route[],
): RouteMatch<Route> | undefined {
  let best: RouteMatch<Route> | undefined;
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params === undefined) continue;
    if (best === undefined || Object.keys(params).length < Object.keys(best.params).length) {
      best = { route, params };
    }
  }
  return best;
}

/** Decides what a path shows to the user of this auth state. One step: a redirect's target is to be resolved again. */
export function resolveRoute<Route extends RemoteRoute>(
  path: string,
  state: AuthState,
  routes: readonly Route[],
): RouteDecision<Route> {
  if (path === '/' || path === '') return { kind: 'redirect', to: homeFor(state) };
  const match = findRoute(path, routes);
  if (match === undefined) return { kind: 'unknown' };
  const to = redirectFor(match.route.access, state);
  return to === undefined ? { kind: 'page', ...match } : { kind: 'redirect', to };
}
