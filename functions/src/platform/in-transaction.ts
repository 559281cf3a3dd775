import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** With the SDK's growing pauses, as many attempts as end before a function's time does. */
const MAX_ATTEMPTS = 8;
/** How often a transaction that was taken away begins anew. */
const MAX_BEGINNINGS = 3;

const INVALID_ARGUMENT = 3;

/**
 * Whether the database had given up a transaction when it was asked again: one that waited too long for others. Nothing
 * was written. The SDK begins anew for one wording of it, `transaction has expired`, and there are others.
 */
function isTakenAway(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === INVALID_ARGUMENT &&
    /transaction.*(closed|expired|no longer valid)/i.test(error.message)
  );
}

/** Runs a transaction, again when others were at the same documents. */
export async function inTransaction<T>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<T>,
  beginnings = MAX_BEGINNINGS,
): Promise<T> {
  try {
    return await database.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  } catch (error) {
    if (beginnings === 1 || !isTakenAway(error)) throw error;
    return inTransaction(database, work, beginnings - 1);
  }
}
