import { AppError } from '@fleetfoot/shared/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Caller } from './caller';
import { inTransaction } from './in-transaction';
import { paths } from './paths';

/** The refusal of whoever is not in the team, the same for an organisation that does not exist. */
export function noSuchTeam(): AppError {
  return new AppError('permission-denied', 'The caller is not in the team of such an organisation.');
}

/**
 * Does an Admin's deed in one transaction with the check that the caller is an Admin, by the membership document.
 *
 * An organisation never loses its last Admin: nobody can demote or remove themself, and of two Admins who do it to each
 * other the second transaction reads that its own caller is no longer one.
 * @param deed what only an Admin can do, in words: 'change a role'
 * @throws AppError `permission-denied`
 */
export function asAdmin<T>(
  database: Firestore,
  { uid }: Caller,
  { orgID, deed }: { readonly orgID: string; readonly deed: string },
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const membershipRef = database.doc(paths.member(orgID, uid));
  return inTransaction(database, async (transaction) => {
    // Alone, and before anything else: whether there is an organisation must not show in the time an answer takes.
    const membership = await transaction.get(membershipRef);
    if (!membership.exists) throw noSuchTeam();
    if (membership.get('role') !== 'Admin') {
      throw new AppError('permission-denied', `Only an Admin can ${deed}.`, {
        userMessage: `Only an Admin can ${deed}.`,
      });
    }
    return work(transaction);
  });
}
