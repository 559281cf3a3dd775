import { AppError } from '@fleetfoot/shared/domain';
import { inviteLinks, TeamInviteSchema, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { TEAM_LIMIT, type TeamMember, teamMembers } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { inTransaction } from '../platform/in-transaction';
import { belongsSomewhere, endedSessionsOf } from '../platform/membership';
import { hasExpired } from './invite-expiry';
import { isFull } from './team-limit';

const InviteSchema = v.pick(TeamInviteSchema, ['role', 'phoneNumber']);

/**
 * Takes the caller into the team of an invitation sent to the caller's number, and uses the invitation up.
 * Called again by a member, it answers the same.
 * @throws AppError `not-found` for an invitation that is missing, used up or somebody else's, without telling which;
 * `failed-precondition` for one that has expired and for a member of another organisation; `resource-exhausted` when
 * the team is full
 */
export function acceptTeamInvite(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID, userData: { fullName, email } }: RequestOf<typeof operations.acceptTeamInvite>,
): Promise<ResponseOf<typeof operations.acceptTeamInvite>> {
  const { uid, phoneNumber } = caller;
  const memberRef = database.doc(teamMembers.document(orgID, uid));
  const inviteRef = database.doc(teamInvites.document(orgID, inviteID));
  const linkRef = database.doc(inviteLinks.document(orgID, inviteID));
  const organizationRef = database.doc(organizations.document(orgID));

  return inTransaction(database, async (transaction) => {
    const [member, invite, organization] = await transaction.getAll(memberRef, inviteRef, organizationRef);
    const parsed = v.safeParse(InviteSchema, invite?.data());
    const isOwn = parsed.success && parsed.output.phoneNumber === phoneNumber;
    if (member?.exists) {
      if (isOwn) transaction.delete(inviteRef).delete(linkRef);
      return { orgID };
    }
    if (!invite || !isOwn || !organization?.exists) {
      throw new AppError('not-found', `No team invitation ${inviteID} for this caller.`, {
        userMessage: 'This invitation is no longer there. Ask an Admin of the organisation for a new one.',
      });
    }
    if (hasExpired(invite)) {
      throw new AppError('failed-precondition', `The team invitation ${inviteID} has expired.`, {
        userMessage: 'This invitation has expired. Ask an Admin of the organisation to send it again.',
      });
    }
    if (await belongsSomewhere(database, transaction, uid)) {
      throw new AppError('failed-precondition', `User ${uid} is in another team.`, {
        userMessage: 'You already belong to another organisation. Ask one of its Admins to remove you first.',
      });
    }
    if (await isFull(transaction, memberRef.parent, TEAM_LIMIT)) {
      throw new AppError('resource-exhausted', `The team has ${TEAM_LIMIT} members.`, {
        userMessage: `This team has ${TEAM_LIMIT} members, which is the most. Ask one of its Admins to make room.`,
      });
    }
    const joined: TeamMember = {
      ...{ id: uid, fullName, phoneNumber, email, role: parsed.output.role },
      ...(await endedSessionsOf(database, transaction, caller)),
    };
    transaction
      .create(memberRef, { ...joined })
      .delete(inviteRef)
      .delete(linkRef);
    record(transaction, database, orgID, {
      ...{ kind: 'member.joined', actor: memberActor(caller, fullName), from: originOf(caller) },
      ...{ object: { id: uid, label: fullName }, after: { phoneNumber, role: joined.role } },
    });
    return { orgID };
  });
}
