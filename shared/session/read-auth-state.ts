import * as v from 'valibot';
import type { AuthState } from '../contract';
import { RoleSchema } from '../domain';
import { SIGNED_OUT } from './signed-out';

const UserSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  dateJoined: v.string(),
});

const OrganizationSchema = v.object({
  id: v.string(),
  name: v.string(),
  supportEmail: v.string(),
  supportPhoneNumber: v.string(),
  website: v.string(),
  billingAddress: v.object({
    line1: v.string(),
    line2: v.string(),
    city: v.string(),
    postalCode: v.string(),
  }),
  adminSet: v.boolean(),
  role: RoleSchema,
});

const AuthStateSchema = v.object({
  isSignedIn: v.boolean(),
  uid: v.optional(v.string()),
  user: v.optional(UserSchema),
  hasProfile: v.boolean(),
  selectedInvite: v.optional(v.object({ id: v.string(), organizationName: v.string() })),
  selectedOrganization: v.optional(OrganizationSchema),
});

/**
 * Reads an auth state that comes from the browser's storage, where anybody may have changed it.
 * @returns the signed-out state for anything that is not a consistent auth state
 */
export function readAuthState(stored: unknown): AuthState {
  const { success, output } = v.safeParse(AuthStateSchema, stored);
  if (!success || !output.isSignedIn || output.uid === undefined) return SIGNED_OUT;
  if (output.hasProfile !== (output.user !== undefined)) return SIGNED_OUT;
  return { ...SIGNED_OUT, ...output };
}
