import { AppError } from '@fleetfoot/shared/domain';
import {
  OrganizationSchema,
  organizations,
  TEAM_LIMIT,
  type TeamInvite,
  teamInvites,
  teamMembers,
} from '@fleetfoot/shared/model';
import * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import { callable } from '../platform/callable';
import type { Caller } from '../platform/caller';
import { asAdmin, noSuchTeam } from '../platform/membership';
import { stableId } from '../platform/stable-id';
import { expiryFromNow, hasExpired } from './invite-expiry';
import { isFull } from './team-limit';

const NamedSchema = v.pick(OrganizationSchema, ['name']);

/**
 * Invites a number to the team. Called again with the same role, it answers the same, and lets an invitation that has
 * expired hold anew.
 * @throws AppError `permission-denied` unless an Admin calls; `already-exists` for a number in the team or invited with
 * another role; `resource-exhausted` when the team or its invitations are as many as may be
 */
export function inviteTeamMember(
  database: Firestore,
  caller: Caller,
  { orgID, phoneNumber, role }: RequestOf<typeof operations.inviteTeamMember>,
): Promise<ResponseOf<typeof operations.inviteTeamMember>> {
  const organizationRef = database.doc(organizations.document(orgID));
  const team = database.collection(teamMembers.path(orgID));
  const invites = database.collection(teamInvites.path(orgID));
  const inviteID = stableId('team-invite', phoneNumber);

  const action = role === 'Admin' ? 'team.inviteAdmin' : 'team.invite';
  return asAdmin(database, caller, { orgID, action }, async (transaction) => {
    const [organization, members, pending] = await Promise.all([
      transaction.get(organizationRef),
      transaction.get(team.where('phoneNumber', '==', phoneNumber).limit(1)),
      transaction.get(invites.where('phoneNumber', '==', phoneNumber).limit(1)),
    ]);
    if (!organization.exists) throw noSuchTeam();
    const tell = (kind: 'invitation.sent' | 'invitation.renewed', id: string) =>
      record(transaction, database, orgID, {
        ...{ kind, actor: memberActor(caller), from: originOf(caller) },
        ...{ object: { id, label: phoneNumber }, after: { phoneNumber, role } },
      });
    if (!members.empty) {
      throw new AppError('already-exists', 'The number is in the team.', {
        userMessage: 'This number is in your team already.',
      });
    }
    const [invited] = pending.docs;
    if (invited) {
      if (invited.get('role') === role) {
        if (hasExpired(invited)) {
          transaction.update(invited.ref, expiryFromNow());
          tell('invitation.renewed', invited.id);
        }
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
      ...expiryFromNow(),
    };
    transaction.create(invites.doc(inviteID), { ...invite });
    tell('invitation.sent', inviteID);
    return { inviteID };
  });
}

export const inviteTeamMemberCallable = callable(operations.inviteTeamMember, inviteTeamMember);
