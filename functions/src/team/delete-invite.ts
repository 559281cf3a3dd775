import { inviteLinks, teamInvites } from '@fleetfoot/shared/model/team/invitations';
import type * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';

/**
 * Withdraws a team invitation, and its link with it. Succeeds also when it is already deleted.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function deleteInvite(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID }: RequestOf<typeof operations.deleteInvite>,
): Promise<ResponseOf<typeof operations.deleteInvite>> {
  const inviteRef = database.doc(teamInvites.document(orgID, inviteID));
  return asAdmin(database, caller, { orgID, action: 'team.deleteInvite' }, async (transaction) => {
    const invite = await transaction.get(inviteRef);
    if (!invite.exists) return {};
    const before = { phoneNumber: String(invite.get('phoneNumber')), role: String(invite.get('role')) };
    transaction.delete(inviteRef).delete(database.doc(inviteLinks.document(orgID, inviteID)));
    record(transaction, database, orgID, {
      ...{ kind: 'invitation.deleted', actor: memberActor(caller), from: originOf(caller) },
      ...{ object: { id: inviteID, label: before.phoneNumber }, before },
    });
    return {};
  });
}
