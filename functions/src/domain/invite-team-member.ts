import { AppError, type TeamInvite } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { asAdmin, noSuchTeam } from './as-admin';
import type { Caller } from './caller';
import { expiryFromNow, hasExpired } from './invite-expiry';
import { isFull, TEAM_LIMIT } from './is-full';
import { paths } from './paths';
import { stableId } from './stable-id';

const NamedSchema = v.object({ name: v.string() });

type InviteTeamMemberRequest = Pick<TeamInvite, 'orgID' | 'phoneNumber' | 'role'>;

/**
 * Invites a number to the team. Called again with the same role, it answers the same, and lets an invitation that has
 * expired hold anew.
 * @throws AppError `permission-denied` unless an Admin calls; `already-exists` for a number in the team or invited with
 * another role; `resource-exhausted` when the team or its invitations are as many as may be
 */
export function inviteTeamMember(
  database: Firestore,
  caller: Caller,
  { orgID, phoneNumber, role }: InviteTeamMemberRequest,
): Promise<{ inviteID: string }> {
  const organizationRef = database.doc(paths.organization(orgID));
  const team = database.collection(paths.team(orgID));
  const invites = database.collection(paths.teamInvites(orgID));
  const inviteID = stableId('team-invite', phoneNumber);

  return asAdmin(database, caller, { orgID, deed: 'invite members' }, async (transaction) => {
    const [organization, members, pending] = await Promise.all([
      transaction.get(organizationRef),
      transaction.get(team.where('phoneNumber', '==', phoneNumber).limit(1)),
      transaction.get(invites.where('phoneNumber', '==', phoneNumber).limit(1)),
    ]);
    if (!organization.exists) throw noSuchTeam();
    if (!members.empty) {
      throw new AppError('already-exists', 'The number is in the team.', {
        userMessage: 'This number is in your team already.',
      });
    }
    const [invited] = pending.docs;
    if (invited) {
      if (invited.get('role') === role) {
        if (hasExpired(invited)) transaction.update(invited.ref, { expiresAt: expiryFromNow() });
        return { inviteID: invited.id };
      }
      throw new AppError('already-exists', 'The number is invited with another role.', {
        userMessage: 'This number is invited with another role already. Delete that invitation first.',
      });
    }
    const [isTeamFull, areInvitesFull] = await Promise.all([
      isFull(transaction, team),
      isFull(transaction, invites),
    ]);
    if (isTeamFull) {
      throw new AppError('resource-exhausted', `The team has ${TEAM_LIMIT} members.`, {
        userMessage: `Your team has ${TEAM_LIMIT} members, which is the most. Remove somebody first.`,
      });
    }
    if (areInvitesFull) {
      throw new AppError('resource-exhausted', `The team has ${TEAM_LIMIT} pending invitations.`, {
        userMessage: `Your team has ${TEAM_LIMIT} pending invitations, which is the most. Delete one first.`,
      });
    }
    const { name: organizationName } = v.parse(NamedSchema, organization.data());
    const invite: TeamInvite = {
      id: inviteID,
      phoneNumber,
      role,
      orgID,
      organizationName,
      invitedBy: caller.uid,
      expiresAt: expiryFromNow(),
    };
    transaction.create(invites.doc(inviteID), { ...invite });
    return { inviteID };
  });
}
