import type { TeamMember } from '@fleetfoot/shared/domain';

/** Whether nobody but this member is an Admin. */
export function isOnlyAdmin(members: readonly TeamMember[], uid: string | undefined): boolean {
  const admins = members.filter(({ role }) => role === 'Admin');
  return admins.length === 1 && admins[0]?.id === uid;
}
