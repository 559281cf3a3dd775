import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Whether a user is in the team of any organisation. */
export async function belongsSomewhere(
  database: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<boolean> {
  const memberships = database.collectionGroup('Team').where('id', '==', uid).limit(1);
  return !(await transaction.get(memberships)).empty;
}
