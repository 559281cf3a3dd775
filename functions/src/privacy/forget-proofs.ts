import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { proofs } from '@fleetfoot/shared/model/delivery/proof';
import { privacyHolds } from '@fleetfoot/shared/model/privacy/privacy';
import {
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { inTransaction } from '../platform/in-transaction';

/** Proofs in one transaction. */
const AT_ONCE = 30;

interface Run {
  readonly database: Firestore;
  readonly now: Date;
  hasTime(): boolean;
}

/**
 * Removes what was given at the door: pictures, place and name. What is left says how it was proved, and when.
 * @param delivery read in this transaction
 */
export function dropProof(
  transaction: Transaction,
  database: Firestore,
  orgID: string,
  delivery: DocumentSnapshot,
): void {
  transaction.delete(database.doc(proofs.document(orgID, delivery.id)));
  if (delivery.get('proof_given')) transaction.update(delivery.ref, { 'proof_given.received_by': '' });
}

/** One batch of proofs whose time is up; returns the last one looked at. */
function forgetBatch(
  { database }: Run,
  orgID: string,
  query: Query,
): Promise<QueryDocumentSnapshot | undefined> {
  return inTransaction(database, async (transaction) => {
    const { docs } = await transaction.get(query.limit(AT_ONCE).select('expiresAt'));
    if (docs.length === 0) return undefined;
    const [holds, delivered] = await Promise.all([
      transaction.getAll(...docs.map(({ id }) => database.doc(privacyHolds.document(orgID, id)))),
      transaction.getAll(...docs.map(({ id }) => database.doc(deliveries.document(orgID, id)))),
    ]);
    for (const [index, delivery] of delivered.entries()) {
      if (!holds[index]?.exists) dropProof(transaction, database, orgID, delivery);
    }
    return docs.at(-1);
  });
}

/** Removes what an organisation has kept of what was given at the door for as long as it is kept, but for what is held. */
export async function forgetProofs(run: Run, orgID: string): Promise<void> {
  const due = run.database
    .collection(proofs.path(orgID))
    .where('expiresAt', '<=', Timestamp.fromDate(run.now))
    .orderBy('expiresAt');
  let query: Query | undefined = due;
  while (query && run.hasTime()) {
    const last: QueryDocumentSnapshot | undefined = await forgetBatch(run, orgID, query);
    query = last && due.startAfter(last);
  }
}
