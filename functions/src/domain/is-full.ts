import type { CollectionReference, Transaction } from 'firebase-admin/firestore';

/** How many members, and how many pending invitations, an organisation may have: as many as the clients list. */
export const TEAM_LIMIT = 100;

/** Whether a list of an organisation, its team or its invitations, holds all it may. */
export async function isFull(transaction: Transaction, list: CollectionReference): Promise<boolean> {
  const { count } = (await transaction.get(list.limit(TEAM_LIMIT).count())).data();
  return count >= TEAM_LIMIT;
}
