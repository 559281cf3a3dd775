import { AppError } from '@fleetfoot/shared/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { asAdmin } from './as-admin';
import type { Caller } from './caller';
import { paths } from './paths';

/**
 * Removes somebody else from the team. Somebody who is gone already is fine.
 * @throws AppError `permission-denied` unless an Admin calls; `failed-precondition` for oneself
 */
export function deleteMember(
  database: Firestore,
  caller: Caller,
  { orgID, memberID }: { readonly orgID: string; readonly memberID: string },
): Promise<Record<string, never>> {
  const memberRef = database.doc(paths.member(orgID, memberID));
  return asAdmin(database, caller, { orgID, deed: 'remove a member' }, async (transaction) => {
    if (memberID === caller.uid) {
      throw new AppError('failed-precondition', 'An Admin cannot remove themself.', {
        userMessage: 'You cannot remove yourself. Ask another Admin to do it.',
      });
    }
    transaction.delete(memberRef);
    return {};
  });
}
