import type { Organization } from '@fleetfoot/shared/model/team/organization';
import type { Role, StoredUser } from '@fleetfoot/shared/model/team/people';

export type { Role };

/** Users/{uid}; `dateJoined` is ISO 8601. */
export type User = Readonly<Omit<StoredUser, 'dateJoined'> & { dateJoined: string }>;

/** The organisation the user works for, with the user's own role merged in. Its keys are not part of the session. */
export type SelectedOrganization = Readonly<Organization & { role: Role }>;

/** The 'create' invitation chosen on the invitations screen. */
export interface SelectedInvite {
  readonly id: string;
  readonly organizationName: string;
}

/** Everything Fleetfoot itself persists in the browser. */
export interface AuthState {
  readonly isSignedIn: boolean;
  readonly uid: string | undefined;
  readonly user: User | undefined;
  readonly hasProfile: boolean;
  readonly selectedInvite: SelectedInvite | undefined;
  readonly selectedOrganization: SelectedOrganization | undefined;
  /** Tag of the language that the user chose in this browser; who signs out keeps it. */
  readonly language?: string | undefined;
}
