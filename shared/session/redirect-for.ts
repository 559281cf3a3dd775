import type { AuthState, RouteAccess } from '../contract';
import { standing } from './standing';

const AFTER_SIGN_IN: Record<RouteAccess, string | undefined> = {
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
  switch (access) {
    case 'signed-out':
      return AFTER_SIGN_IN[reached];
    case 'no-organization':
      return homeFor(state);
    default:
      // /login sends everyone who is signed in on to the step they are at.
      return '/login';
  }
}
