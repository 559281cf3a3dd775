import type { ShellServices } from '@fleetfoot/shared/contract';
import type { TeamInvite, TeamMember } from '@fleetfoot/shared/domain';
import { callFunction } from '@fleetfoot/shared/firebase';
import {
  changeRole,
  deleteInvite,
  deleteMember,
  inviteTeamMember,
  resendInvite,
} from '@fleetfoot/shared/operations';

/** What an Admin does to the team. Each resolves once the server has done it and rejects with its reason. */
export interface TeamDeeds {
  invite(invited: Pick<TeamInvite, 'phoneNumber' | 'role'>): Promise<void>;
  resend(invite: TeamInvite): Promise<void>;
  deleteInvite(invite: TeamInvite): Promise<void>;
  changeRole(member: TeamMember, role: TeamMember['role']): Promise<void>;
  remove(member: TeamMember): Promise<void>;
}

/** The deeds in one organisation; a failure is also reported to the operator. */
export function teamDeeds(orgID: string, report: ShellServices['report']): TeamDeeds {
  async function reported(message: string, deed: Promise<unknown>) {
    try {
      await deed;
    } catch (error) {
      report(error, { message });
      throw error;
    }
  }
  return {
    invite: ({ phoneNumber, role }) =>
      reported('Error inviting team member', callFunction(inviteTeamMember, { orgID, phoneNumber, role })),
    resend: ({ id }) =>
      reported('Error resending invite', callFunction(resendInvite, { orgID, inviteID: id })),
    deleteInvite: ({ id }) =>
      reported('Error deleting invite', callFunction(deleteInvite, { orgID, inviteID: id })),
    changeRole: ({ id }, role) =>
      reported('Error updating role', callFunction(changeRole, { orgID, memberID: id, role })),
    remove: ({ id }) =>
      reported('Error deleting member', callFunction(deleteMember, { orgID, memberID: id })),
  };
}
