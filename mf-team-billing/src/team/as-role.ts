import type { TeamMember } from '@fleetfoot/shared/domain';

/** `an Admin` or `a Member`. */
export function asRole(role: TeamMember['role']): string {
  return role === 'Admin' ? 'an Admin' : 'a Member';
}
