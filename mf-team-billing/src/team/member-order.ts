import type { TeamMember } from '@fleetfoot/shared/domain';

/** Members from A to Z. */
export function membersByName(members: readonly TeamMember[]): readonly TeamMember[] {
  return members.toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en-ZA'));
}
