import { ROLES, type TeamMember } from '@fleetfoot/shared/model';

/** The options of a field that chooses a role. */
export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));

/** A role with its article: `an Admin` or `a Member`. */
export function asRole(role: TeamMember['role']): string {
  return role === 'Admin' ? 'an Admin' : 'a Member';
}
