import { memberDrafts, savedViews, sessionAlerts } from '@fleetfoot/shared/model';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Many times what a member can have. */
const MOST_AT_ONCE = 200;

/**
 * Reads what a member kept for themself in an organisation, drafts and views, and what its Admins were told of the
 * member's devices. To be called before the transaction writes.
 * @returns deletes it, in the same transaction as the membership
 */
export async function readToForget(
  transaction: Transaction,
  database: Firestore,
  { orgID, memberID }: { readonly orgID: string; readonly memberID: string },
): Promise<() => void> {
  const folders = [memberDrafts, savedViews].map(({ path }) => database.collection(path(orgID, memberID)));
  const alerts = database.collection(sessionAlerts.path(orgID)).where('uid', '==', memberID);
  const found = await Promise.all(
    [...folders, alerts].map((list) => transaction.get(list.select().limit(MOST_AT_ONCE))),
  );
  return () => {
    for (const { ref } of found.flatMap(({ docs }) => docs)) transaction.delete(ref);
  };
}
