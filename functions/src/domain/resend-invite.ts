import { AppError } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { asAdmin } from './as-admin';
import type { Caller } from './caller';
import { expiryFromNow } from './invite-expiry';
import { paths } from './paths';

/**
 * Lets a team invitation hold as long again as a new one, also after it has expired.
 * @throws AppError `permission-denied` unless an Admin calls; `not-found` for one that was accepted or deleted
 */
export function resendInvite(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID }: { readonly orgID: string; readonly inviteID: string },
): Promise<Record<string, never>> {
  const inviteRef = database.doc(paths.teamInvite(orgID, inviteID));
  return asAdmin(database, caller, { orgID, deed: 'resend an invitation' }, async (transaction) => {
    const invite = await transaction.get(inviteRef);
    if (!invite.exists) {
      throw new AppError('not-found', `There is no team invitation ${inviteID}.`, {
        userMessage: 'This invitation is no longer there: it was accepted or deleted.',
      });
    }
    transaction.update(inviteRef, { expiresAt: expiryFromNow() });
    return {};
  });
}
