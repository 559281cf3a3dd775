import { createStore } from 'zustand/vanilla';
import type { AuthState, ReadableStore, Role, RouteAccess, SelectedOrganization, User } from '../contract';
import { SIGNED_OUT } from '../session/signed-out';

const USER: User = {
  id: 'uid-thandi',
  fullName: 'Thandi Mokoena',
  email: 'thandi@umoyafoods.co.za',
  phoneNumber: '+27821234567',
  dateJoined: '2026-01-15T08:00:00.000Z',
};

const ORGANIZATION: Omit<SelectedOrganization, 'role'> = {
  id: 'org-umoya',
  name: 'Umoya Foods',
  supportEmail: 'support@umoyafoods.co.za',
  supportPhoneNumber: '+27115550100',
  website: 'https://umoyafoods.co.za',
  billingAddress: { line1: '12 Jellicoe Avenue', line2: '', city: 'Johannesburg', postalCode: '2196' },
  adminSet: true,
};

const noProfile: AuthState = { ...SIGNED_OUT, isSignedIn: true, uid: USER.id };
const noOrganization: AuthState = { ...noProfile, user: USER, hasProfile: true };

function setUp(role: Role): AuthState {
  return { ...noOrganization, selectedOrganization: { ...ORGANIZATION, role } };
}

/** One auth state for every step a user can have reached. */
export const sessions = {
  signedOut: SIGNED_OUT,
  noProfile,
  noOrganization,
  member: setUp('Member'),
  admin: setUp('Admin'),
} as const satisfies Record<string, AuthState>;

const BY_ACCESS: Record<RouteAccess, AuthState> = {
  'signed-out': sessions.signedOut,
  'no-profile': sessions.noProfile,
  'no-organization': sessions.noOrganization,
  'set-up': sessions.admin,
  'with-profile': sessions.noOrganization,
};

/** An auth state that may see routes of this access. */
export function sessionFor(access: RouteAccess): AuthState {
  return BY_ACCESS[access];
}

/** A session store for tests; `setState` plays the shell. */
export function fakeSession(state: AuthState): ReadableStore<AuthState> & {
  setState(change: Partial<AuthState>): void;
  chooseLanguage(language: string): void;
} {
  const store = createStore(() => state);
  return { ...store, chooseLanguage: (language) => store.setState({ language }) };
}

let organizations = 0;

/** The session of an Admin whose organisation no other has had: nothing is kept of it. */
export function fakeSessionOfNew() {
  const { selectedOrganization } = sessions.admin;
  return fakeSession({
    ...sessions.admin,
    ...(selectedOrganization && {
      selectedOrganization: { ...selectedOrganization, id: `o${organizations++}` },
    }),
  });
}
