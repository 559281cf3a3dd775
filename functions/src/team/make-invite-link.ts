import { teamInvites } from '@fleetfoot/shared/model/team/invitations';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import { newLink, writeLink } from '../invitations/invite-link';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { assertPending } from './resend-invite';

/**
 * Makes a new link of a team invitation, to be passed on by hand. It takes the place of the one before, and the invitation
 * holds as long again as a new one.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for one that was accepted or deleted
 */
export async function makeInviteLink(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID }: RequestOf<typeof operations.makeInviteLink>,
): Promise<ResponseOf<typeof operations.makeInviteLink>> {
  const inviteRef = database.doc(teamInvites.document(orgID, inviteID));
  const link = newLink();
  await asAdmin(database, caller, { orgID, action: 'team.resendInvite' }, async (transaction) => {
    const invite = await transaction.get(inviteRef);
    assertPending(invite);
    transaction.update(inviteRef, writeLink(database, transaction, { orgID, inviteID }, link));
    record(transaction, database, orgID, {
      ...{ kind: 'invitation.linkMade', actor: memberActor(caller), from: originOf(caller) },
      object: { id: inviteID, label: String(invite.get('phoneNumber')) },
    });
  });
  return { link: { token: link.token, linkedAt: link.linkedAt.getTime() } };
}
