import type { AuthState, RouteAccess } from '../contract';
import { sessions } from './sessions';

const BY_ACCESS: Record<RouteAccess, AuthState> = {
  'signed-out': sessions.signedOut,
  'no-profile': sessions.noProfile,
  'no-organization': sessions.noOrganization,
  'set-up': sessions.admin,
};

/** An auth state that may see routes of this access. */
export function sessionFor(access: RouteAccess): AuthState {
  return BY_ACCESS[access];
}
