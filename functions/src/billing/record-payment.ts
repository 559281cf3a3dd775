import { type LedgerEntry, ledgerEntries, statements } from '@fleetfoot/shared/model/billing/ledger';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { record } from '../platform/audit';
import { isOvertaken } from '../platform/write-unchanged';
import { BY_STRIPE, type Told } from './services';

function addTo(batch: WriteBatch, database: Firestore, orgID: string, entry: LedgerEntry, told: Told): void {
  record(batch, database, orgID, {
    id: `${entry.kind}-${entry.id}`,
    kind: entry.kind === 'charge' ? 'charge.succeeded' : 'charge.refunded',
    ...(entry.kind === 'charge' ? told : BY_STRIPE),
    object: { id: entry.id, label: entry.description, path: ledgerEntries.document(orgID, entry.id) },
    after: { amount: entry.amount, last4: entry.last4 },
  });
  batch.create(database.doc(ledgerEntries.document(orgID, entry.id)), { ...entry });
  batch.set(
    database.doc(statements.document(orgID, entry.month)),
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
 * there already stays as it is, so every caller that learns of a payment may enter it.
 * @param told who charged; money is given back by Stripe
 */
export async function recordPayment(
  database: Firestore,
  orgID: string,
  entries: readonly LedgerEntry[],
  told: Told,
): Promise<void> {
  const refs = entries.map(({ id }) => database.doc(ledgerEntries.document(orgID, id)));
  const present = await database.getAll(...refs);
  const missing = entries.filter((_, index) => !present[index]?.exists);
  if (missing.length === 0) return;
  // A batch is a transaction without reads: it takes no locks, and fails whole when one of its entries is there.
  const batch = database.batch();
  for (const entry of missing) addTo(batch, database, orgID, entry, told);
  try {
    await batch.commit();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await recordPayment(database, orgID, entries, told);
  }
}
