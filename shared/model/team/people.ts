import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** A user's own profile. */
export const UserSchema = v.object({
  id: v.string(),
  fullName: v.string(),
  email: v.string(),
  /** E.164. */
  phoneNumber: v.string(),
  dateJoined: v.date(),
});

export type StoredUser = v.InferOutput<typeof UserSchema>;

export const users = collection('Users/{uid}', UserSchema);

export const ROLES = ['Admin', 'Member'] as const;
export const RoleSchema = v.picklist(ROLES);

/** Most members of an organisation. */
export const TEAM_LIMIT = 500;

/** Most pending invitations of an organisation. */
export const INVITATION_LIMIT = 100;

/** A member of a team. */
export const TeamMemberSchema = v.object({
  /** The user's uid. */
  id: v.string(),
  fullName: v.string(),
  phoneNumber: v.string(),
  email: v.string(),
  role: RoleSchema,
  /** How the live key ended that they could see when they last might; once it is rolled, they know none. */
  knownKeyEnding: v.optional(v.string()),
  /** Sign-ins of the member that were ended, as the `auth_time` of their tokens: rules and functions refuse them. */
  endedSessions: v.optional(v.array(v.number())),
});

export type Role = v.InferOutput<typeof RoleSchema>;

/** A role with its article: `an Admin` or `a Member`. */
export function asRole(role: Role): string {
  return role === 'Admin' ? 'an Admin' : 'a Member';
}

export type TeamMember = v.InferOutput<typeof TeamMemberSchema>;

export const teamMembers = collection('Organizations/{orgID}/Team/{memberID}', TeamMemberSchema, {
  mostInQuery: TEAM_LIMIT,
  mostInGroupQuery: 10,
});
