import type { LedgerEntry } from '@fleetfoot/shared/billing';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '../domain/in-transaction';
import { billingPaths } from './billing-paths';

/**
 * Enters money that moved in an organisation's ledger, and in the statement of its month, in one transaction. What is
 * there already stays as it is, so whoever hears of a payment may enter it.
 */
export function recordPayment(
  database: Firestore,
  orgID: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const refs = entries.map(({ id }) => database.doc(billingPaths.ledgerEntry(orgID, id)));
    const present = await transaction.getAll(...refs);
    for (const [index, entry] of entries.entries()) {
      const document = present[index];
      if (!document || document.exists) continue;
      transaction.create(document.ref, { ...entry });
      transaction.set(
        database.doc(billingPaths.statement(orgID, entry.month)),
        {
          id: entry.month,
          amount: FieldValue.increment(entry.amount),
          entries: FieldValue.increment(1),
          updatedAt: FieldValue.serverTimestamp(),
        },
        { merge: true },
      );
    }
  });
}
