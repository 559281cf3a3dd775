import type { DayAsked, DayLines, ShellServices } from '@fleetfoot/shared/contract';
import { countDocuments } from '@fleetfoot/shared/firebase';
import { may, type Role, teamInvites, teamMembers } from '@fleetfoot/shared/model';
import { DAY } from '../../texts/day';

/** How many are in the team or invited to it, of a role or of both. Who did not come in time is not. */
async function countTeam(orgID: string, now: Date, role?: Role): Promise<number> {
  const where = role === undefined ? [] : [['role', role] as const];
  const [people = 0, invited = 0] = await Promise.all(
    [
      // Two are enough to know.
      { path: teamMembers.path(orgID), where, limit: 2 },
      {
        path: teamInvites.path(orgID),
        where,
        range: { field: 'expiresAt', from: now },
        limit: teamInvites.mostInQuery,
      },
    ].map(countDocuments),
  );
  return people + invited;
}

/** Whether whoever may invite others is alone; nothing for Members. */
export async function readTeamDay({ session, now }: ShellServices, asked: DayAsked): Promise<DayLines> {
  const { id, role } = session.getState().selectedOrganization ?? {};
  if (id === undefined || !asked.steps || !may(role, 'team.invite')) return {};
  const [people, admins] = await Promise.all([countTeam(id, now()), countTeam(id, now(), 'Admin')]);
  return {
    steps: [
      { label: DAY.inviteColleague, path: '/team', order: 40, isDone: people > 1 },
      { label: DAY.inviteAdmin, path: '/team', order: 50, isDone: admins > 1 },
    ],
  };
}
