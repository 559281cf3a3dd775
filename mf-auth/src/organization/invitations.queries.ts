import type { User } from '@fleetfoot/shared/contract';
import { OrganizationInvitationSchema, TeamInviteSchema } from '@fleetfoot/shared/domain';
import { callFunction, type Live, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { acceptTeamInvite } from '@fleetfoot/shared/operations';
import { type Invitation, type JoinInvitation, toInvitations } from './invitation';
import { joinLive } from './join-live';

const MOST = 50;
const parseOrganizationInvitation = parseWith(OrganizationInvitationSchema);
const parseTeamInvite = parseWith(TeamInviteSchema);

/**
 * All that a number is invited to, as it changes.
 * @param phoneNumber E.164, the caller's own: the security rules allow no other
 */
export function useInvitations(phoneNumber: string): Live<readonly Invitation[]> {
  const where = [['phoneNumber', phoneNumber]] as const;
  const toFound = useLiveCollection({
    path: 'OrganizationInvitations',
    where,
    limit: MOST,
    parse: parseOrganizationInvitation,
  });
  const toJoin = useLiveCollection({
    path: 'TeamInvites',
    group: true,
    where,
    limit: MOST,
    parse: parseTeamInvite,
  });
  return joinLive(toFound, toJoin, toInvitations);
}

/** Joins the organisation of an invitation under the name and e-mail address of the profile. */
export async function acceptInvitation(
  { id, orgID }: JoinInvitation,
  { fullName, email }: Pick<User, 'fullName' | 'email'>,
): Promise<void> {
  await callFunction(acceptTeamInvite, { orgID, inviteID: id, userData: { fullName, email } });
}
