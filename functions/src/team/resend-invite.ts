import { AppError } from '@fleetfoot/shared/domain';
import { TeamInviteSchema, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import type * as operations from '@fleetfoot/shared/operations';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { newLink, writeLink } from '../invitations/invite-link';
import { MESSAGE_LIMITS, type MessageLimit, readAllowance } from '../messages/message-limit';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { expiryFromNow } from './invite-expiry';
import { type InvitingServices, type SentInvite, sendInvitation } from './send-invitation';

const SentSchema = v.pick(TeamInviteSchema, ['phoneNumber', 'role', 'organizationName']);

const OTHERWISE = 'Share a link yourself, or try again tomorrow.';
const LIMITED: Record<MessageLimit, string> = {
  number: `This number has been sent ${MESSAGE_LIMITS.number} messages today, which is the most. ${OTHERWISE}`,
  organization: `Your organisation has sent ${MESSAGE_LIMITS.organization} messages today, which is the most. ${OTHERWISE}`,
};

/** @throws AppError `not-found` for an invitation that was accepted or deleted */
export function assertPending(invite: DocumentSnapshot): void {
  if (invite.exists) return;
  throw new AppError('not-found', `There is no team invitation ${invite.id}.`, {
    userMessage: 'This invitation is no longer there: it was accepted or deleted.',
  });
}

/**
 * Lets a team invitation hold as long again as a new one, also after it has expired. Where messages are sent, sends it a
 * new link, which takes the place of the one before.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for one that was accepted or deleted;
 * `resource-exhausted` when no more messages may be sent today, with the invitation and its link as they were
 */
export async function resendInvite(
  services: InvitingServices,
  caller: Caller,
  { orgID, inviteID }: RequestOf<typeof operations.resendInvite>,
): Promise<ResponseOf<typeof operations.resendInvite>> {
  const { database, messages } = services;
  const inviteRef = database.doc(teamInvites.document(orgID, inviteID));
  const link = newLink();
  const invite = await asAdmin(
    database,
    caller,
    { orgID, action: 'team.resendInvite' },
    async (transaction) => {
      const found = await transaction.get(inviteRef);
      assertPending(found);
      const label = String(found.get('phoneNumber'));
      const sent = messages && { id: inviteID, orgID, ...v.parse(SentSchema, found.data()) };
      const allowance = sent && (await readAllowance(database, transaction, sent));
      if (allowance?.met) {
        const userMessage = LIMITED[allowance.met];
        throw new AppError('resource-exhausted', userMessage, { userMessage });
      }
      const held = sent ? writeLink(database, transaction, { orgID, inviteID }, link) : expiryFromNow();
      transaction.update(inviteRef, held);
      record(transaction, database, orgID, {
        ...{ kind: 'invitation.renewed', actor: memberActor(caller), from: originOf(caller) },
        object: { id: inviteID, label },
      });
      allowance?.take();
      return sent satisfies SentInvite | undefined;
    },
  );
  if (!messages || !invite) return { message: 'off' };
  const message = await sendInvitation(services, messages, caller, invite, link.token);
  return { message, link: { token: link.token, linkedAt: link.linkedAt.getTime() } };
}
