import { AppError } from '@fleetfoot/shared/domain';
import { teamInvites } from '@fleetfoot/shared/model';
import * as operations from '@fleetfoot/shared/operations';
import type { Firestore } from 'firebase-admin/firestore';
import type { RequestOf, ResponseOf } from '../platform/answer';
import { memberActor, originOf, record } from '../platform/audit';
import { callable } from '../platform/callable';
import type { Caller } from '../platform/caller';
import { asAdmin } from '../platform/membership';
import { expiryFromNow } from './invite-expiry';

/**
 * Lets a team invitation hold as long again as a new one, also after it has expired.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for one that was accepted or deleted
 */
export function resendInvite(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID }: RequestOf<typeof operations.resendInvite>,
): Promise<ResponseOf<typeof operations.resendInvite>> {
  const inviteRef = database.doc(teamInvites.document(orgID, inviteID));
  return asAdmin(database, caller, { orgID, action: 'team.resendInvite' }, async (transaction) => {
    const invite = await transaction.get(inviteRef);
    if (!invite.exists) {
      throw new AppError('not-found', `There is no team invitation ${inviteID}.`, {
        userMessage: 'This invitation is no longer there: it was accepted or deleted.',
      });
    }
    transaction.update(inviteRef, expiryFromNow());
    record(transaction, database, orgID, {
      ...{ kind: 'invitation.renewed', actor: memberActor(caller), from: originOf(caller) },
      object: { id: inviteID, label: String(invite.get('phoneNumber')) },
    });
    return {};
  });
}

export const resendInviteCallable = callable(operations.resendInvite, resendInvite);
