/** Users/{uid}. */
export interface User {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  /** E.164. */
  readonly phoneNumber: string;
  /** ISO 8601. */
  readonly dateJoined: string;
}

export type Role = 'Admin' | 'Member';

export interface BillingAddress {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly postalCode: string;
}

/** The organisation the user works for, with the user's own role merged in. Its keys are not part of the session. */
export interface SelectedOrganization {
  readonly id: string;
  readonly name: string;
  readonly supportEmail: string;
  readonly supportPhoneNumber: string;
  readonly website: string;
  readonly billingAddress: BillingAddress;
  readonly adminSet: boolean;
  readonly role: Role;
}

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
}
