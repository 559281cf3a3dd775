import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** With the SDK's growing pauses, as many attempts as end before a function's time does. */
const MAX_ATTEMPTS = 8;

/** Runs a transaction, again when others were at the same documents. */
export function inTransaction<T>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
}
