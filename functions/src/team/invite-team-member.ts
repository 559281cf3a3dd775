import { AppError } from '@fleetfoot/shared/domain';
import { type TeamInvite, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import { OrganizationSchema, organizations } from '@fleetfoot/shared/model/team/organization';
import { INVITATION_LIMIT, TEAM_LIMIT, teamMembers } from '@fleetfoot/shared/model/team/people';
import type * as operations from '@fleetfoot/shared/operations';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { newLink, writeLink } from '../invitations/invite-link';
import { readAllowance } from '../messages/message-limit';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin, noSuchTeam } from '../platform/membership';
import { stableId } from '../platform/stable-id';
import { hasExpired } from './invite-expiry';
import { type InvitingServices, sendInvitation } from './send-invitation';
import { isFull } from './team-limit';

const NamedSchema = v.pick(OrganizationSchema, ['name']);

/** @throws AppError `resource-exhausted` when the team or its invitations are as many as may be */
async function assertRoom(
  transaction: Transaction,
  team: CollectionReference,
  invites: CollectionReference,
): Promise<void> {
  const [isTeamFull, areInvitesFull] = await Promise.all([
    isFull(transaction, team, TEAM_LIMIT),
    isFull(transaction, invites, INVITATION_LIMIT),
  ]);
  if (isTeamFull) {
    throw new AppError('resource-exhausted', `The team has ${TEAM_LIMIT} members.`, {
      userMessage: `Your team has ${TEAM_LIMIT} members, which is the most. Remove somebody first.`,
    });
  }
  if (areInvitesFull) {
    throw new AppError('resource-exhausted', `The team has ${INVITATION_LIMIT} pending invitations.`, {
      userMessage: `Your team has ${INVITATION_LIMIT} pending invitations, which is the most. Delete one first.`,
    });
  }
}

/**
 * Invites a number to the team and sends it a link. Called again with the same role, it answers the same but for the link,
 * which nobody can say again, and lets an invitation that has expired hold anew, under another.
 * @throws AppError `permission-denied` unless an Admin calls; `already-exists` for a number in the team or invited with
 * another role; `resource-exhausted` when the team or its invitations are as many as may be
 */
export async function inviteTeamMember(
  services: InvitingServices,
  caller: Caller,
  { orgID, phoneNumber, role }: RequestOf<typeof operations.inviteTeamMember>,
): Promise<ResponseOf<typeof operations.inviteTeamMember>> {
  const { database, messages } = services;
  const organizationRef = database.doc(organizations.document(orgID));
  const team = database.collection(teamMembers.path(orgID));
  const invites = database.collection(teamInvites.path(orgID));
  const link = newLink();

  const action = role === 'Admin' ? 'team.inviteAdmin' : 'team.invite';
  const invited = await asAdmin(database, caller, { orgID, action }, async (transaction) => {
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
    const [found] = pending.docs;
    if (found && found.get('role') !== role) {
      throw new AppError('already-exists', 'The number is invited with another role.', {
        userMessage: 'This number is invited with another role already. Delete that invitation first.',
      });
    }
    if (found && !hasExpired(found)) return { id: found.id, wasSent: found.get('sentAt') !== undefined };
    if (!found) await assertRoom(transaction, team, invites);
    const { name: organizationName } = v.parse(NamedSchema, organization.data());
    const allowance = messages && (await readAllowance(database, transaction, { orgID, phoneNumber }));
    const id = found?.id ?? stableId('team-invite', phoneNumber);
    const held = writeLink(database, transaction, { orgID, inviteID: id }, link);
    const invite: TeamInvite = {
      ...{ id, phoneNumber, role, orgID, organizationName, invitedBy: caller.uid },
      ...held,
    };
    if (found) transaction.update(found.ref, held);
    else transaction.create(invites.doc(id), { ...invite });
    record(transaction, database, orgID, {
      ...{ kind: found ? 'invitation.renewed' : 'invitation.sent', actor: memberActor(caller) },
      ...{ from: originOf(caller), object: { id, label: phoneNumber }, after: { phoneNumber, role } },
    });
    if (!allowance?.met) allowance?.take();
    return { id, invite, isLimited: allowance?.met !== undefined };
  });

  const inviteID = invited.id;
  if (!messages && !invited.invite) return { inviteID, message: 'off' };
  if (!invited.invite) return { inviteID, message: invited.wasSent ? 'sent' : 'failed' };
  const made = { token: link.token, linkedAt: link.linkedAt.getTime() };
  if (!messages) return { inviteID, message: 'off', link: made };
  if (invited.isLimited) return { inviteID, message: 'limited', link: made };
  const message = await sendInvitation(services, messages, caller, invited.invite, link.token);
  return { inviteID, message, link: made };
}
