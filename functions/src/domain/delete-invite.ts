import type { Firestore } from 'firebase-admin/firestore';
import { asAdmin } from './as-admin';
import type { Caller } from './caller';
import { paths } from './paths';

/**
 * Takes a team invitation back. One that is gone already is fine.
 * @throws AppError `permission-denied` unless an Admin calls
 */
export function deleteInvite(
  database: Firestore,
  caller: Caller,
  { orgID, inviteID }: { readonly orgID: string; readonly inviteID: string },
): Promise<Record<string, never>> {
  const inviteRef = database.doc(paths.teamInvite(orgID, inviteID));
  return asAdmin(database, caller, { orgID, deed: 'delete an invitation' }, async (transaction) => {
    transaction.delete(inviteRef);
    return {};
  });
}
