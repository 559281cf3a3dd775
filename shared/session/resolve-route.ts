import type { AuthState, RemoteRoute, RouteAccess } from '../contract';
import { matchPath, type RouteParams } from './match-path';

type Standing = Exclude<RouteAccess, 'with-profile'>;

/** How far the user has come; named by the access of the routes that are then open. */
export function standing(state: AuthState): Standing {
  if (!state.isSignedIn) return 'signed-out';
  if (!state.hasProfile) return 'no-profile';
  return state.selectedOrganization === undefined ? 'no-organization' : 'set-up';
}

const AFTER_SIGN_IN: Record<Standing, string | undefined> = {
  'signed-out': undefined,
  'no-profile': '/createprofile',
  'no-organization': '/organizations',
  'set-up': '/',
};

/** Where `/` leads. */
export function homeFor(state: AuthState): string {
  return standing(state) === 'set-up' ? '/deliveries' : '/login';
}

/**
 * The route-access rules.
 * @param access what the route asks for
 * @returns the path to go to instead, or `undefined` when the user may see the route
 */
export function redirectFor(access: RouteAccess, state: AuthState): string | undefined {
  const reached = standing(state);
  if (reached === access) return undefined;
  if (access === 'with-profile' && state.hasProfile) return undefined;
  switch (access) {
    case 'signed-out':
      return AFTER_SIGN_IN[reached];
    case 'no-organization':
      return homeFor(state);
    default:
      // /login redirects a signed-in user to their current step of the set-up.
      return '/login';
  }
}

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
