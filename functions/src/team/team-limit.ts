import type { CollectionReference, Transaction } from 'firebase-admin/firestore';

/** Whether a list of an organisation, its team or its invitations, holds all it may. */
export async function isFull(
  transaction: Transaction,
  list: CollectionReference,
  most: number,
): Promise<boolean> {
  const { count } = (await transaction.get(list.limit(most).count())).data();
  return count >= most;
}
