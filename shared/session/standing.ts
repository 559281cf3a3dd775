import type { AuthState, RouteAccess } from '../contract';

/** How far the user has come; named by the access of the routes that are then open. */
export function standing(state: AuthState): RouteAccess {
  if (!state.isSignedIn) return 'signed-out';
  if (!state.hasProfile) return 'no-profile';
  return state.selectedOrganization === undefined ? 'no-organization' : 'set-up';
}
