import { TEAM_LIMIT } from '@fleetfoot/shared/model';
import type { CollectionReference, Transaction } from 'firebase-admin/firestore';

/** Whether a list of an organisation, its team or its invitations, holds all it may. */
export async function isFull(transaction: Transaction, list: CollectionReference): Promise<boolean> {
  const { count } = (await transaction.get(list.limit(TEAM_LIMIT).count())).data();
  return count >= TEAM_LIMIT;
}
