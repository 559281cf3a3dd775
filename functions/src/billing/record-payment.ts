import type { LedgerEntry } from '@fleetfoot/shared/billing';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { billingPaths } from './billing-paths';
import { isOvertaken } from './write-unchanged';

function addTo(batch: WriteBatch, database: Firestore, orgID: string, entry: LedgerEntry): void {
  batch.create(database.doc(billingPaths.ledgerEntry(orgID, entry.id)), { ...entry });
  batch.set(
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

/**
 * Enters money that moved in an organisation's ledger, and in the statement of its month, in one transaction. What is
 * there already stays as it is, so whoever hears of a payment may enter it.
 */
export async function recordPayment(
  database: Firestore,
  orgID: string,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const refs = entries.map(({ id }) => database.doc(billingPaths.ledgerEntry(orgID, id)));
  const present = await database.getAll(...refs);
  const missing = entries.filter((_, index) => !present[index]?.exists);
  if (missing.length === 0) return;
  // A batch is a transaction that reads nothing: it waits for nobody, and fails whole when one of its entries is there.
  const batch = database.batch();
  for (const entry of missing) addTo(batch, database, orgID, entry);
  try {
    await batch.commit();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await recordPayment(database, orgID, entries);
  }
}
