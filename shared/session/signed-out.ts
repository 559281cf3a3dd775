import type { AuthState } from '../contract';

/** The auth state of a visitor. */
export const SIGNED_OUT: AuthState = {
  isSignedIn: false,
  uid: undefined,
  user: undefined,
  hasProfile: false,
  selectedInvite: undefined,
  selectedOrganization: undefined,
};
